import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A level of a style: backgrounds and fills have their own, others a fraction of the opacity.
public struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _shading(in context: StyleContext) -> Shading {
    base._shading(level: level, in: context)
  }

  public var _identity: AnyHashable? { identity([base], [level]) }
}

extension ShapeStyle {
  public func _shading(level: Int, in context: StyleContext) -> Shading {
    let factors: [Double] = [1, 0.5, 0.25, 0.18, 0.05]
    return _OpacityShapeStyle(base: self, factor: factors[min(max(level, 0), 4)])
      ._shading(in: context)
  }

  public var secondary: some ShapeStyle { _LevelShapeStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: self, level: 4) }
}

/// The translucent fills that the system lays over backgrounds.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _shading(in context: StyleContext) -> Shading {
    _shading(level: 0, in: context)
  }

  public func _shading(level: Int, in context: StyleContext) -> Shading {
    let fills: [SystemColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return .color(fills[min(max(level, 0), 3)].rgba(in: context))
  }
}

/// A colour of the system by its meaning.
public struct _SystemShapeStyle: ShapeStyle, Hashable {
  let color: SystemColor

  public func _shading(in context: StyleContext) -> Shading {
    .color(color.rgba(in: context))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of placeholder text.
public typealias PlaceholderTextShapeStyle = _SystemShapeStyle
/// The colour of links.
public typealias LinkShapeStyle = _SystemShapeStyle
/// The background of windows.
public typealias WindowBackgroundShapeStyle = _SystemShapeStyle

extension ShapeStyle where Self == _SystemShapeStyle {
  public static var placeholder: _SystemShapeStyle { _SystemShapeStyle(color: .placeholderText) }
  public static var link: _SystemShapeStyle { _SystemShapeStyle(color: .link) }
  public static var windowBackground: _SystemShapeStyle {
    _SystemShapeStyle(color: .systemBackground)
  }
}

/// The style of a selection: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _shading(in context: StyleContext) -> Shading {
    TintShapeStyle()._shading(in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
