import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A style that colours shapes and text.
public protocol ShapeStyle: _CatalogueColors {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint of the style in an environment. Styles made of other styles never implement it.
  func _shading(in context: StyleContext) -> Shading

  /// The paint of a level of the style, 0 for the style itself to 4 for the faintest.
  func _shading(level: Int, in context: StyleContext) -> Shading

  /// False for styles that do not depend on the foreground style.
  var _readsForeground: Bool { get }

  /// The value for comparing the style; nil for styles that cannot be compared and equal no other.
  var _identity: AnyHashable? { get }
}

extension ShapeStyle {
  public func _shading(in context: StyleContext) -> Shading {
    resolve(in: context.environment)._shading(in: context)
  }
}

extension ShapeStyle {
  public var _readsForeground: Bool { true }
  public var _identity: AnyHashable? { nil }
}

extension ShapeStyle {
  /// The value for comparing a style made of others; nil when one of them cannot be compared.
  func identity(_ styles: [any ShapeStyle], _ rest: [AnyHashable] = []) -> AnyHashable? {
    let parts = styles.compactMap(\._identity)
    return parts.count == styles.count
      ? AnyHashable([AnyHashable(ObjectIdentifier(Self.self))] + parts + rest) : nil
  }
}

extension ShapeStyle where Self: Hashable {
  public var _identity: AnyHashable? { AnyHashable(self) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) implements neither resolve(in:) nor a shading of its own")
  }
}

extension Never: ShapeStyle {}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  let base: any ShapeStyle

  public init(_ style: some ShapeStyle) { base = style }

  public var _identity: AnyHashable? { base._identity }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    a._identity.map { $0 == b._identity } ?? false
  }

  public func _shading(in context: StyleContext) -> Shading {
    base._shading(in: context)
  }

  public func _shading(level: Int, in context: StyleContext) -> Shading {
    base._shading(level: level, in: context)
  }

  public var _readsForeground: Bool { base._readsForeground }

  /// The colours of a gradient that says nothing of its direction.
  package var gradient: Gradient? {
    if case let gradient as Gradient = base { gradient } else { nil }
  }
}

/// The colours are declared only here: a second set in `Color` itself would double the type
/// checker's work at each use.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var white: Color { Color(.fixed(.white)) }
  public static var black: Color { Color(.fixed(.black)) }
  public static var clear: Color { Color(.fixed(.clear)) }
}

/// The context for resolving a style: the environment, and the asset catalogues of colours and
/// pictures.
public struct StyleContext {
  package var environment: EnvironmentValues
  package let assets: AssetCatalogues

  package init(_ environment: EnvironmentValues, assets: AssetCatalogues) {
    (self.environment, self.assets) = (environment, assets)
  }
}
