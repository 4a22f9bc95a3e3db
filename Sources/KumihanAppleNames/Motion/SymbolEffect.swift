public import KumihanViews

/// An effect on a symbol; a still picture shows the symbol at rest.
public struct SymbolEffect: Hashable, Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()

  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
}

/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// No-op: a still picture shows the symbol at rest.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }

  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> Self { self }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
