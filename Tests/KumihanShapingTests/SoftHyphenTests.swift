import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// U+00AD: nothing, unless a line ends there.
struct SoftHyphenTests {
  private let word = "extra\u{AD}ordi\u{AD}nary"

  private func glyphs(_ layout: TextLayout) -> [[GlyphRun]] {
    layout.lines.map { line in
      line.pieces.compactMap { if case .glyphs(let run) = $0.content { run } else { nil } }
    }
  }

  @Test func unusedOnesLeaveNoTrace() throws {
    let system = try makeSystem()
    let (with, without) = (system.set(word), system.set("extraordinary"))
    #expect(with.lineTexts == ["extraordinary"])
    #expect(with.size == without.size)
    #expect(
      glyphs(with).joined().flatMap { run in run.glyphs.map { run.origin.x + $0.x } }
        == glyphs(without).joined().flatMap { run in run.glyphs.map { run.origin.x + $0.x } })
    // Not even where letters are spaced.
    var run = TextRun(text: word, font: FontRequest(family: .system(.rounded)))
    run.tracking = 4
    var plain = run
    plain.text = "extraordinary"
    let spaced = [run, plain].map {
      system.layout(
        Paragraph(runs: [$0], style: ParagraphStyle()), width: nil, height: nil, pixel: 0.5)
    }
    #expect(spaced[0].size == spaced[1].size)
  }

  @Test func aLineThatEndsThereHasAHyphen() throws {
    let system = try makeSystem()
    let layout = system.set("An \(word) day", width: 90)
    #expect(layout.lineTexts == ["An extra\u{AD}", "ordinary", "day"])
    let runs = glyphs(layout)[0]
    #expect(runs.last?.text == "\u{AD}" && runs.last?.glyphs.count == 1)
    #expect(layout.lines.allSatisfy { $0.width <= 90 })
    // The hyphen stands right after the letters.
    let last = try #require(layout.lines[0].pieces.last)
    #expect(abs(last.maxX - layout.lines[0].width) < 0.001)
    #expect(abs(last.minX - layout.lines[0].pieces[0].maxX) < 0.001)
  }

  /// A hyphen without room for itself is no place for a break.
  @Test func theHyphenNeedsRoom() throws {
    let system = try makeSystem()
    let bare = system.set("An extra").size.width
    let hyphen = system.set("An extra-").size.width
    #expect(system.set("An \(word)", width: bare).lineTexts.first == "An")
    #expect(system.set("An \(word)", width: hyphen + 1).lineTexts.first == "An extra\u{AD}")
  }

  @Test func itsOwnWidthIsEnough() throws {
    let system = try makeSystem()
    let text = "\(word) and un\u{AD}con\u{AD}di\u{AD}tion\u{AD}al words of a para\u{AD}graph"
    for width in stride(from: CGFloat(30), through: 300, by: 7) {
      let first = system.set(text, width: width)
      let second = system.set(text, width: first.size.width)
      #expect(first.lineTexts == second.lineTexts)
      #expect(
        first.lineTexts.joined().filter { $0 != "\u{AD}" && $0 != " " }
          == text.filter { $0 != "\u{AD}" && $0 != " " })
    }
  }

  @Test func truncationAndOddPlacesAreSound() throws {
    let system = try makeSystem()
    var style = ParagraphStyle()
    style.lineLimit = 1
    #expect(system.set(word, width: 70, style: style).lineTexts[0].hasSuffix("…"))
    for text in [
      "\u{AD}", "\u{AD}\u{AD}a", "a\u{AD}", "a\u{AD} b", "\u{AD}\n\u{AD}", "של\u{AD}ום עולם",
    ] {
      for width in [1, 20, 400] as [CGFloat] {
        let layout = system.set(text, width: width)
        #expect(layout.size.width.isFinite)
        #expect(!glyphs(layout).joined().contains { $0.glyphs.isEmpty })
      }
    }
  }
}
