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
  public static let drawOn = SymbolEffect()
  public static let drawOff = SymbolEffect()
  public static let automatic = SymbolEffect()

  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var forward: SymbolEffect { self }
  public var backward: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var plain: SymbolEffect { self }
  public var pulse: SymbolEffect { self }
  public var individually: SymbolEffect { self }
  public func custom(angle: Angle) -> SymbolEffect { self }
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// How an effect comes again.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
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
