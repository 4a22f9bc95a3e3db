public import KumihanViews

/// What happens when a symbol has moved.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// How a symbol's motion ended.
@MainActor @preconcurrency
public final class UISymbolEffectCompletionContext: _UIKeyed {
  public let isFinished = true
  public let effect: SymbolEffect?
  public let contentTransition: SymbolEffect?
  public private(set) weak var sender: AnyObject?
  init(effect: SymbolEffect?, sender: AnyObject) {
    (self.effect, contentTransition, self.sender) = (effect, nil, sender)
  }
}

extension UIImageView {
  /// No-op: symbols stand still in a picture.
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(effect: effect, sender: self)) }
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(effect: effect, sender: self)) }
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(effect: nil, sender: self))
  }
}

extension UIBarButtonItem {
  /// No-op: symbols stand still in a picture.
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(effect: effect, sender: self)) }
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}

/// How one symbol of a button gives way to another.
public struct UISymbolContentTransition: Sendable {
  public let contentTransition: SymbolEffect
  public let options: SymbolEffectOptions
  public init(_ transition: SymbolEffect, options: SymbolEffectOptions = .default) {
    (contentTransition, self.options) = (transition, options)
  }
}
