public import KumihanFoundation

// Views and screens of a class that is known only when the program runs: `T()` where `T: UIView`, and the cells that tables and
// grids know by an identifier, and the layers that views name.
//
// Swift makes such an object by a required initialiser alone, which each class of an app would have to have; Objective-C's
// classes, and so UIKit's, know no such rule. An initialiser in an extension of a protocol may be called where a class's own may
// not. It goes through the table of methods: the initialiser is the first that a class without stored properties adds to its
// superclass's, and a sibling of that class, which has nothing else either, has a required one in the same place.
//
// A class with initialisers of its own alone ends there with Swift's "unimplemented initializer", as on an iPhone.

/// What layers have before their properties.
@MainActor @preconcurrency
open class _UIMade {
  public init() {}
}

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

/// What cells of tables have before their properties.
@MainActor @preconcurrency
open class _UIStyledView: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What headers of tables have before their properties.
@MainActor @preconcurrency
open class _UINamedView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
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

/// ``_UIMade``'s sibling.
@MainActor @preconcurrency
open class _UIMadeSlot {
  public required init() {}
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

/// ``_UIStyledView``'s sibling.
@MainActor @preconcurrency
open class _UIStyleSlot: UIView {
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// ``_UINamedView``'s sibling.
@MainActor @preconcurrency
open class _UINameSlot: UIView {
  public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Cells and headers of the classes that tables and grids know by an identifier.
extension UITableViewCell {
  static func make(_ kind: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    let slot = sibling(of: kind, as: _UIStyleSlot.self)
    return original(
      of: slot.init(style: .default, reuseIdentifier: identifier), as: UITableViewCell.self)
  }
}

extension UITableViewHeaderFooterView {
  static func make(
    _ kind: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    let slot = sibling(of: kind, as: _UINameSlot.self)
    return original(
      of: slot.init(reuseIdentifier: identifier), as: UITableViewHeaderFooterView.self)
  }
}

extension UICollectionReusableView {
  static func make<View: UICollectionReusableView>(_ kind: View.Type) -> View {
    original(of: sibling(of: kind, as: _UIFrameSlot.self).init(frame: .zero), as: View.self)
  }
}

extension CALayer {
  /// A layer of the class that a view asks for.
  static func make(_ kind: CALayer.Type) -> CALayer {
    original(of: sibling(of: kind, as: _UIMadeSlot.self).init(), as: CALayer.self)
  }
}
