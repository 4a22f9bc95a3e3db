import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A level of the current foreground style: the label colours by default, fractions of the opacity
/// of a set style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _shading(in context: StyleContext) -> Shading {
    context.environment.style.foreground.shading(level: level, in: context)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground styles that were set, by level.
package struct ForegroundStyles: Equatable {
  /// Empty for the default foreground; else the given style of each level.
  fileprivate private(set) var levels: [AnyShapeStyle] = []
  /// False while only the system has set styles for a place, such as a header's grey: the system's
  /// controls there keep their tint.
  private(set) var isChosen = false

  /// The opacity of level 0 to 4 of a style that was set; the system's factors.
  private static let factors: [Double] = [1, 0.5, 0.25, 0.18, 0.18]
  private static let labels: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]

  /// Sets levels; a reference to the foreground in them means the previous one.
  mutating func set(_ styles: [AnyShapeStyle], isChosen: Bool = true) {
    let outer = self
    self.isChosen = isChosen
    levels = styles.map { style in
      style._readsForeground ? AnyShapeStyle(ScopedStyle(base: style, outer: outer)) : style
    }
  }

  func shading(level: Int, in context: StyleContext) -> Shading {
    guard let first = levels.first else {
      return .color(Self.labels[min(level, 4)].rgba(in: context))
    }
    if level < levels.count { return levels[level]._shading(in: context) }
    return Self.faded(first._shading(in: context), Self.factors[min(level, 4)])
  }

  /// The number of given styles.
  var count: Int { levels.count }

  /// The first style at the opacity of a level, even where the level has a style.
  func faded(level: Int, in context: StyleContext) -> Shading {
    Self.faded(shading(level: 0, in: context), Self.factors[min(level, 4)])
  }

  static func faded(_ shading: Shading, _ factor: Double) -> Shading {
    if factor == 1 { return shading }
    if case .color(let rgba) = shading { return .color(rgba.opacity(factor)) }
    return .opacity(shading, factor)
  }
}

/// A style evaluated with the outer foreground: a level of it, a fraction of its opacity, or the
/// foreground itself.
private struct ScopedStyle: ShapeStyle {
  let base: AnyShapeStyle
  let outer: ForegroundStyles

  func _shading(in context: StyleContext) -> Shading {
    var scope = context
    scope.environment.style.foreground = outer
    return base._shading(in: scope)
  }

  var _identity: AnyHashable? { identity([base] + outer.levels) }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _shading(in context: StyleContext) -> Shading {
    context.environment.style.foreground.shading(level: 0, in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint, blue unless one was set.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _shading(in context: StyleContext) -> Shading {
    guard let tint = context.environment.style.tint else { return .color(context.appAccent) }
    // A tint that is made of the tint is made of the app's.
    var app = context
    app.environment.style.tint = nil
    return tint._shading(in: app)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the view's surroundings.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _shading(in context: StyleContext) -> Shading {
    context.environment.style.background?._shading(in: context)
      ?? .color(SystemColor.systemBackground.rgba(in: context))
  }

  public func _shading(level: Int, in context: StyleContext) -> Shading {
    guard level > 0 else { return _shading(in: context) }
    let color = level == 1 ? SystemColor.secondarySystemBackground : .tertiarySystemBackground
    return .color(color.rgba(in: context))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _shading(in context: StyleContext) -> Shading {
    .color(SystemColor.separator.rgba(in: context))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// Any style with a factor of its opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let factor: Double

  public func _shading(in context: StyleContext) -> Shading {
    .opacity(base._shading(in: context), factor)
  }

  public var _identity: AnyHashable? { identity([base], [factor]) }
}

extension ShapeStyle {
  /// Disfavoured, so that the opacity of a colour is a colour.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, factor: Swift.min(Swift.max(opacity, 0), 1))
  }
}
