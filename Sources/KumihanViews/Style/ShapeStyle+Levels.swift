import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A level of a style: of the background and of fills their own, of others a part of the opacity.
public struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _shading(in environment: EnvironmentValues) -> Shading {
    base._shading(level: level, in: environment)
  }
}

extension ShapeStyle {
  public func _shading(level: Int, in environment: EnvironmentValues) -> Shading {
    let factors: [Double] = [1, 0.5, 0.25, 0.18, 0.05]
    return _OpacityShapeStyle(base: self, factor: factors[min(max(level, 0), 4)])
      ._shading(in: environment)
  }

  public var secondary: some ShapeStyle { _LevelShapeStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: self, level: 4) }
}

/// The washes that the system lays over backgrounds.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _shading(in environment: EnvironmentValues) -> Shading {
    _shading(level: 0, in: environment)
  }

  public func _shading(level: Int, in environment: EnvironmentValues) -> Shading {
    let fills: [SystemColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return .color(fills[min(max(level, 0), 3)].rgba(in: environment))
  }
}

/// A colour of the system by its meaning.
public struct _SystemShapeStyle: ShapeStyle {
  let color: SystemColor

  public func _shading(in environment: EnvironmentValues) -> Shading {
    .color(color.rgba(in: environment))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of what stands for text to come.
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

/// What marks a selection: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _shading(in environment: EnvironmentValues) -> Shading {
    TintShapeStyle()._shading(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
