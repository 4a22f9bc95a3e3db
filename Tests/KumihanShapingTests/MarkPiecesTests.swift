import KumihanText
import Testing

@testable import KumihanShaping

struct MarkPiecesTests {
  private func pieces(_ text: String) -> [String] {
    let utf8 = Array(text.utf8)
    return MarkPieces.of(utf8, 0..<utf8.count).map { String(decoding: utf8[$0], as: UTF8.self) }
  }

  @Test func writingIsOnePiece() {
    for text in ["", "a", String(repeating: "e\u{301}\u{323}", count: 1_000)] {
      #expect(pieces(text) == [text])
    }
    #expect(pieces(String(repeating: "情報デザイン", count: 1_000)).count == 1)
  }

  /// No piece has more marks than the bound, and nothing is lost.
  @Test func heapsOfMarksAreParted() {
    let text = "ae" + String(repeating: "\u{301}", count: 100_000) + "b\u{E9}\u{20DD}"
    let pieces = pieces(text)
    #expect(pieces.count == 391)
    #expect(pieces.allSatisfy { $0.unicodeScalars.count <= MarkPieces.greatestCount + 5 })
    #expect(pieces.joined().utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [false, true]) func theyAreSetAsOneCluster(isRightToLeft: Bool) throws {
    let base = isRightToLeft ? "א" : "e"
    let mark = isRightToLeft ? "\u{5B7}" : "\u{301}"
    let system = try makeSystem()
    let few = system.set(base + mark)
    let many = system.set(base + String(repeating: mark, count: 2_000))
    #expect(many.lines.count == 1 && many.size == few.size)
    #expect(
      many.lineTexts.joined().utf8.count == (base + mark).utf8.count + 1_999 * mark.utf8.count)
  }
}
