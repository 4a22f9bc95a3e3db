import Foundation
import KumihanDrawing
import Testing

@testable import KumihanShaping
@testable import KumihanText

/// Words shaped once each are what the whole text shapes to.
struct WordCacheTests {
  static let texts = [
    "To AVA. We T. V, \"Wo\" Yo. LT AT P. F, 11 17 V A T o W a office ffi fj -> == fi ",
    "Thử Việt Võ Tạ Yểu, Đặng ễ ộ ữ  hai  khoảng   trắng. ", "Текст ТА УА. Для ГД, ёж Жук. ",
    "Ταύτα ΑΥ Τό, φίλε Ψυ. ", "a\u{301}e\u{323}\u{302} Z\u{351}a V\u{308} T\u{301}o ",
    "supercalifragilisticexpialidocious-and-more ",
  ]

  @Test(arguments: texts)
  func areShapedAsInTheWholeText(_ text: String) throws {
    let library = HarfBuzzLibrary()
    let utf8 = Array(String(repeating: text, count: 3).utf8)
    for entry in try makeBook().faces where entry.weight == 700 || entry.weight == 500 {
      let face = try library.open(entry.id)
      for (script, usesLigatures) in [("Latn", true), ("Cyrl", false), ("Grek", true)] {
        let options = ShapingOptions(
          script: script.utf8.reduce(0) { $0 << 8 | UInt32($1) }, usesLigatures: usesLigatures)
        let cache = WordCache()
        let whole = face.shape(utf8, 0..<utf8.count, options)
        #expect(cache.shape(face, utf8, 0..<utf8.count, options) == whole, "\(entry.id)")
        // Once more, from the cache, and from within the text.
        let range = text.utf8.count..<utf8.count
        #expect(
          cache.shape(face, utf8, range, options) == face.shape(utf8, range, options),
          "\(entry.id)")
      }
    }
  }

  @Test func linesOfLongTextsCanBeCutAnywhere() throws {
    let text = String(repeating: "Typography of VAST AVAILABILITY for offices. ", count: 20)
    let system = try makeSystem()
    for width in stride(from: 20, through: 300, by: 35) {
      let layout = system.set(text, FontRequest(size: 17), width: CGFloat(width))
      #expect(layout.lineTexts.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
