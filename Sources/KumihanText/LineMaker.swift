import Foundation

/// A line as clusters of one segment, before it is placed.
struct LineRange: Sendable {
  var segment: Int
  var clusters: Range<Int>
  /// Without trailing spaces.
  var visible: Range<Int>
  /// Of the visible part, with the hyphen.
  var width: CGFloat
  /// Of the spaces at which the line breaks, which hang.
  var hang: CGFloat
  /// The hyphen drawn where the line ends within a word.
  var hyphen: LineMark?
  var endsSegment: Bool
}

/// Fills lines one after the other: as much as fits, up to the last allowed break; a word longer
/// than the line breaks between clusters, or exceeds it. Trailing spaces hang.
struct LineMaker {
  private let text: SetText
  private let limit: CGFloat
  /// Taken from each cluster's advance, in parts of its font size.
  private let tightening: CGFloat
  private let keepsWords: Bool
  private var segment = 0
  private var start = 0
  private var canBreak: [Bool] = []

  init(_ text: SetText, limit: CGFloat, tightening: CGFloat = 0, keepsWords: Bool = false) {
    self.text = text
    self.keepsWords = keepsWords
    self.limit = limit
    self.tightening = tightening
  }

  mutating func next() -> LineRange? {
    guard segment < text.segments.count else { return nil }
    let current = text.segments[segment]
    let clusters = current.clusters
    var end = start
    var lastBreak: Int?
    var width: CGFloat = 0
    while end < clusters.count {
      if end > start, !canBreak.isEmpty, canBreak[end], hyphenFits(at: end, width) {
        lastBreak = end
      }
      let advance = current.advance(of: clusters[end], at: width, tightening: tightening)
      if !clusters[end].isSpace, end > start, width + advance.visible > limit + Self.tolerance {
        if canBreak.isEmpty {
          canBreak = current.breakableClusters()
          lastBreak = (start + 1...end).last {
            canBreak[$0]
              && hyphenFits(at: $0, current.width(of: start..<$0, tightening: tightening))
          }
        }
        if keepsWords, lastBreak == nil {
          end = canBreak[end...].firstIndex(of: true) ?? clusters.count
        }
        break
      }
      width += advance.full
      end += 1
    }
    return take(upTo: end < clusters.count ? lastBreak ?? end : end)
  }

  /// Whether a line of `width` can also hold the hyphen that it would end with before a cluster.
  private func hyphenFits(at end: Int, _ width: CGFloat) -> Bool {
    guard let hyphen = text.segments[segment].hyphen(before: end) else { return true }
    return width + hyphen.width(tightening: tightening) <= limit + Self.tolerance
  }

  /// Rounding noise that still counts as fitting, in points.
  static let tolerance: CGFloat = 0.001

  private mutating func take(upTo end: Int) -> LineRange {
    let endsSegment = end == text.segments[segment].clusters.count
    let visible = text.segments[segment].trimmed(start..<end)
    let width = text.segments[segment].width(of: visible, tightening: tightening)
    // A line so narrow that it breaks anywhere may not hold the hyphen.
    let hyphen =
      endsSegment || !hyphenFits(at: end, width) ? nil : text.segments[segment].hyphen(before: end)
    let hang = endsSegment ? 0 : self.hang(after: visible, upTo: end)
    let line = LineRange(
      segment: segment, clusters: start..<end, visible: visible,
      width: width + (hyphen?.width(tightening: tightening) ?? 0), hang: hang, hyphen: hyphen,
      endsSegment: endsSegment)
    start = end
    if endsSegment {
      segment += 1
      start = 0
      canBreak = []
    }
    return line
  }

  /// Of the spaces after the visible part, with what the last letter's spacing adds before them.
  private func hang(after visible: Range<Int>, upTo end: Int) -> CGFloat {
    guard visible.upperBound < end else { return 0 }
    let last = max(visible.upperBound - 1, start)
    let (whole, seen) = (last..<end, last..<visible.upperBound)
    return text.segments[segment].width(of: whole, tightening: tightening)
      - text.segments[segment].width(of: seen, tightening: tightening)
  }
}

extension Segment {
  /// A cluster's advance with its spacing at a position in its line, and the part that counts at
  /// the line's end.
  func advance(
    of cluster: Cluster, at place: CGFloat, tightening: CGFloat
  ) -> (full: CGFloat, visible: CGFloat) {
    if cluster.isSoftHyphen { return (0, 0) }
    if cluster.isTab {
      let advance = TabStops.advance(at: place, level: items[Int(cluster.item)].level)
      return (advance, advance)
    }
    let spacing = spacings[Int(cluster.item)]
    let bare = cluster.advance - tightening * spacing.fontSize
    return (bare + spacing.after, spacing.keepsLast ? bare + spacing.after : bare)
  }

  func width(of range: Range<Int>, tightening: CGFloat) -> CGFloat {
    guard let last = range.last else { return 0 }
    var width: CGFloat = 0
    for index in range.dropLast() {
      width += advance(of: clusters[index], at: width, tightening: tightening).full
    }
    return width + advance(of: clusters[last], at: width, tightening: tightening).visible
  }

  /// The clusters that a line may start with.
  func breakableClusters() -> [Bool] {
    var result = [Bool](repeating: false, count: clusters.count + 1)
    var index = 0
    for offset in breaks.offsets(in: utf8) {
      while index < clusters.count, clusters[index].offset < offset { index += 1 }
      if index < clusters.count, clusters[index].offset == offset { result[index] = true }
    }
    return result
  }

  /// The hyphen of a line that ends before a cluster, if the text has a soft one there.
  func hyphen(before end: Int) -> LineMark? {
    guard end > 0, clusters[end - 1].isSoftHyphen else { return nil }
    return hyphens[items[Int(clusters[end - 1].item)].run]
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = range.last { !clusters[$0].isSpace }.map { $0 + 1 } ?? range.lowerBound
    return range.lowerBound..<end
  }
}

/// Tab stops: one every 28 points, as in the system's paragraphs without explicit stops.
enum TabStops {
  static let interval: CGFloat = 28

  /// In a right-to-left line a tab is one interval wide.
  static func advance(at place: CGFloat, level: UInt8) -> CGFloat {
    guard level % 2 == 0 else { return interval }
    return ((place / interval + 0.001).rounded(.down) + 1) * interval - place
  }
}
