public import Foundation

/// The end of an open line.
public enum CGLineCap: Hashable, Sendable { case butt, round, square }

/// The join of two segments of a line.
public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }

/// The pen: width, ends, joins and dashes, all lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The full width of the line, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// The shape of the ends of open lines and dashes.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// A miter longer than this many line widths becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dashes where the line begins, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The rule for the inside of a path, and whether its edge is smoothed.
public struct FillStyle: Hashable, Sendable {
  /// The even-odd rule when true, the non-zero winding rule otherwise.
  public var isEOFilled: Bool
  /// Whether pixels at the edge are covered in part.
  public var isAntialiased: Bool
  /// Whether `cornerRadius(_:)` asked for the shape, which rules of design may forbid.
  package var isOfCornerRadius = false

  /// A rule for the inside, with smooth edges by default.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

extension StrokeStyle {
  /// The dashes, or none when a length is invalid or all are zero.
  package var usableDash: [Double] {
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }),
      dashPhase.isFinite
    else { return [] }
    return dash.map { Double($0) }
  }

  /// The style for a renderer that makes each dash of a path: without dashes where there would be more
  /// than it can make, as of hairs along lines far beyond any page.
  package func withDrawnDashes(along path: Path) -> StrokeStyle {
    let period = usableDash.reduce(0, +)
    guard period > 0, path.lengthAtMost / period * Double(dash.count) > 10_000 else { return self }
    var style = self
    style.dash = []
    return style
  }

  /// Whether a pen of this width leaves ink.
  package var isVisible: Bool { lineWidth > 0 && lineWidth.isFinite && miterLimit.isFinite }
}

extension Path {
  /// Of its lines and of its curves' controls, as far as renderers reach.
  fileprivate var lengthAtMost: CGFloat {
    var (sum, here, start) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func reached(_ value: CGFloat) -> CGFloat { min(max(value, -200_000), 200_000) }
    func go(_ to: CGPoint) {
      let to = CGPoint(x: reached(to.x), y: reached(to.y))
      sum += hypot(to.x - here.x, to.y - here.y)
      here = to
    }
    for element in elements {
      switch element {
      case .move(let to):
        start = CGPoint(x: reached(to.x), y: reached(to.y))
        here = start
      case .line(let to): go(to)
      case .quadCurve(let to, let control): [control, to].forEach(go)
      case .curve(let to, let first, let second): [first, second, to].forEach(go)
      case .closeSubpath: go(start)
      }
    }
    return sum
  }
}
