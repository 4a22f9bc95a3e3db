package import Foundation

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

  /// The part that two rectangles share, null for none; Foundation's `intersection` traps where an
  /// edge is no number, which transforms and filters of absurd sizes lead to.
  ///
  /// A side without bounds bounds nothing; a place that is no number is nowhere.
  package func shared(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull,
      let across = Self.shared(
        (origin.x, size.width), (other.origin.x, other.size.width)),
      let down = Self.shared((origin.y, size.height), (other.origin.y, other.size.height))
    else { return .null }
    return CGRect(
      x: across.start, y: down.start, width: across.end - across.start,
      height: down.end - down.start)
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  private static func shared(_ a: Span, _ b: Span) -> (start: CGFloat, end: CGFloat)? {
    guard let a = ends(of: a), let b = ends(of: b) else { return nil }
    let (start, end) = (max(a.start, b.start), min(a.end, b.end))
    return start <= end ? (start, end) : nil
  }

  private static func ends(of span: Span) -> (start: CGFloat, end: CGFloat)? {
    let (start, length) = span.length < 0 ? (span.start + span.length, -span.length) : span
    let end = start + length
    if start.isFinite, end.isFinite { return (start, end) }
    guard !length.isNaN, !span.start.isNaN else { return nil }
    // Far enough for every page, and near enough for differences of such numbers.
    let most = CGFloat.greatestFiniteMagnitude / 4
    return (max(start, -most), end.isNaN ? most : min(end, most))
  }
}

extension CGAffineTransform {
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
