import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// WOFF files and variable faces.
struct PackedFontTests {
  private var packed: URL { facesFolder.appendingPathComponent("NotoSansThai.woff") }

  private func withFile(_ bytes: Data, _ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString).woff")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }

  @Test func aWOFFFileIsTheFontInIt() throws {
    let font = try #require(PackedFont.unpacked(try Data(contentsOf: packed)))
    try withFile(font) { file in
      var (inside, outside) = (FontBook(), FontBook())
      try inside.add(file: packed)
      try outside.add(file: file)
      #expect(inside.faces.map(\.weight) == outside.faces.map(\.weight))
      let request = FontRequest(family: .named("Noto Sans Thai"), size: 100, weight: 900)
      let widths = [inside, outside].map {
        TextSystem(fonts: $0).set("ภาษาไทย", request, pixel: 0.001).size.width
      }
      #expect(widths[0] == widths[1] && widths[0] > 100)
    }
  }

  /// Unpacking a whole font for a sign that it lacks takes longer than a page.
  @Test func anotherFacesCharacterDoesNotOpenIt() throws {
    let library = CountingLibrary()
    let setter = TextSetter(book: try makeBook(), library: library, analyzer: ICUAnalyzer())
    func opened(_ text: String) -> Set<String> {
      let run = TextRun(text: text, font: FontRequest(family: .system(.rounded), weight: 800))
      _ = setter.layout(Paragraph(runs: [run]), width: nil, height: nil, pixel: 0.5)
      return Set(library.opened.map { URL(fileURLWithPath: $0).lastPathComponent })
    }
    #expect(opened("a ※") == ["JohoRound-ExtraBold.ttf", "JohoRoundSym-ExtraBold.ttf"])
    #expect(opened("漢").contains("JohoRoundJP-ExtraBold.woff"))
  }

  @Test func itsCharactersAreThoseOfTheFontInIt() throws {
    let library = HarfBuzzLibrary()
    let isThere = try #require(library.packedCharacters(of: packed.path))
    let face = try library.open(FontFaceID(postScriptName: "Thai", file: packed.path))
    let scalars = (UInt32(0)...0x2FFF).compactMap(Unicode.Scalar.init)
    #expect(scalars.allSatisfy { isThere($0) == (face.glyph(for: $0) != nil) })
    #expect(scalars.contains { isThere($0) })
    let plain = facesFolder.appendingPathComponent("JohoRound-Bold.ttf").path
    #expect(library.packedCharacters(of: plain) == nil)
    #expect(library.packedCharacters(of: "/no/such.woff") == nil)
  }

  @Test func damagedOnesAreOneClearError() throws {
    let whole = try Data(contentsOf: packed)
    var flipped = whole
    for index in stride(from: 1200, to: whole.count, by: 97) { flipped[index] ^= 0x5A }
    var boundless = whole
    boundless.replaceSubrange(56..<60, with: [0xFF, 0xFF, 0xFF, 0xFF])
    for bytes in [whole.prefix(30), whole.prefix(600), flipped, boundless] {
      #expect(PackedFont.unpacked(Data(bytes)) == nil)
      try withFile(Data(bytes)) { file in
        var book = FontBook()
        let error = #expect(throws: FontError.self) { try book.add(file: file) }
        #expect(error?.description.contains(file.path) == true)
      }
    }
  }

  @Test func aVariableFaceHasTheWeightsOfItsInstances() throws {
    let book = try makeBook()
    #expect(
      book.faces(of: "Noto Sans Thai").map(\.weight).sorted()
        == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    let system = TextSystem(fonts: book)
    let widths = [100, 400, 700, 900].map {
      system.set("ภาษาไทย", FontRequest(size: 100, weight: $0), pixel: 0.001).size.width
    }
    #expect(widths == widths.sorted() && widths[3] - widths[0] > 20)
  }

  /// What an SVG holds is the instance, not the face's default.
  @Test func aSubsetIsOfTheInstance() throws {
    let book = try makeBook()
    let advances = try [100, 400, 900].map { weight -> Int in
      let face = try #require(book.face(family: "Noto Sans Thai", weight: weight))
      let subset = try FontSubset(of: face.id, characters: ["ก": 4]).data
      var small = FontBook()
      var advance = 0
      try withFile(subset) { file in
        try small.add(file: file)
        #expect(small.faces.count == 1)
        let family = try #require(small.faces.first?.family)
        let font = FontRequest(family: .named(family), size: 1000)
        advance = Int(TextSystem(fonts: small).set("ก", font, pixel: 0.001).size.width)
      }
      return advance
    }
    #expect(advances == advances.sorted() && advances[0] < advances[2])
  }
}
