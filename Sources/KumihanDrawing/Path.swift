public import Foundation

/// Outlines made of lines and Bézier curves, in points, y down.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public private(set) var elements: [Element] = []

  public init() {}

  /// A path drawn by `body`.
  public init(_ body: (inout Path) -> Void) { body(&self) }

  package init(elements: [Element]) { self.elements = elements }

  package mutating func append(_ element: Element) { elements.append(element) }

  /// Room for the elements of a path that begins; one that goes on grows in larger steps by itself.
  package mutating func reserve(_ count: Int) {
    if elements.isEmpty { elements.reserveCapacity(count) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the next segment starts, or nil in an empty path.
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

  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  public mutating func addLine(to point: CGPoint) {
    append(elements.isEmpty ? .move(to: point) : .line(to: point))
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if elements.isEmpty { append(.move(to: control)) }
    append(.quadCurve(to: point, control: control))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { append(.move(to: control1)) }
    append(.curve(to: point, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    append(.closeSubpath)
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }
}
