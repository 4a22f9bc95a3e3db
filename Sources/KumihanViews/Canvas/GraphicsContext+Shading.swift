public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension GraphicsContext {
  /// The paint of paths, text and template images.
  public struct Shading {
    /// The style, where its paint is fitted to the painted bounds.
    let style: AnyShapeStyle?
    /// The paint for an area of the current space.
    let fitted: @MainActor (StyleContext, CGRect) -> FittedShading

    private init(
      _ paint: @escaping @MainActor (StyleContext, CGRect) -> Paint
    ) {
      style = nil
      fitted = { FittedShading(paint: paint($0, $1)) }
    }

    /// A style, fitted to the painted bounds.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(style: AnyShapeStyle(style)) { style._shading(in: $0).fitted(to: $1) }
    }

    private init(
      style: AnyShapeStyle,
      fitted: @escaping @MainActor (StyleContext, CGRect) -> FittedShading
    ) { (self.style, self.fitted) = (style, fitted) }

    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// The content below, unchanged.
    public static var backdrop: Shading {
      Shading { _, _ in .veil(Veil(blur: 0, saturation: 1, tint: .clear)) }
    }
    /// The first of several shadings; no level uses the others.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func color(_ color: Color) -> Shading { .style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// The gradient between two points of the current space.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { context, area in
        let ramp = gradient.ramp(in: context).mixed(as: options)
        let along = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
        let length = along.dx * along.dx + along.dy * along.dy
        guard options.repeats, length > 0, !area.isNull else {
          return .linearGradient(ramp, from: startPoint, to: endPoint)
        }
        let places = area.corners.map {
          (($0.x - startPoint.x) * along.dx + ($0.y - startPoint.y) * along.dy) / length
        }
        let (repeated, from, to) = ramp.repeated(over: places, mirrored: options.contains(.mirror))
        func point(_ share: CGFloat) -> CGPoint {
          CGPoint(x: startPoint.x + along.dx * share, y: startPoint.y + along.dy * share)
        }
        return .linearGradient(repeated, from: point(from), to: point(to))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { context, area in
        var ramp = gradient.ramp(in: context).mixed(as: options)
        var (start, end) = (startRadius, endRadius)
        if options.repeats, end > start, start >= 0, !area.isNull {
          let far = area.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? end
          let places = [0, far].map { ($0 - startRadius) / (endRadius - startRadius) }
          let (repeated, from, to) = ramp.repeated(
            over: places, mirrored: options.contains(.mirror))
          (start, end) = (
            startRadius + from * (endRadius - startRadius),
            startRadius + to * (endRadius - startRadius)
          )
          ramp = repeated.startingAtZero(&start, end)
        }
        return .radialGradient(
          ramp, center: center, startRadius: start, endRadius: end,
          scale: CGSize(width: 1, height: 1))
      }
    }

    /// A sweep around a point, clockwise from `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { context, _ in
        .angularGradient(
          gradient.ramp(in: context).mixed(as: options), center: center,
          startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
      }
    }

    /// An image repeated from `origin`; of `sourceRect`, in fractions of the image, only the
    /// position is used.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading { context, _ in
        let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
        return paint._shading(in: context).fitted(to: CGRect(origin: origin, size: .zero)).paint
      }
    }

    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }
  }

  /// Options for a gradient beyond its ends and for its colour interpolation.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats from the start.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Reflects at each end.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes light, not encoded components.
    public static let linearColor = GradientOptions(rawValue: 4)

    fileprivate var repeats: Bool { contains(.repeat) || contains(.mirror) }
  }

  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}

extension GradientRamp {
  /// Adds stops where colours are mixed as light.
  @MainActor
  fileprivate func mixed(as options: GraphicsContext.GradientOptions) -> GradientRamp {
    guard options.contains(.linearColor) else { return self }
    var stops: [Stop] = []
    for (a, b) in zip(self.stops, self.stops.dropFirst()) {
      stops += (0..<16).map { step in
        let share = Double(step) / 16
        func mix(_ a: Double, _ b: Double) -> Double {
          ColorMath.encoded(ColorMath.linear(a) * (1 - share) + ColorMath.linear(b) * share)
        }
        let color = RGBA(
          red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
          blue: mix(a.color.blue, b.color.blue),
          alpha: a.color.alpha * (1 - share) + b.color.alpha * share)
        return Stop(color: color, location: a.location + (b.location - a.location) * share)
      }
    }
    return GradientRamp(stops: stops + self.stops.suffix(1))
  }

  /// The ramp repeated to cover `places` (0 and 1 being its ends), with its new start and end.
  fileprivate func repeated(
    over places: [CGFloat], mirrored: Bool
  ) -> (ramp: GradientRamp, from: CGFloat, to: CGFloat) {
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -200), 200)) }
    let first = min(whole((places.min() ?? 0).rounded(.down)), 0)
    let last = max(whole((places.max() ?? 1).rounded(.up)), 1)
    let count = CGFloat(last - first)
    var result = GradientRamp(stops: [], interpolation: interpolation)
    for turn in first..<last {
      let isBack = mirrored && turn % 2 != 0
      let start = CGFloat(turn - first)
      result.stops += (isBack ? stops.reversed() : stops).map { stop in
        let place = min(max(isBack ? 1 - stop.location : stop.location, 0), 1)
        return Stop(color: stop.color, location: (start + place) / count)
      }
    }
    return (result, CGFloat(first), CGFloat(last))
  }

  /// The part of the ramp at radii above zero, when it starts below.
  fileprivate func startingAtZero(_ start: inout CGFloat, _ end: CGFloat) -> GradientRamp {
    guard start < 0 else { return self }
    let middle = color(at: -start / (end - start))
    let outer = stops.compactMap { stop -> Stop? in
      let radius = start + stop.location * (end - start)
      return radius > 0 ? Stop(color: stop.color, location: radius / end) : nil
    }
    start = 0
    return GradientRamp(
      stops: [Stop(color: middle, location: 0)] + outer, interpolation: interpolation)
  }
}
