public import Foundation

/// Outlines made of lines and Bézier curves, in points, y down.
public struct Path: Hashable, Sendable {
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

  /// The steps of the outline in their order; coordinates in points, y down.
  public private(set) var elements: [Element] = []

  public init() {}

  /// A path drawn by `body`.
  public init(_ body: (inout Path) -> Void) { body(&self) }

  package init(elements: [Element]) { self.elements = elements }

  package mutating func append(_ element: Element) { elements.append(element) }

  /// Reserves space for the elements of a new path; a path with elements grows by itself.
  package mutating func reserve(_ count: Int) {
    if elements.isEmpty { elements.reserveCapacity(count) }
  }

  public var isEmpty: Bool { elements.isEmpty }

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
    append(elements.isEmpty ? .move(to: point) : .line(to: point))
  }

  /// Adds a curve with one control point; an empty path begins at that point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if elements.isEmpty { append(.move(to: control)) }
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points; an empty path begins at the first of them.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { append(.move(to: control1)) }
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current part with a straight line, unless it is closed or empty.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
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
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }
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
