import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

@Suite struct FontSubsetTests {
  /// A subset's face, opened from a file of its own.
  private func open(_ subset: FontSubset) throws -> any FontFace {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString).ttf")
    try subset.data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try HarfBuzzLibrary().open(FontFaceID(postScriptName: "subset", file: file.path))
  }

  @Test(arguments: [
    "JohoRound-Bold.ttf", "JohoRoundJP-Bold.otf", "JohoIcons-Bold.ttf", "JohoIcons-Light.woff",
  ])
  func charactersAreTheGlyphsTheyWereGiven(_ name: String) throws {
    let id = FontFaceID(
      postScriptName: name, file: facesFolder.appendingPathComponent(name).path)
    let whole = try HarfBuzzLibrary().open(id)
    // On purpose not the glyphs that the face has for these characters.
    let characters: [Unicode.Scalar: UInt32] = ["A": 5, "B": 6, "z": 9, "é": 5]
    let subset = try FontSubset(of: id, characters: characters)
    #expect(subset.data.count < 20_000)
    let face = try open(subset)
    #expect(face.measures == whole.measures)
    for (scalar, glyph) in characters {
      let new = try #require(face.glyph(for: scalar))
      #expect(face.extents(of: new) == whole.extents(of: glyph), "\(scalar)")
    }
    #expect(face.glyph(for: "C") == nil)
  }

  @Test func aFileThatIsNoFontIsRefused() {
    let id = FontFaceID(postScriptName: "none", file: #filePath)
    #expect(throws: FontError.self) { try FontSubset(of: id, characters: ["A": 1]) }
  }

  /// As a damaged table of characters names them.
  @Test func glyphsThatTheFaceDoesNotHaveAreLeftOut() throws {
    let id = FontFaceID(
      postScriptName: "JohoRound",
      file: facesFolder.appendingPathComponent("JohoRound-Bold.ttf").path
    )
    let subset = try FontSubset(
      of: id, characters: ["A": 5, "a": .max, "b": .max - 1, "c": 70_000, "d": 0xFF00_0000])
    let face = try open(subset)
    #expect(face.glyph(for: "A") != nil)
    for scalar in ["a", "b", "c", "d"] as [Unicode.Scalar] {
      #expect(face.glyph(for: scalar) == nil)
    }
  }
}
