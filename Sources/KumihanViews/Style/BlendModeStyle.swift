import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A style that mixes its colours with those below.
public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  public func _shading(in context: StyleContext) -> Shading {
    .blended(base._shading(in: context), mode)
  }

  public func _shading(level: Int, in context: StyleContext) -> Shading {
    .blended(base._shading(level: level, in: context), mode)
  }

  public var _readsForeground: Bool { base._readsForeground }
  public var _identity: AnyHashable? { identity([base], [mode]) }
}

extension ShapeStyle {
  /// The style with its colours mixed with those below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == _BlendModeShapeStyle<ForegroundStyle> {
  public static func blendMode(_ mode: BlendMode) -> _BlendModeShapeStyle<ForegroundStyle> {
    _BlendModeShapeStyle(base: ForegroundStyle(), mode: mode)
  }
}
