import KumihanViews

/// Lengths for a page: given for A4, in proportion on other papers.
package struct PageMetrics: Hashable, Sendable {
  /// The page's content.
  package let size: CGSize
  /// 1 for A4 with margins of 10 mm.
  let scale: CGFloat
  private let textScale: CGFloat
  /// Whether words are light on dark when the page is finished.
  private let isReversed: Bool

  /// - Parameter isReversed: Whether words are light on dark when the page is finished.
  package init(size: CGSize, isReversed: Bool = false) {
    (self.size, self.isReversed) = (size, isReversed)
    let area = (size.width * size.height / (538.6 * 785.2)).squareRoot()
    scale = min(max(area, 0.3), 1.3)
    // Words shrink less than the boxes around them.
    textScale = min(0.4 + 0.6 * scale, 1)
  }

  /// A length of an A4 page.
  func length(_ points: CGFloat) -> CGFloat { points * scale }

  /// A text size of an A4 page, at least 10 there, the system's smallest.
  func text(_ points: CGFloat) -> CGFloat {
    max(points * textScale, isReversed ? min(points, least) : 0)
  }

  /// The least size of words on any paper, in points: where ink begins to close letters up
  /// (ISO 12647 practice, as the audit's rule of print sizes).
  static let leastText: CGFloat = 5.5
  /// Of white words on black, which ink closes up first.
  static let leastReversedText: CGFloat = 6

  /// The least size of words on this page.
  var least: CGFloat { isReversed ? Self.leastReversedText : Self.leastText }

  /// The least size of words in a colour.
  func least(in tint: PageTint) -> CGFloat {
    tint == .white || tint == .redOnBlack ? Self.leastReversedText : least
  }

  /// The width of a border, thinner only on small paper.
  func border(_ role: BorderRole) -> CGFloat { role.width * min(max(scale, 0.5), 1) }

  var gap: CGFloat { length(8) }
  var padding: CGFloat { length(8) }
  var radius: CGFloat { length(12) }
}
