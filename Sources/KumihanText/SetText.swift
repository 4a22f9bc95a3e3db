import Foundation
import KumihanDrawing

/// A shaped paragraph, before line breaking: one segment for each stretch between line ends.
/// Lengths are in points at the runs' own sizes.
struct SetText: Sendable {
  var segments: [Segment]
  var missing: [MissingGlyph]
  /// Families that runs ask for and the book does not have, each once.
  var missingFamilies: [String]
}

struct Segment: Sendable {
  /// Without line ends; control characters have become spaces.
  var utf8: [UInt8]
  var items: [Item]
  /// In logical order, over all items.
  var clusters: [Cluster]
  /// One for each item.
  var spacings: [Spacing]
  var baseLevel: UInt8
  /// The line's measures when the segment is empty.
  var emptyLine: LineMeasures
  /// The attributes of an ellipsis when the segment is empty.
  var emptyRun: Int
  let breaks: LineBreaks
  /// The hyphen of a line that breaks at a soft hyphen, by the run of that hyphen.
  var hyphens: [Int: LineMark] = [:]

  func utf8End(ofCluster index: Int) -> Int {
    index + 1 < clusters.count ? Int(clusters[index + 1].offset) : utf8.count
  }
}

/// A stretch of one run, one face, one script and one direction.
struct Item: Sendable {
  var content: Content
  var run: Int
  var level: UInt8
  var utf8: Range<Int>
  var clusters: Range<Int>
  var measures: LineMeasures
  var spacing: Spacing
  var baselineOffset: CGFloat

  enum Content: Sendable {
    case glyphs(Glyphs)
    case image(ImageResource, CGSize)
    /// Characters missing in all faces, each in a box with its number.
    case boxes(MissingBoxes)
    /// Characters that are invisible and have no glyph.
    case nothing
  }

  struct Glyphs: Sendable {
    var link: FontCascade.Link
    var options: ShapingOptions
    var slant: CGFloat
    /// The glyphs of the whole item, in visual order.
    var shaped: [ShapedGlyph]
    /// Points for a font unit.
    var unit: CGFloat
    /// Points the glyphs are lowered by.
    var shift: CGFloat = 0
    /// Points that the face adds after each cluster, independent of the text.
    var tracking: CGFloat = 0
  }
}

/// A sign that is not in the text, set like one of its runs: an ellipsis, a hyphen.
struct LineMark: Sendable {
  var segment: Segment

  func width(tightening: CGFloat) -> CGFloat {
    segment.width(of: segment.clusters.indices, tightening: tightening)
  }

  /// The sign as parts of a line at the level of the text around it.
  func parts(level: UInt8) -> [LinePart] {
    var parts = segment.parts(segment.clusters.indices)
    for index in parts.indices { parts[index].item.level = level }
    return parts
  }
}

/// Additions to the advances of glyphs.
struct Spacing: Hashable, Sendable {
  /// After each cluster, in points.
  var after: CGFloat
  /// Whether the last cluster of a line has it too.
  var keepsLast: Bool
  /// Points per em as the run requests.
  var fontSize: CGFloat
}

/// The smallest piece of text with its own glyphs.
struct Cluster: Sendable {
  /// The first byte in the segment.
  var offset: Int32
  var item: Int32
  /// The first glyph in the item's, and how many.
  var glyph, glyphCount: Int32
  var isSpace: Bool
  /// U+00AD: invisible, unless a line ends with it.
  var isSoftHyphen = false
  /// Extends to the next tab stop; its advance depends on its position.
  var isTab = false
  var isUnsafeToBreak: Bool
  /// Without spacing.
  var advance: CGFloat
}

/// The extent of a line above and below its baseline, and its leading.
struct LineMeasures: Hashable, Sendable {
  var ascent, descent, leading: CGFloat

  init(_ metrics: FontMetrics, raisedBy offset: CGFloat) {
    // The line keeps the place that the run would have, and grows to where it is.
    ascent = metrics.ascent + max(offset, 0)
    descent = metrics.descent + max(-offset, 0)
    leading = metrics.leading
  }

  mutating func unite(_ other: LineMeasures) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
