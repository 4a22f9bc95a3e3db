import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// The default design in four widths, the serif in its own face.
struct WidthTests {
  private func width(_ percent: Int, weight: Int = 400) throws -> CGFloat {
    let font = FontRequest(size: 100, weight: weight, width: percent)
    return try makeSystem().set("Hamburgefonstiv 123", font, pixel: 0.001).size.width
  }

  @Test(arguments: [100, 400, 600, 900])
  func narrowerAndWiderTextIs(_ weight: Int) throws {
    let widths = try [62, 75, 100, 125].map { try width($0, weight: weight) }
    #expect(widths == widths.sorted())
    for (width, share) in zip(widths, [0.7, 0.82, 1, 1.17]) {
      #expect(abs(width / widths[2] - share) < 0.08, "\(widths)")
    }
  }

  @Test func widthsHaveWeights() throws {
    for percent in [62, 75, 125] {
      let faces = try makeBook().faces(of: "Joho Sans").filter { $0.width == percent }
      #expect(faces.map(\.weight).sorted() == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    }
  }

  @Test func whatANarrowFaceLacksComesFromAnother() throws {
    let layout = try makeSystem().set("a Ω あ", FontRequest(size: 20, width: 75))
    #expect(layout.missing.isEmpty && layout.lineTexts == ["a Ω あ"])
  }

  @Test func theSerifDesignHasItsFace() throws {
    let system = try makeSystem()
    let upright = FontRequest(family: .system(.serif), size: 20)
    var slanted = upright
    slanted.isItalic = true
    #expect(system.set("Serif", upright).faceTexts == ["JohoSerif-Regular:Serif"])
    #expect(system.set("Serif", slanted).faceTexts == ["JohoSerif-RegularItalic:Serif"])
    // Its capitals are as high as the system font's.
    let face = try #require(try makeBook().face(family: "Joho Serif", weight: 400))
    var book = FontBook(faces: [face])
    book.fallback = []
    let own = TextSystem(fonts: book).metrics(
      FontRequest(family: .named("Joho Serif"), size: 1.05))
    #expect(abs(own.capHeight - 1443 / 2048.0) < 0.003)
  }
}
