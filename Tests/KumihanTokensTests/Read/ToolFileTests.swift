import Foundation
import KumihanTokens
import Testing

/// What the files of other tools mean.
struct ToolFileTests {
  private func document(_ text: String) throws -> TokenDocument {
    let document = try TokenDocument(parsing: text.utf8)
    #expect(document.problems.map(\.description) == [])
    return document
  }

  private func words(_ text: String, _ names: String...) throws -> [String] {
    let document = try document(text)
    return names.map { document[$0]?.value.words ?? "none" }
  }

  @Test(arguments: ToolFiles.all.indices) func nothingIsWrong(number: Int) throws {
    #expect(try !document(ToolFiles.all[number]).tokens.isEmpty)
  }

  @Test func sumsAndFunctions() throws {
    let document = try document(ToolFiles.sums)
    #expect(document["double"]?.value.words == "8")
    #expect(document["mixed"]?.value.words == "9")
    #expect(document["round"]?.value.words == "1")
    #expect(document["alpha"]?.value.color?.hex == "#10101080")
    #expect(document["ink"]?.modes["dark"]?.color?.hex == "#FAFAFA")
    // Words that are no functions are words.
    for (sum, result) in [
      ("max(4, 2 * 3)", "6"), ("roundTo(10 / 4, 1)", "2.5"), ("floor(9 / 2)", "4"),
      ("pow(2, 3)", "8"),
    ] {
      let file =
        #"{"a": {"value": "\#(sum)", "type": "spacing"}, "b": {"value": "x", "type": "text"}}"#
      #expect(try words(file, "a") == [result], "\(sum)")
    }
    let broken = try TokenDocument(
      parsing: #"{"a": {"value": "half(4)", "type": "spacing"}}"#.utf8)
    #expect(broken.problems.map(\.description) == ["a: expected a dimension, found 'half(4)'"])
  }

  @Test func gradientsAsStudioWritesThem() throws {
    let document = try document(ToolFiles.studio)
    #expect(document["grad"]?.type == .gradient)
    guard case .gradient(let stops)? = document["grad"]?.value else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.color.hex) == ["#4D7CFF", "#FFFFFF"])
    #expect(stops.map(\.position) == [0, 1])
  }

  @Test func variablesInCollections() throws {
    let document = try document(ToolFiles.figmaCollections)
    #expect(document.tokens.map(\.name) == ["color.bg.base", "color.fg", "space.m", "on", "font"])
    #expect(document["color.bg.base"]?.modes["dark"]?.color?.hex == "#0D0F12")
    #expect(document["color.fg"]?.alias == "color.bg.base")
    #expect(document["space.m"]?.value.words == "16")
    #expect(document["on"]?.modes["dark"]?.words == "false")
  }

  @Test func typesThatPenpotHas() throws {
    #expect(
      try words(ToolFiles.penpot, "turn", "stroke", "spacing.m", "size") == [
        "45", "1.5", "16", "1 rem",
      ])
  }

  /// Source of the figures: the sample code of CSS Color 4.
  @Test func functionsOfColours() throws {
    let document = try document(ToolFiles.cssColours)
    func hex(_ name: String) -> String? { document["c.\(name)"]?.value.color?.hex }
    #expect(hex("rgb") == "#0A141E80")
    #expect(hex("old") == hex("rgb"))
    #expect(hex("hsl") == "#40BF40")
    #expect(hex("p3") == "#FF000066")
    #expect(hex("ok") == "#2784D5")
    let turned = try words(
      ##"{"c": {"$type": "color", "a": {"$value": "hsl(0.5turn 100% 50%)"}, "b": {"$value": "#00FFFF"}}}"##,
      "c.a", "c.b")
    #expect(turned[0] == turned[1])
    let faded = try words(
      ##"{"c": {"$type": "color", "a": {"$value": "rgba(#000000,0.1)"}, "b": {"$value": "#0000001A"}}}"##,
      "c.a", "c.b")
    #expect(faded[0] == faded[1])
    for wrong in ["oklch(60%)", "color(1 2 3)", "color(srgb-wide 1 0 0)", "lab(a b c)"] {
      let broken = try TokenDocument(
        parsing: #"{"c": {"$type": "color", "$value": "\#(wrong)"}}"#.utf8)
      #expect(broken.problems.map(\.description) == ["c: '\(wrong)' is not a colour"])
    }
  }
}
