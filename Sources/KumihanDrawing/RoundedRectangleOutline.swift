import Foundation

/// A rectangle with a corner at each vertex, drawn clockwise from the top edge.
///
/// Radii that do not fit along a side are scaled down together, as CSS does; for four equal radii
/// that is half the shorter side. A continuous corner short of space turns into a quarter circle by
/// degrees.
struct RoundedRectangleOutline {
  /// A vertex with its radii along the horizontal and the vertical edge.
  private struct Corner {
    var vertex: CGPoint
    var radius: CGSize
    /// Unit directions along the arriving and the leaving edge.
    var arriving, leaving: CGVector
    /// The free length of the shorter of both edges, in radii.
    var room: CGFloat = .infinity
  }

  let path: Path

  /// `radii` in the order top left, top right, bottom right, bottom left.
  init(_ rect: CGRect, radii: [CGSize], style: RoundedCornerStyle) {
    guard rect.isDrawable else {
      path = Path()
      return
    }
    let rect = rect.standardized
    let radii = Self.fitted(radii, in: rect.size)
    let (w, h) = (rect.width, rect.height)
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    let vertices = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let directions = [(up, right), (right, down), (down, left), (left, up)]
    var corners = (0..<4).map { i in
      Corner(
        vertex: vertices[i], radius: radii[i], arriving: directions[i].0, leaving: directions[i].1)
    }
    for i in 0..<4 {
      let acrossNeighbour = radii[[1, 0, 3, 2][i]].width
      let downNeighbour = radii[[3, 2, 1, 0][i]].height
      corners[i].room = min(
        Self.room(along: w, radius: radii[i].width, neighbour: acrossNeighbour),
        Self.room(along: h, radius: radii[i].height, neighbour: downNeighbour))
    }
    var path = Path()
    path.reserve(18)
    // The outline starts where the top left corner ends.
    let first = Self.points(corners[0], style)
    path.move(to: first.last ?? corners[0].vertex)
    for corner in corners.dropFirst() { Self.append(Self.points(corner, style), to: &path) }
    Self.append(first, to: &path)
    path.closeSubpath()
    self.path = path
  }

  private static func fitted(_ radii: [CGSize], in size: CGSize) -> [CGSize] {
    let radii = radii.map { radius in
      // A corner needs both radii; NaN counts as none.
      radius.width > 0 && radius.height > 0
        ? CGSize(width: min(radius.width, 1e9), height: min(radius.height, 1e9)) : .zero
    }
    let sides = [
      (size.width, radii[0].width + radii[1].width),
      (size.height, radii[1].height + radii[2].height),
      (size.width, radii[2].width + radii[3].width),
      (size.height, radii[3].height + radii[0].height),
    ]
    let factor = sides.reduce(CGFloat(1)) { factor, side in
      side.1 > side.0 ? min(factor, side.0 / side.1) : factor
    }
    guard factor < 1 else { return radii }
    return radii.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }

  /// Shares an edge between neighbouring corners in proportion to their radii.
  private static func room(along length: CGFloat, radius: CGFloat, neighbour: CGFloat) -> CGFloat {
    radius > 0 ? length / (radius + neighbour) : .infinity
  }

  /// The corner's points on the page: one for a sharp corner, else a start and whole cubics.
  private static func points(_ corner: Corner, _ style: RoundedCornerStyle) -> [CGPoint] {
    guard corner.radius.width > 0, corner.radius.height > 0 else { return [corner.vertex] }
    let local =
      switch style {
      case .circular: quarterCircle
      case .continuous: ContinuousCorner.points(room: corner.room)
      }
    let radius = corner.radius
    let along = corner.arriving.dx != 0 ? radius.width : radius.height
    let across = corner.arriving.dx != 0 ? radius.height : radius.width
    return local.map { point in
      CGPoint(
        x: corner.vertex.x - corner.arriving.dx * point.x * along
          + corner.leaving.dx * point.y * across,
        y: corner.vertex.y - corner.arriving.dy * point.x * along
          + corner.leaving.dy * point.y * across)
    }
  }

  private static let quarterCircle: [CGPoint] = [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - Path.circleKappa, y: 0),
    CGPoint(x: 0, y: 1 - Path.circleKappa), CGPoint(x: 0, y: 1),
  ]

  private static func append(_ points: [CGPoint], to path: inout Path) {
    if path.currentPoint != points[0] { path.addLine(to: points[0]) }
    for i in stride(from: 1, to: points.count - 2, by: 3) {
      path.addCurve(to: points[i + 2], control1: points[i], control2: points[i + 1])
    }
  }
}

extension CGRect {
  /// False for the null rectangle and for any coordinate that is not a finite number.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
