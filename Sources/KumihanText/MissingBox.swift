public import Foundation
public import KumihanDrawing

/// The replacement for a character missing in all faces: a box with the character's number in it.
public struct MissingBox: Hashable, Sendable {
  /// The middle of the box's outline, in the text's coordinates.
  public var frame: CGRect
  /// The width of the outline, in points.
  public var lineWidth: CGFloat
  /// The number's figures in two rows; its text is the character itself, so that it can still be
  /// selected and searched for.
  public var number: GlyphRun

  public init(frame: CGRect, lineWidth: CGFloat, number: GlyphRun) {
    (self.frame, self.lineWidth, self.number) = (frame, lineWidth, number)
  }
}

/// The boxes of neighbouring characters missing in all faces.
struct MissingBoxes: Sendable {
  private let scalars: [Unicode.Scalar]
  /// Draws the figures.
  private let link: FontCascade.Link
  private let size: CGFloat

  /// Measures in parts of the font size.
  private enum Grid {
    static let figures: CGFloat = 0.36
    static let column: CGFloat = 0.25
    static let row: CGFloat = 0.36
    static let padding: CGFloat = 0.09
    static let air: CGFloat = 0.07
    static let lineWidth: CGFloat = 0.045
    /// From the baseline up to the middle of the box: half the height of capitals.
    static let middle: CGFloat = 0.352
    static let height: CGFloat = 0.92
  }

  init(_ utf8: ArraySlice<UInt8>, link: FontCascade.Link, size: CGFloat) {
    scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars)
    (self.link, self.size) = (link, size)
  }

  /// Two figures a row, or three where the number is long.
  private static func columns(_ scalar: Unicode.Scalar) -> Int { scalar.value > 0xFFFF ? 3 : 2 }

  private static func width(_ scalar: Unicode.Scalar) -> CGFloat {
    CGFloat(columns(scalar)) * Grid.column + 2 * Grid.padding
  }

  /// One for each character.
  func clusters(bytes: Range<Int>, item: Int32) -> [Cluster] {
    var offset = bytes.lowerBound
    return scalars.enumerated().map { index, scalar in
      defer { offset += UTF8.width(scalar) }
      return Cluster(
        offset: Int32(offset), item: item, glyph: Int32(index), glyphCount: 1, isSpace: false,
        isUnsafeToBreak: false, advance: size * (Self.width(scalar) + 2 * Grid.air))
    }
  }

  func box(_ index: Int, at origin: CGPoint, scale: CGFloat) -> MissingBox {
    let scalar = scalars[index]
    let em = size * scale
    let frame = CGRect(
      x: origin.x + Grid.air * em, y: origin.y - (Grid.middle + Grid.height / 2) * em,
      width: Self.width(scalar) * em, height: Grid.height * em)
    let digits = figures(of: scalar, em: em)
    let run = GlyphRun(
      face: link.face.id, size: em * Grid.figures * link.scale,
      origin: CGPoint(x: frame.minX + Grid.padding * em, y: origin.y), glyphs: digits,
      text: String(scalar),
      clusters: [GlyphRun.Cluster(utf8Count: UTF8.width(scalar), glyphCount: digits.count)],
      advance: frame.width - 2 * Grid.padding * em)
    return MissingBox(frame: frame, lineWidth: max(em * Grid.lineWidth, 0.5), number: run)
  }

  private func figures(of scalar: Unicode.Scalar, em: CGFloat) -> [GlyphRun.Glyph] {
    let columns = Self.columns(scalar)
    let number = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(2 * columns - number.count, 0)) + number
    return padded.unicodeScalars.enumerated().compactMap { index, digit in
      guard let glyph = link.face.glyph(for: digit) else { return nil }
      let ink = link.face.extents(of: glyph)
      let unit = em * Grid.figures * link.unit
      let center = (CGFloat(index % columns) + 0.5) * Grid.column * em
      let row = CGFloat(index / columns) - 0.5
      return GlyphRun.Glyph(
        id: glyph, x: center - ink.midX * unit,
        y: row * Grid.row * em - Grid.middle * em + ink.midY * unit)
    }
  }
}
