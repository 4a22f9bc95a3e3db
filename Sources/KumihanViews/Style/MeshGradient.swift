import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Colours at the points of a net over the bounds, blended between them.
public struct MeshGradient: ShapeStyle, FilledStyleView, Hashable {
  /// The positions of the points, in fractions of the bounds, row by row.
  public enum Locations: Hashable, Sendable {
    /// The curves between them follow from the points.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// A point and the control points of the curves to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint, topControlPoint: SIMD2<Float>
    public var trailingControlPoint, bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points' colours, row by row.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width, height: Int
  public var locations: Locations
  public var colors: Colors
  /// The colour outside the net.
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// A net of `width` by `height` points; with fewer points or colours, only the background is
  /// painted.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height) = (width, height)
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _shading(in context: StyleContext) -> Shading {
    let colors =
      switch colors {
      case .colors(let colors): colors.map { $0.rgba(in: context) }
      case .resolvedColors(let colors): colors.map { Color($0).rgba(in: context) }
      }
    let background = background.rgba(in: context)
    let mixing = colorSpace.isPerceptual ? GradientRamp.Interpolation.perceptual : .device
    switch locations {
    case .points(let points):
      return .mesh(
        GradientMesh(
          columns: width, rows: height, points: points.map(\.point), colors: colors,
          background: background, isSmooth: smoothsColors, interpolation: mixing))
    case .bezierPoints(let points):
      let vertices = zip(points, colors).map { point, color in
        GradientMesh.Vertex(
          position: point.position.point, leading: point.leadingControlPoint.point,
          top: point.topControlPoint.point, trailing: point.trailingControlPoint.point,
          bottom: point.bottomControlPoint.point, color: color)
      }
      return .mesh(
        GradientMesh(
          columns: width, rows: height, vertices: vertices, background: background,
          isSmooth: smoothsColors, interpolation: mixing))
    }
  }
}

extension SIMD2<Float> {
  fileprivate var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
