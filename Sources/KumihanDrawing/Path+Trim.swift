public import Foundation

extension Path {
  /// The part of the outline between two fractions, 0 to 1, of its length; curves stay curves.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(from, 0), min(to, 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let segments = measuredSegments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (start, end) = (from * total, to * total)
    var result = Path()
    var at: CGFloat = 0
    for segment in segments {
      let next = at + segment.length
      defer { at = next }
      guard segment.length > 0, next > start, at < end else { continue }
      let (t0, t1) = (segment.time(at: start - at), segment.time(at: end - at))
      let part = segment.curve.part(from: t0, to: t1)
      if t0 > 0 || segment.isFirst || result.isEmpty { result.move(to: part.p0) }
      if segment.isLine {
        result.addLine(to: part.p3)
      } else {
        result.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
      }
    }
    return result
  }

  /// A curve of the outline with its length.
  private struct Segment {
    var curve: BezierCurve
    var isLine: Bool
    /// True for the first of a subpath.
    var isFirst: Bool
    /// Lengths up to equal steps of the curve's parameter.
    var lengths: [CGFloat]

    var length: CGFloat { lengths.last ?? 0 }

    init(_ curve: BezierCurve, isLine: Bool, isFirst: Bool) {
      (self.curve, self.isLine, self.isFirst) = (curve, isLine, isFirst)
      guard !isLine else {
        lengths = [0, curve.p0.distance(to: curve.p3)]
        return
      }
      let steps = 64
      lengths = [0]
      var sum: CGFloat = 0
      var last = curve.p0
      for i in 1...steps {
        let point = curve.point(at: CGFloat(i) / CGFloat(steps))
        sum += last.distance(to: point)
        lengths.append(sum)
        last = point
      }
    }

    /// The parameter at which the curve has the length `length`.
    func time(at length: CGFloat) -> CGFloat {
      if length <= 0 { return 0 }
      guard let i = lengths.firstIndex(where: { $0 >= length }), i > 0 else { return 1 }
      let share = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1])
      return (CGFloat(i - 1) + share) / CGFloat(lengths.count - 1)
    }
  }

  private var measuredSegments: [Segment] {
    var result: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func add(_ curve: BezierCurve, isLine: Bool) {
      result.append(Segment(curve, isLine: isLine, isFirst: isFirst))
      (current, isFirst) = (curve.p3, false)
    }
    for element in elements {
      switch element {
      case .move(let to): (start, current, isFirst) = (to, to, true)
      case .line(let to): add(BezierCurve(lineFrom: current, to: to), isLine: true)
      case .quadCurve(let to, let control):
        add(BezierCurve(quadFrom: current, control: control, to: to), isLine: false)
      case .curve(let to, let c1, let c2): add(BezierCurve(current, c1, c2, to), isLine: false)
      case .closeSubpath:
        if current != start { add(BezierCurve(lineFrom: current, to: start), isLine: true) }
        (current, isFirst) = (start, true)
      }
    }
    return result
  }
}
