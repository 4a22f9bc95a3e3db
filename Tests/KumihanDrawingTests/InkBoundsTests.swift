import Foundation
import KumihanDrawing
import Testing

@Suite struct InkBoundsTests {
  /// Every glyph is a square em on the baseline, but the blank one.
  private let ink = InkBounds<Never> { _ in
    { $0 == 0 ? .null : CGRect(x: 0, y: 0, width: 1, height: 1) }
  }

  private func run(_ glyphs: [UInt32]) -> DrawItem {
    let run = GlyphRun(
      face: FontFaceID(postScriptName: "none", file: "none"), size: 10,
      origin: CGPoint(x: 20, y: 30),
      glyphs: glyphs.enumerated().map { .init(id: $1, x: CGFloat($0) * 10, y: 0) },
      text: String(repeating: " ", count: glyphs.count),
      clusters: glyphs.map { _ in .init(utf8Count: 1, glyphCount: 1) },
      advance: CGFloat(glyphs.count) * 10)
    return DrawItem(.glyphs(run, .color(.black)))
  }

  private let rounded = DrawGroup.Clip(
    Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 10))

  @Test func glyphsReachFromTheirOrigins() {
    #expect(
      ink.bounds(of: [run([1, 0, 1])], transform: .identity)
        == CGRect(x: 20, y: 20, width: 30, height: 10))
  }

  /// Blanks alone in a rounded clip once had bounds that were not numbers.
  @Test func blanksHaveNoBoundsWhateverIsAroundThem() {
    let blank = run([0, 0])
    let around = [
      DrawGroup(clip: rounded, children: [blank]),
      DrawGroup(mask: [blank], children: [blank]),
      DrawGroup(
        transform: CGAffineTransform(rotationAngle: 1),
        filters: [.blur(radius: 3, isOpaque: false)],
        children: [DrawItem(.group(DrawGroup(clip: rounded, children: [blank])))]),
    ]
    for group in around {
      #expect(ink.bounds(of: .group(group), transform: .identity).isNull)
    }
  }

  @Test func blursAndShadowsReachBeyond() {
    let square = DrawItem(
      .fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), FillStyle()))
    let group = DrawGroup(
      filters: [.shadow(color: .black, radius: 2, offset: CGSize(width: 4, height: 0))],
      children: [square])
    #expect(
      ink.bounds(of: .group(group), transform: .identity)
        == CGRect(x: -2, y: -6, width: 22, height: 22))
  }
}
