public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// What a canvas draws with. A copy draws on the same canvas, and its changes end with it.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// The drawing so far, shared by copies.
  private final class Sheet {
    var items: [DrawItem] = []
  }

  /// A change that holds for everything drawn after it: nested groups, outermost first.
  private enum Change {
    case transform(CGAffineTransform)
    case clip(DrawGroup.Clip)
    case filter(KumihanDrawing.Filter)
  }

  public let environment: EnvironmentValues
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  private let sheet = Sheet()
  private var changes: [Change] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  var items: [DrawItem] { sheet.items }

  /// What a path is painted with.
  public struct Shading {
    let fitted: (EnvironmentValues, CGRect) -> (paint: Paint, filters: [KumihanDrawing.Filter])

    public static func color(_ color: Color) -> Shading { .style(color) }
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// A style, fitted to what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading {
        let fitted = style._shading(in: $0).fitted(to: $1)
        return (fitted.paint, fitted.filters)
      }
    }

    /// The gradient between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { environment, _ in
        (.linearGradient(gradient.ramp(in: environment), from: startPoint, to: endPoint), [])
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { environment, _ in
        (
          .radialGradient(
            gradient.ramp(in: environment), center: center, startRadius: startRadius,
            endRadius: endRadius, scale: CGSize(width: 1, height: 1)), []
        )
      }
    }
  }

  /// A change of what is drawn.
  public struct Filter {
    let filter: KumihanDrawing.Filter
    public static func blur(radius: CGFloat) -> Filter {
      Filter(filter: .blur(radius: max(radius, 0), isOpaque: false))
    }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(filter: .projection(matrix))
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(filter: .colorMatrix(ColorMatrix.saturation(amount)))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(filter: .colorMatrix(ColorMatrix.saturation(1 - min(max(amount, 0), 1))))
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(
        filter: .shadow(
          color: color.rgba(in: EnvironmentValues()), radius: max(radius, 0),
          offset: CGSize(width: x, height: y)))
    }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(shading, in: path.boundingRect) { .fill(path, $0, style) }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(shading, in: path.boundingRect) { .stroke(path, $0, style) }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view: text, in: .unspecified, at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) {
    draw(view: text, in: ProposedViewSize(rect.size), at: rect.origin, anchor: .topLeading)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view: image, in: .unspecified, at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      view: image.resizable(), in: ProposedViewSize(rect.size), at: rect.origin,
      anchor: .topLeading)
  }

  public func resolve(_ text: Text) -> Text { text }
  public func resolve(_ image: Image) -> Image { image }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    changes.append(.transform(matrix))
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    changes.append(.clip(DrawGroup.Clip(path, style: style)))
  }
  public mutating func addFilter(_ filter: Filter) { changes.append(.filter(filter.filter)) }

  /// Draws `content` as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(environment: environment)
    try content(&layer)
    append([DrawItem(.group(DrawGroup(isIsolated: true, children: layer.items)))])
  }

  private func draw(_ shading: Shading, in bounds: CGRect, command: (Paint) -> DrawCommand) {
    let fitted = shading.fitted(environment, bounds)
    let item = DrawItem(command(fitted.paint))
    append(
      fitted.filters.isEmpty
        ? [item] : [DrawItem(.group(DrawGroup(filters: fitted.filters, children: [item])))])
  }

  private func draw<V: View>(
    view: V, in proposal: ProposedViewSize, at point: CGPoint, anchor: UnitPoint
  ) {
    let hosted = ViewHost(environment: environment).place(view, in: proposal)
    let size = hosted.placed.size
    let move = CGAffineTransform(
      translationX: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    append([DrawItem(.group(DrawGroup(transform: move, children: hosted.displayList().items)))])
  }

  private func append(_ items: [DrawItem]) {
    var items = items
    if opacity != 1 || blendMode != .normal {
      items = [
        DrawItem(.group(DrawGroup(opacity: opacity, blend: blendMode, children: items)))
      ]
    }
    for change in changes.reversed() {
      let group =
        switch change {
        case .transform(let transform): DrawGroup(transform: transform, children: items)
        case .clip(let clip): DrawGroup(clip: clip, children: items)
        case .filter(let filter): DrawGroup(filters: [filter], children: items)
        }
      items = [DrawItem(.group(group))]
    }
    sheet.items += items
  }
}
