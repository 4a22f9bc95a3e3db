public import KumihanViews

/// Screens from a file of Interface Builder's, which is not read: they come empty.
@MainActor @preconcurrency
open class UIStoryboard: _UIKeyed {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { creator?(NSCoder.ofNothing) }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  /// A screen that the closure makes; an empty one of the class without it.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = creator?(NSCoder.ofNothing) ?? Controller(coder: NSCoder.ofNothing) {
      return made
    }
    preconditionFailure("a storyboard is not read, so there is no screen named \(identifier)")
  }
}

extension NSCoder {
  /// One without content.
  static var ofNothing: NSCoder { NSCoder() }
}

/// Views from a file of Interface Builder's, which is not read: there are none.
@MainActor @preconcurrency
open class UINib: _UIKeyed {
  public init(nibName name: String, bundle: Bundle?) {}
  public init(data: Data, bundle: Bundle?) {}
  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
  /// What a file may be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension UITableView {
  /// No-op: a cell of a file of Interface Builder's is a plain one.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// No-op: a cell of a file of Interface Builder's is a plain one.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
}

extension Bundle {
  /// None: files of Interface Builder's are not read.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

/// A way from one screen of a file of Interface Builder's to another.
@MainActor @preconcurrency
open class UIStoryboardSegue: _UIKeyed {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) { (self.identifier, self.source, self.destination) = (identifier, source, destination) }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) { self.init(identifier: identifier, source: source, destination: destination) }
  open func perform() {}
}

/// From where an unwinding comes.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: _UIKeyed {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?
  init(source: UIViewController, action: Selector, sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
  }
}
