public import Foundation

/// Colours at the crossings of a net of curves, blended between them.
public struct GradientMesh: Hashable, Sendable {
  /// A crossing; the control points shape the curves to its four neighbours.
  public struct Vertex: Hashable, Sendable {
    /// The crossing and its four control points, in points.
    public var position, leading, top, trailing, bottom: CGPoint
    /// The colour at the crossing.
    public var color: RGBA

    /// A mesh of `columns` by `rows` crossings; `vertices` are row by row.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
      color: RGBA
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// Vertices along each axis.
  public var columns, rows: Int
  /// Row by row; as many as columns times rows.
  public var vertices: [Vertex]
  /// The colour outside the mesh.
  public var background: RGBA
  /// True when colours change smoothly across crossings, false linearly between them.
  public var isSmooth: Bool
  /// The interpolation of colours between the crossings.
  public var interpolation: GradientRamp.Interpolation

  public init(
    columns: Int, rows: Int, vertices: [Vertex], background: RGBA = .clear, isSmooth: Bool = true,
    interpolation: GradientRamp.Interpolation = .device
  ) {
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.background = background
    self.isSmooth = isSmooth
    self.interpolation = interpolation
  }

  /// A mesh whose curves follow from its points: straight where these are evenly spaced, and never
  /// further out than the points they join.
  public init(
    columns: Int, rows: Int, points: [CGPoint], colors: [RGBA], background: RGBA = .clear,
    isSmooth: Bool = true, interpolation: GradientRamp.Interpolation = .device
  ) {
    let count = max(0, min(points.count, colors.count))
    let isWhole = columns > 0 && rows > 0 && count >= columns * rows
    func place(_ x: Int, _ y: Int) -> SIMD4<Double> {
      let point = points[y * columns + x]
      return SIMD4(Double(point.x), Double(point.y), 0, 0)
    }
    func moved(_ point: CGPoint, _ slope: SIMD4<Double>, _ share: CGFloat) -> CGPoint {
      CGPoint(x: point.x + CGFloat(slope.x) * share, y: point.y + CGFloat(slope.y) * share)
    }
    var vertices: [Vertex] = []
    if isWhole {
      for y in 0..<rows {
        for x in 0..<columns {
          let point = points[y * columns + x]
          let across = MonotoneCurve.slope(at: x, of: columns) { place($0, y) }
          let down = MonotoneCurve.slope(at: y, of: rows) { place(x, $0) }
          vertices.append(
            Vertex(
              position: point, leading: moved(point, across, -1 / 3),
              top: moved(point, down, -1 / 3),
              trailing: moved(point, across, 1 / 3), bottom: moved(point, down, 1 / 3),
              color: colors[y * columns + x]))
        }
      }
    }
    self.init(
      columns: columns, rows: rows, vertices: vertices, background: background,
      isSmooth: isSmooth, interpolation: interpolation)
  }

  /// The mesh with all its points moved and its colours changed.
  package func mapped(point: (CGPoint) -> CGPoint, color: (RGBA) -> RGBA) -> GradientMesh {
    var copy = self
    copy.background = color(background)
    copy.vertices = vertices.map { vertex in
      Vertex(
        position: point(vertex.position), leading: point(vertex.leading), top: point(vertex.top),
        trailing: point(vertex.trailing), bottom: point(vertex.bottom), color: color(vertex.color))
    }
    return copy
  }

  package func mapped(color: (RGBA) -> RGBA) -> GradientMesh { mapped(point: { $0 }, color: color) }

  package var colors: [RGBA] { vertices.map(\.color) + [background] }
}
