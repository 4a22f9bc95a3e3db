import Foundation
import Kumihan
import KumihanFonts

/// Sets texts that nobody wrote and checks what comes out: `fuzz COUNT [SEED]`.
struct TextFuzz {
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x80...0x24F, 0x300...0x36F, 0x370...0x52F,
    0x590...0x6FF,
    0x900...0xDFF, 0xE00...0xE7F, 0xF00...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2000...0x206F,
    0x2190...0x27BF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7FF, 0xFE00...0xFE0F,
    0xFB1D...0xFDFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0xE0000...0xE007F, 0x1...0x10FFFF,
  ]

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }

  private mutating func text() -> String {
    var scalars = String.UnicodeScalarView()
    let home = Self.blocks[below(Self.blocks.count)]
    for _ in 0..<below(60) {
      let block = below(3) == 0 ? Self.blocks[below(Self.blocks.count)] : home
      if let scalar = Unicode.Scalar(block.lowerBound + UInt32(below(block.count))) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Sets `count` texts; the first that comes out wrong, or nil.
  mutating func run(_ count: Int, in system: TextSystem) -> String? {
    let modes: [ParagraphStyle.Truncation] = [.head, .middle, .tail]
    for number in 0..<count {
      let (first, second) = (text(), text())
      let runs = [
        TextRun(text: first, font: FontRequest(family: .system(.rounded), weight: 700)),
        TextRun(text: second, font: FontRequest(), kerning: below(2) == 0 ? 1 : 0),
      ]
      let style = ParagraphStyle(
        alignment: below(4) == 0 ? .justified : .leading,
        lineLimit: below(2) == 0 ? nil : 1 + below(3), truncation: modes[below(3)],
        minimumScaleFactor: below(4) == 0 ? 0.5 : 1, allowsTightening: below(4) == 0,
        isRightToLeft: below(2) == 0)
      let width = below(3) == 0 ? nil : CGFloat(below(200))
      let layout = system.layout(
        Paragraph(runs: runs, style: style), width: width, height: nil, pixel: 1.0 / 3)
      if !Self.isSound(layout) {
        let codes = (first + second).unicodeScalars.map { String($0.value, radix: 16) }
        return "text \(number): \(codes.joined(separator: " "))"
      }
    }
    return nil
  }

  private static func isSound(_ layout: TextLayout) -> Bool {
    guard layout.size.width.isFinite, layout.size.height.isFinite, layout.size.width >= 0 else {
      return false
    }
    return layout.lines.flatMap(\.pieces).allSatisfy { piece in
      guard case .glyphs(let run) = piece.content else {
        return piece.minX.isFinite && piece.maxX.isFinite
      }
      return run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count
        && run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count
        && run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }
}
