import KumihanTokens
import Testing

/// Files of other tools, and documents of several files.
struct ShapeTests {
  @Test func styleDictionaryIsRead() throws {
    let document = try FormatTests.read(
      """
      {"color": {"base": {"red": {"value": "#ff0000", "comment": "Loud"}},
         "font": {"alert": {"value": "{color.base.red.value}"}}},
       "size": {"font": {"small": {"value": 12, "attributes": {"category": "size"}}}},
       "time": {"quick": {"value": "200ms"}}}
      """)
    #expect(document.shape == .styleDictionary)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["color.font.alert"]?.value.color?.hex == "#FF0000")
    #expect(document["color.base.red"]?.description == "Loud")
    #expect(document["size.font.small"]?.value.points == 12)
    #expect(document["time.quick"]?.value == .duration(0.2))
  }

  @Test func styleDictionaryHasADarkValueBesideTheValue() throws {
    let document = try FormatTests.read(
      """
      {"color": {"paper": {"value": "#FFFFFF", "darkValue": "{color.night}"}, "night": {"value": "#101418"}}}
      """)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document.modes == ["dark"])
    #expect(document["color.paper"]?.value.color?.hex == "#FFFFFF")
    #expect(document["color.paper"]?.modes["dark"]?.color?.hex == "#101418")
  }

  /// Sets of Tokens Studio without themes: references leave out the names of the sets.
  @Test func setsWithoutThemes() throws {
    let document = try FormatTests.read(
      """
      {"core": {"radius": {"m": {"value": "8", "type": "borderRadius"}}},
       "parts": {"card": {"value": "{radius.m}", "type": "borderRadius"}}}
      """)
    #expect(document.shape == .tokensStudio)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["card"]?.value.points == 8)
  }

  /// Changes of colours of Tokens Studio, along references as well.
  @Test(arguments: [
    ("darken", "0.2", "lch", "#0051B3"), ("darken", "0.5", "srgb", "#1A3366"),
    ("lighten", "0.5", "hsl", "#99B3E6"), ("mix", "0.5", "srgb", "#99B3E6"),
    ("alpha", "0.5", "lch", "#3366CC80"),
  ]) func changesOfColours(type: String, amount: String, space: String, hex: String) throws {
    let document = try FormatTests.read(
      """
      {"global": {"blue": {"value": "#3366CC", "type": "color"},
         "changed": {"value": "{blue}", "type": "color", "$extensions": {"studio.tokens": {"modify":
           {"type": "\(type)", "value": "\(amount)", "space": "\(space)", "color": "#FFFFFF"}}}},
         "same": {"value": "{changed}", "type": "color"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["global"]}}
      """)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["blue"]?.value.color?.hex == "#3366CC")
    #expect(document["changed"]?.value.color?.hex == hex)
    #expect(document["same"]?.value.color?.hex == hex)
  }

  @Test func unknownChangesOfColoursAreNamed() throws {
    let document = try FormatTests.read(
      """
      {"global": {"blue": {"value": "#3366CC", "type": "color", "$extensions": {"studio.tokens":
         {"modify": {"type": "darkn", "value": "0.2", "space": "lch"}}}},
         "green": {"value": "#33CC66", "type": "color", "$extensions": {"studio.tokens":
         {"modify": {"type": "darken", "value": "20", "space": "lch"}}}}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["global"]}}
      """)
    #expect(document.problems.map(\.path) == ["blue", "green"])
    #expect(document.problems.first?.hint == "did you mean 'darken'?")
  }

  /// Spectrum's sets are modes.
  @Test func valuesOfSets() throws {
    let document = try FormatTests.read(
      """
      {"blue-100": {"sets": {"light": {"value": "rgb(224, 242, 255)"}, "dark": {"value": "#002651"}}},
       "accent": {"value": "{blue-100}"}}
      """)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document.modes == ["dark"])
    #expect(document["accent"]?.value.color?.hex == "#E0F2FF")
    #expect(document["accent"]?.modes["dark"]?.color?.hex == "#002651")
  }

  @Test(arguments: [
    #""props": {"COLOR_INK": {"value": "{!BLUE}", "type": "color"}}"#,
    #""props": [{"name": "COLOR_INK", "value": "{!BLUE}"}], "global": {"type": "color"}"#,
  ])
  func propertiesOfTheo(props: String) throws {
    let document = try FormatTests.read(
      ##"{"aliases": {"BLUE": {"value": "#0070d2"}}, \##(props)}"##)
    #expect(document.shape == .theo)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["COLOR_INK"]?.value.color?.hex == "#0070D2")
  }

  @Test func valuesAlone() throws {
    let document = try FormatTests.read(
      """
      {"colors": {"slate": {"50": "#f8fafc"}, "current": "currentColor"}, "spacing": {"1": "0.25rem"},
       "fontFamily": {"sans": ["Inter", "sans-serif"]}, "fontSize": {"sm": ["0.875rem", {"lineHeight": "1rem"}]}}
      """)
    #expect(document.shape == .plain)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["colors.slate.50"]?.value.color?.hex == "#F8FAFC")
    #expect(document["spacing.1"]?.value.points == 4)
    #expect(document["fontSize.sm"]?.value.points == 14)
    #expect(document["colors.current"] == nil)
  }

  /// What a tool writes beside a token's value is no token inside it.
  @Test func wordsBesideAValue() throws {
    let document = try FormatTests.read(
      """
      {"c": {"$type": "color", "$value": "RebeccaPurple", "alpha": 0.3,
         "attributes": {"group": "paint"}}}
      """)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["c"]?.value.color?.hex == "#663399")
  }

  static let studio = """
    {"core": {"spacing": {"s": {"value": "8", "type": "spacing"},
        "m": {"value": "{spacing.s} * 2", "type": "spacing"}},
       "faint": {"value": "rgba({fg}, 0.5)", "type": "color"}},
     "light": {"fg": {"value": "#111111", "type": "color"}},
     "dark": {"fg": {"value": "#eeeeee", "type": "color"}},
     "$themes": [
       {"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
       {"name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
     "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
    """

  @Test func tokensStudioThemesAreModes() throws {
    let document = try FormatTests.read(Self.studio)
    #expect(document.shape == .tokensStudio)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document.modes == ["dark"])
    #expect(document["fg"]?.value.color?.hex == "#111111")
    #expect(document["fg"]?.value(in: "dark").color?.hex == "#EEEEEE")
    #expect(document["spacing.m"]?.value.points == 16)
    #expect(document["faint"]?.value(in: "dark").color?.hex == "#EEEEEE80")
  }

  static let figma = """
    {"status": 200, "meta": {"variableCollections": {"C:1": {"name": "Theme", "defaultModeId": "1:0",
        "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}},
      "variables": {
        "V:1": {"name": "color/ground", "resolvedType": "COLOR", "variableCollectionId": "C:1",
          "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}},
        "V:2": {"name": "color/card", "resolvedType": "COLOR", "variableCollectionId": "C:1",
          "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}}},
        "V:3": {"name": "space/m", "resolvedType": "FLOAT", "variableCollectionId": "C:1",
          "valuesByMode": {"1:0": 16}, "scopes": ["GAP"]}}}}
    """

  @Test func figmaVariablesHaveModes() throws {
    let document = try FormatTests.read(Self.figma)
    #expect(document.shape == .figma)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["color.card"]?.value(in: "dark").color?.hex == "#000000")
    #expect(document["color.card"]?.alias == "color.ground")
    #expect(document["space.m"]?.value.points == 16)
    let twice = Self.figma.replacing("\"Dark\"", with: "\"LIGHT\"")
    #expect(
      try FormatTests.read(twice).problems.map(\.description)
        .contains("Theme: two modes have the name 'light'"))
  }

  /// Variables and collections as lists, without their keys.
  @Test func figmaVariablesInLists() throws {
    let document = try FormatTests.read(
      """
      {"variableCollections": [{"id": "C:1", "name": "Theme",
         "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}],
       "variables": [
         {"id": "V:1", "name": "color/ground", "resolvedType": "COLOR",
          "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}},
         {"id": "V:2", "name": "color/card", "resolvedType": "COLOR",
          "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}}}]}
      """)
    #expect(document.shape == .figma)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["color.ground"]?.value(in: "dark").color?.hex == "#000000")
    #expect(document["color.card"]?.alias == "color.ground")
  }

  @Test func figmaCollectionsOfAPlugInAreRead() throws {
    let document = try FormatTests.read(
      """
      {"collections": [{"name": "Colors", "modes": [
        {"name": "Light", "variables": [{"name": "bg/page", "type": "color", "value": "#FFFFFF"},
          {"name": "bg/card", "type": "color", "isAlias": true, "value": {"collection": "Colors", "name": "bg/page"}}]},
        {"name": "Dark", "variables": [{"name": "bg/page", "type": "color", "value": "#000000"}]}]}]}
      """)
    #expect(document.shape == .figma)
    #expect(document["bg.card"]?.value(in: "dark").color?.hex == "#000000")
  }

  static let resolver = """
    {"name": "brand", "version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {
       "theme": {"default": "light", "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}},
       "contrast": {"default": "normal", "contexts": {"normal": [],
         "contrast": [{"c": {"$type": "color", "ink": {"$value": "#000000"}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
       {"$ref": "#/modifiers/contrast"}]}
    """

  static func load(_ name: String) -> [UInt8]? {
    switch name {
    case "base.json":
      Array(
        ##"{"c": {"$type": "color", "ink": {"$value": "#333333"}, "paper": {"$value": "#ffffff"}}}"##
          .utf8)
    case "dark.json": Array(##"{"c": {"$type": "color", "paper": {"$value": "#101010"}}}"##.utf8)
    default: nil
    }
  }

  @Test func resolverContextsAreModes() throws {
    let document = try TokenDocument(parsing: Self.resolver.utf8, load: Self.load)
    #expect(document.shape == .resolver)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(Set(document.modes) == ["dark", "contrast", "dark-contrast"])
    #expect(document["c.paper"]?.value(in: "dark").color?.hex == "#101010")
    #expect(document["c.ink"]?.value(in: "contrast").color?.hex == "#000000")
    #expect(document["c.ink"]?.value.color?.hex == "#333333")
    #expect(document["c.paper"]?.value(in: "dark-contrast").color?.hex == "#101010")
  }

  @Test func faultsOfResolversAreNamed() throws {
    let missing = Self.resolver.replacing("dark.json", with: "drak.json")
    let words = try TokenDocument(parsing: missing.utf8, load: Self.load).problems
    #expect(
      words.map(\.description) == [
        "modifiers.theme.dark.0: names the file 'drak.json', which cannot be read"
      ])
    let unknown = Self.resolver.replacing("#/modifiers/theme", with: "#/modifiers/them")
    #expect(
      try TokenDocument(parsing: unknown.utf8, load: Self.load).problems.first?.hint
        == "did you mean '#/modifiers/theme'?")
    let twice = Self.resolver.replacing("\"dark\": [", with: "\"Light\": [")
    #expect(
      try TokenDocument(parsing: twice.utf8, load: Self.load).problems.map(\.description)
        .contains("modifiers.theme: two modes have the name 'light'"))
  }
}
