public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// Below the shape.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Inside the shape's edge.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func filter(in context: StyleContext) -> Filter {
    let ink = color.rgba(in: context)
    return isInner
      ? .innerShadow(color: ink, radius: max(radius, 0), offset: offset)
      : .shadow(color: ink, radius: max(radius, 0), offset: offset)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _shading(in context: StyleContext) -> Shading {
    .shadowed(base._shading(in: context), shadow.filter(in: context))
  }

  public var _identity: AnyHashable? { identity([base], [shadow]) }
}

extension ShapeStyle {
  /// The style with a shadow below it or inside its edge.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == _ShadowShapeStyle<ForegroundStyle> {
  public static func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<ForegroundStyle> {
    _ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
  }
}

/// A picture repeated over the shape.
public struct ImagePaint: ShapeStyle, Hashable {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  public func _shading(in context: StyleContext) -> Shading {
    guard case .resource(let resource, let imageScale, _) = image.resolved(in: context).source
    else {
      return .color(.clear)
    }
    return .image(resource, sourceRect, scale: scale / imageScale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
