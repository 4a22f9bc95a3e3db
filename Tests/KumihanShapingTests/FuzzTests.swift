import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// Texts that nobody wrote: the engine must answer each, soon, and with sound numbers.
struct FuzzTests {
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF,
    0x900...0x9FF, 0xB80...0xBFF, 0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F,
    0x2190...0x27BF, 0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xACFF, 0xFE00...0xFE0F,
    0xFB1D...0xFDFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0xE0000...0xE007F, 0x1...0x10FFFF,
  ]

  private func text(_ random: inout SeededRandom) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<random.below(40) {
      let block = Self.blocks[random.below(Self.blocks.count)]
      let code = block.lowerBound + UInt32(random.below(block.count))
      if let scalar = Unicode.Scalar(code) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  @Test func randomTexts() throws {
    let system = try makeSystem()
    var random = SeededRandom(seed: 42)
    for _ in 0..<600 {
      let (first, second) = (text(&random), text(&random))
      let runs = [
        TextRun(text: first, font: FontRequest(family: .system(.rounded), weight: 700)),
        TextRun(text: second, font: FontRequest(), tracking: 1),
      ]
      let modes: [ParagraphStyle.Truncation] = [.head, .middle, .tail]
      let style = ParagraphStyle(
        lineLimit: random.below(2) == 0 ? nil : 1 + random.below(3),
        truncation: modes[random.below(3)], isRightToLeft: random.below(2) == 0)
      let width = random.below(3) == 0 ? nil : CGFloat(random.below(200))
      let layout = system.layout(
        Paragraph(runs: runs, style: style), width: width, height: nil, pixel: 1.0 / 3)
      #expect(layout.size.width.isFinite && layout.size.width >= 0)
      #expect(layout.size.height.isFinite && layout.size.height >= 0)
      for piece in layout.lines.flatMap(\.pieces) {
        guard case .glyphs(let run) = piece.content else { continue }
        #expect(run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count)
        #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
        #expect(run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
  }

  /// Work is counted, not timed: twice the text may cost little more than twice the shaping.
  @Test(arguments: [
    "w", "\u{301}", "\u{628}\u{64B}", " ", "a\n", "\u{202E}a", "👩\u{200D}", "a b ",
  ])
  func absurdlyLongTexts(part: String) throws {
    func shaped(_ count: Int, width: CGFloat) throws -> Int {
      let library = CountingLibrary()
      let setter = TextSetter(book: try makeBook(), library: library, analyzer: ICUAnalyzer())
      let text = TextRun(
        text: String(repeating: part, count: count),
        font: FontRequest(family: .system(.rounded)))
      let layout = setter.layout(Paragraph(runs: [text]), width: width, height: nil, pixel: 0.5)
      #expect(layout.size.height > 0)
      #expect(!layout.lines.isEmpty)
      return library.bytes
    }
    for width: CGFloat in [200, 0] {
      let (half, whole) = try (shaped(1_500, width: width), shaped(3_000, width: width))
      #expect(half > 0)
      #expect(whole < half * 5 / 2, "\(half) bytes for 1,500, \(whole) for 3,000")
    }
  }
}
