import Foundation

/// Why a picture differs: causes with the number of places each has, then what followed.
struct Explanation {
  /// The causes, the most frequent first, and then by place; what may follow from others, last.
  var causes: [Cause]
  private var counts: [Cause: Int]
  private var moved, resized: Int
  /// Said where there is nothing to compare with.
  private var remark: String?

  /// Lines of causes in a message; the rest is counted.
  private static let most = 10

  /// Compares the layout text of the reference with that of now.
  ///
  /// - Parameters:
  ///   - reference: nil where it was not kept.
  ///   - now: the layout text of the picture.
  ///   - bounds: around the pixels that differ; nil where the sizes do.
  ///   - scale: pixels per point.
  static func of(
    reference: String?, now: String, bounds: CGRect?, scale: CGFloat
  ) -> Explanation {
    guard let reference else {
      return Explanation(
        [], moved: 0, resized: 0,
        remark: "cause: not known, because no layout was kept with the reference")
    }
    let new = LayoutPart.page(now)
    let comparison = LayoutComparison(LayoutPart.page(reference), new)
    var remark: String?
    if comparison.causes.isEmpty {
      remark = "cause: no part has other parameters"
      if let bounds, let part = part(of: new, around: bounds, scale: scale) {
        remark? += "; what differs lies in \(part.title) @ \(part.nearestPlace)"
      }
    }
    return Explanation(
      comparison.causes, first: comparison.first, last: comparison.likelyConsequences,
      moved: comparison.moved,
      resized: comparison.resized, remark: remark)
  }

  private init(
    _ causes: [Cause], first leading: Set<Cause> = [], last: Set<Cause> = [], moved: Int,
    resized: Int, remark: String?
  ) {
    counts = Dictionary(causes.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<Cause> = []
    let first = causes.filter { seen.insert($0).inserted }
    let order = Dictionary(uniqueKeysWithValues: first.enumerated().map { ($1, $0) })
    let counts = counts
    self.causes = first.sorted {
      if leading.contains($0) != leading.contains($1) { return leading.contains($0) }
      if last.contains($0) != last.contains($1) { return last.contains($1) }
      let (a, b) = (counts[$0] ?? 0, counts[$1] ?? 0)
      return a == b ? (order[$0] ?? 0) < (order[$1] ?? 0) : a > b
    }
    (self.moved, self.resized, self.remark) = (moved, resized, remark)
  }

  /// A cause and the number of places it has.
  struct Counted: Codable {
    var cause: Cause
    var count: Int
  }

  /// The causes as programs read them.
  var counted: [Counted] { causes.map { Counted(cause: $0, count: counts[$0] ?? 1) } }

  /// - Parameter engine: what is to be said where the drawing commands are the same.
  func lines(engine: String?) -> [String] {
    if causes.isEmpty, let engine { return [engine] }
    var lines = causes.prefix(Self.most).map { cause in
      let count = counts[cause] ?? 1
      return "cause: \(cause.words)" + (count > 1 ? " (in \(count) places)" : "")
    }
    if causes.count > Self.most { lines.append("and \(causes.count - Self.most) more causes") }
    if let remark { lines.append(remark) }
    if moved + resized > 0 {
      lines.append("follows: \(resized) parts have another size, \(moved) moved")
    }
    return lines
  }

  /// The first line in which two layouts of one view differ, which is where the view is made anew
  /// each time.
  ///
  /// - Parameters:
  ///   - one: the layout text of the first drawing.
  ///   - two: that of the second.
  ///   - bounds: around the pixels that differ, for views that draw by themselves; nil where the
  ///     sizes do.
  ///   - scale: pixels per point.
  static func firstDifference(
    _ one: String, _ two: String, bounds: CGRect?, scale: CGFloat
  ) -> String {
    let comparison = LayoutComparison(LayoutPart.page(one), LayoutPart.page(two))
    if let cause = comparison.causes.first { return cause.words }
    let page = LayoutPart.page(two)
    if one == two, let bounds, let part = part(of: page, around: bounds, scale: scale) {
      return "\(part.nearestPlace) \(part.noun) draws itself in another way each time"
    }
    return one == two
      ? "the layouts are equal, so a canvas or a picture differs"
      : LineDifference(one, two).description
  }

  /// The innermost part whose frame holds a rectangle of pixels.
  private static func part(
    of page: LayoutPart, around bounds: CGRect, scale: CGFloat
  ) -> LayoutPart? {
    var found: LayoutPart?
    func search(_ part: LayoutPart, _ x: Double, _ y: Double) {
      guard part.frame.count == 4 else { return part.children.forEach { search($0, x, y) } }
      let (left, top) = (x + part.frame[0], y + part.frame[1])
      let frame = CGRect(
        x: left * scale, y: top * scale, width: part.frame[2] * scale,
        height: part.frame[3] * scale)
      if frame.insetBy(dx: -1, dy: -1).contains(bounds) { found = part }
      for child in part.children { search(child, left, top) }
    }
    search(page, 0, 0)
    return found
  }
}
