public import KumihanFoundation

// Views and screens of a class that is known only when the program runs: `T()` where `T: UIView`.
//
// Swift makes such an object by a required initialiser alone, which each class of an app would have to have; Objective-C's classes, and so
// UIKit's, know no such rule. An initialiser in an extension of a protocol may be called where a class's own may not. It goes through the table of methods: the initialiser is the first that a class without stored properties adds to
// `UIResponder`'s, and a sibling of that class, which has nothing else either, has a required one in the same place.
//
// A class with initialisers of its own alone ends there with Swift's "unimplemented initializer", as on an iPhone.

/// What views have before their properties.
@MainActor @preconcurrency
open class _UIFramedResponder: UIResponder {
  public init(frame: CGRect) { super.init() }
}

/// What screens have before their properties.
@MainActor @preconcurrency
open class _UINibResponder: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
}

/// Classes that are made with a frame.
@MainActor @preconcurrency
public protocol _UIMadeInFrame {}

extension _UIMadeInFrame {
  @_disfavoredOverload public init(frame: CGRect) {
    let slot = sibling(of: Self.self as! AnyClass, as: _UIFrameSlot.self)
    self = slot.init(frame: frame) as Any as! Self
  }
  @_disfavoredOverload public init() { self.init(frame: .zero) }
}

/// Classes that are made with the name of a nib.
@MainActor @preconcurrency
public protocol _UIMadeByNib {}

extension _UIMadeByNib {
  @_disfavoredOverload public init(nibName: String?, bundle: Bundle?) {
    let slot = sibling(of: Self.self as! AnyClass, as: _UINibSlot.self)
    self = slot.init(nibName: nibName, bundle: bundle) as Any as! Self
  }
  @_disfavoredOverload public init() { self.init(nibName: nil, bundle: nil) }
}

/// ``_UIFramedResponder``'s sibling. Open, so that its initialiser is looked up in the table of the class at hand.
@MainActor @preconcurrency
open class _UIFrameSlot: UIResponder {
  public required init(frame: CGRect) { super.init() }
}

/// ``_UINibResponder``'s sibling.
@MainActor @preconcurrency
open class _UINibSlot: UIResponder {
  public required init(nibName: String?, bundle: Bundle?) { super.init() }
}
