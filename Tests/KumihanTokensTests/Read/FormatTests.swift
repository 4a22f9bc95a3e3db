import Foundation
import KumihanTokens
import Testing

/// The format of the Design Tokens Community Group, as its text of October 2025 has it.
struct FormatTests {
  static func read(_ text: String) throws -> TokenDocument {
    try TokenDocument(parsing: text.utf8)
  }

  @Test func groupsGiveTheirTypeToTokens() throws {
    let document = try Self.read(
      """
      {"color": {"$type": "color", "$description": "All", "brand": {"$value": "#4D7CFF"},
        "deep": {"inner": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0.5]}},
          "size": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}}
      """)
    #expect(document.problems.isEmpty)
    #expect(document.tokens.map(\.name) == ["color.brand", "color.deep.inner", "color.deep.size"])
    #expect(document.tokens.map(\.type) == [.color, .color, .dimension])
    #expect(document["color.brand"]?.value.color?.hex == "#4D7CFF")
    #expect(document["color.deep.inner"]?.value.color?.hex == "#FF0080")
  }

  @Test func everyTypeIsRead() throws {
    let document = try Self.read(Self.allTypes)
    #expect(document.problems.isEmpty, "\(document.problems)")
    let words = Dictionary(uniqueKeysWithValues: document.tokens.map { ($0.name, $0.value.words) })
    #expect(words["color"] == "#0000FF")
    #expect(words["dimension"] == "1.5 rem")
    #expect(words["family"] == "Inter, System")
    #expect(words["weight"] == "600")
    #expect(words["duration"] == "0.2 s")
    #expect(words["curve"] == "curve 0.42 0 0.58 1")
    #expect(words["number"] == "0.4")
    #expect(words["stroke"] == "dashes 4 2 round")
    #expect(words["border"] == "1 solid #0000FF")
    #expect(words["transition"] == "0.2 s after 0 s, curve 0.42 0 0.58 1")
    #expect(words["shadow"] == "0 2 8 0 #00000080, 0 0 1 0 #0000FF inset")
    #expect(words["gradient"] == "#0000FF at 0 %, #FFFFFF at 100 %")
    #expect(words["text"] == "Inter 17 600, line 22.1, tracking -0.41")
  }

  static let allTypes = """
    {"color": {"$type": "color", "$value": "#00F"},
     "dimension": {"$type": "dimension", "$value": "1.5rem"},
     "family": {"$type": "fontFamily", "$value": ["Inter", "System"]},
     "weight": {"$type": "fontWeight", "$value": "semi-bold"},
     "duration": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
     "curve": {"$type": "cubicBezier", "$value": [0.42, 0, 0.58, 1]},
     "number": {"$type": "number", "$value": 0.4},
     "stroke": {"$type": "strokeStyle", "$value": {"dashArray": ["4px", "2px"], "lineCap": "round"}},
     "border": {"$type": "border", "$value": {"color": "{color}", "width": "1px", "style": "solid"}},
     "transition": {"$type": "transition",
       "$value": {"duration": "{duration}", "delay": "0ms", "timingFunction": "{curve}"}},
     "shadow": {"$type": "shadow", "$value": [
       {"color": "#00000080", "offsetX": "0px", "offsetY": "2px", "blur": "8px", "spread": "0px"},
       {"color": "{color}", "offsetX": "0px", "offsetY": "0px", "blur": "1px", "spread": "0px",
        "inset": true}]},
     "gradient": {"$type": "gradient",
       "$value": [{"color": "{color}", "position": 0}, {"color": "#fff", "position": 1.5}]},
     "text": {"$type": "typography", "$value": {"fontFamily": "{family}", "fontSize": "17px",
       "fontWeight": "{weight}", "letterSpacing": "-0.41px", "lineHeight": 1.3}}}
    """

  @Test func referencesTakeTypeAndValue() throws {
    let document = try Self.read(
      """
      {"a": {"$value": "{b}"}, "b": {"$value": {"$ref": "#/c/d/$value"}},
       "c": {"$type": "color", "d": {"$value": "#102030"}},
       "part": {"$type": "number", "$value": {"$ref": "#/e/$value/components/1"}},
       "e": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.25, 1]}},
       "f": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}, "$deprecated": true},
       "g": {"$ref": "#/f/$value", "$type": "dimension"}}
      """)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["a"]?.value.color?.hex == "#102030")
    #expect(document["a"]?.alias == "b")
    #expect(document["part"]?.value == .number(0.25))
    #expect(document["g"]?.value.points == 3)
    #expect(document["f"]?.isDeprecated == true)
  }

  @Test func groupsExtendOthers() throws {
    let document = try Self.read(
      """
      {"button": {"$type": "color", "ground": {"$value": "#111111"}, "label": {"$value": "#EEEEEE"},
         "$root": {"$value": "#222222"}},
       "danger": {"$extends": "{button}", "ground": {"$value": "#AA0000"}},
       "loud": {"$extends": "#/danger", "label": {"$value": "#FFFFFF"}}}
      """)
    #expect(document.problems.isEmpty, "\(document.problems)")
    #expect(document["danger.ground"]?.value.color?.hex == "#AA0000")
    #expect(document["danger.label"]?.value.color?.hex == "#EEEEEE")
    #expect(document["loud.ground"]?.value.color?.hex == "#AA0000")
    #expect(document["button"]?.value.color?.hex == "#222222")
  }

  @Test func modesStandBesideTokens() throws {
    let document = try Self.read(
      """
      {"c": {"$type": "color",
        "a": {"$value": "#ffffff", "$extensions": {"mode": {"Dark": "#000000"}}},
        "b": {"$value": "{c.a}"},
        "d": {"$value": "#123456", "$extensions": {"com.figma": {"modes": {"dark": "{c.a}"}}}}}}
      """)
    #expect(document.problems.isEmpty)
    #expect(document.modes == ["dark"])
    #expect(document["c.b"]?.value(in: "dark").color?.hex == "#000000")
    #expect(document["c.d"]?.value(in: "dark").color?.hex == "#000000")
    #expect(document["c.d"]?.value(in: "dark-contrast").color?.hex == "#000000", "the nearest")
    #expect(document["c.d"]?.value(in: "sepia").color?.hex == "#123456")
  }

  /// The ratios of the colour module's samples, checked against CSS Color 4's own conversions.
  @Test(arguments: [
    ("srgb-linear", [0.2140411, 0, 1], "#7F00FF"), ("hsl", [330, 100, 50], "#FF0080"),
    ("hwb", [0, 20, 40], "#993333"), ("lab", [100, 0, 0], "#FFFFFF"),
    ("lch", [54.29, 106.84, 40.86], "#FF0000"), ("oklab", [0.62796, 0.22486, 0.12585], "#FF0000"),
    ("oklch", [0.86644, 0.294827, 142.4953], "#00FF00"), ("display-p3", [1, 1, 1], "#FFFFFF"),
    ("a98-rgb", [0, 0, 0], "#000000"), ("prophoto-rgb", [1, 1, 1], "#FFFFFF"),
    ("rec2020", [1, 1, 1], "#FFFFFF"), ("xyz-d65", [0.41239, 0.21264, 0.01933], "#FF0000"),
    ("xyz-d50", [0.43607, 0.22249, 0.01392], "#FF0000"),
  ])
  func colourSpacesAreBroughtToSRGB(space: String, parts: [Double], hex: String) throws {
    let document = try Self.read(
      """
      {"c": {"$type": "color", "$value": {"colorSpace": "\(space)", "components": \(parts)}}}
      """)
    let color = try #require(document["c"]?.value.color)
    let wanted = try #require(TokenColor(text: hex))
    for (a, b) in [(color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue)]
    {
      #expect(abs(a - b) < 0.006, "\(space): \(color.hex)")
    }
  }
}
