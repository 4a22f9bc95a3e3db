public import Foundation

/// Outlines made of lines and Bézier curves, in points, y down.
public struct Path: Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Most paths are a single rectangle, which then needs no memory of its own.
  private enum Outline: Sendable {
    /// Clockwise from its top left corner, closed.
    case rectangle(low: CGPoint, high: CGPoint)
    case steps([Element])
  }

  private var outline = Outline.steps([])

  public init() {}

  /// A path drawn by `body`.
  public init(_ body: (inout Path) -> Void) { body(&self) }

  package init(elements: [Element]) { outline = .steps(elements) }

  /// A rectangle from its top left to its bottom right corner.
  init(low: CGPoint, high: CGPoint) { outline = .rectangle(low: low, high: high) }

  /// The steps of the outline in their order; coordinates in points, y down.
  public var elements: [Element] {
    switch outline {
    case .steps(let steps): steps
    case .rectangle(let low, let high):
      [
        .move(to: low), .line(to: CGPoint(x: high.x, y: low.y)), .line(to: high),
        .line(to: CGPoint(x: low.x, y: high.y)), .closeSubpath,
      ]
    }
  }

  /// The top left and bottom right corners of a path that is nothing but a rectangle, added as one.
  var corners: (low: CGPoint, high: CGPoint)? {
    if case .rectangle(let low, let high) = outline { (low, high) } else { nil }
  }

  package mutating func append(_ element: Element) { change { $0.append(element) } }

  /// Reserves space for the elements of a new path; a path with elements grows by itself.
  package mutating func reserve(_ count: Int) {
    if isEmpty { change { $0.reserveCapacity(count) } }
  }

  /// Changes the steps where they are.
  private mutating func change(_ body: (inout [Element]) -> Void) {
    var steps = elements
    outline = .steps([])
    body(&steps)
    outline = .steps(steps)
  }

  public var isEmpty: Bool {
    if case .steps(let steps) = outline { steps.isEmpty } else { false }
  }

  private var last: Element? {
    if case .steps(let steps) = outline { steps.last } else { .closeSubpath }
  }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The start of the next segment, or nil in an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = to
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Begins a new subpath at a point, in points.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Adds a straight line; the first one of a path only begins it.
  public mutating func addLine(to point: CGPoint) {
    append(isEmpty ? .move(to: point) : .line(to: point))
  }

  /// Adds a curve with one control point; an empty path begins at that point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if isEmpty { append(.move(to: control)) }
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points; an empty path begins at the first of them.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty { append(.move(to: control1)) }
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current part with a straight line, unless it is closed or empty.
  public mutating func closeSubpath() {
    guard let last, last != .closeSubpath else { return }
    append(.closeSubpath)
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the steps of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = path.applying(transform)
    if isEmpty { self = path } else { change { $0 += path.elements } }
  }
}

extension Path: Hashable {
  public static func == (a: Path, b: Path) -> Bool {
    if let a = a.corners, let b = b.corners { return a == b }
    return a.elements == b.elements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension Path {
  /// Whether a fill with the rule covers the point; open outlines count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened(tolerance: 0.01) {
      guard var from = line.points.last else { continue }
      for to in line.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let share = (point.y - from.y) / (to.y - from.y)
          if from.x + share * (to.x - from.x) > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
