public import Foundation

extension Path {
  /// A rectangle, clockwise from its top left corner; empty when a coordinate is not finite.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Adds a closed rectangle in points, unless it is empty or not finite.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isDrawable else { return }
    let rect = rect.standardized
    addPath(
      Path(
        low: CGPoint(x: rect.minX, y: rect.minY), high: CGPoint(x: rect.maxX, y: rect.maxY)),
      transform: transform)
  }

  /// Adds several closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The rectangle equal to this path; nil unless it is exactly one upright rectangle.
  package var rectangle: CGRect? {
    if let (low, high) = corners {
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).standardized
    }
    let elements = elements
    guard elements.count == 5 || (elements.count == 6 && elements[4] == .line(to: firstPoint)),
      elements.last == .closeSubpath, case .move(let a) = elements[0],
      case .line(let b) = elements[1], case .line(let c) = elements[2],
      case .line(let d) = elements[3]
    else { return nil }
    let acrossFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let downFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard acrossFirst || downFirst else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
  }

  private var firstPoint: CGPoint {
    if case .move(let to) = elements.first { to } else { .zero }
  }
}
