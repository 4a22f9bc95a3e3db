public import Foundation
public import KumihanAppleNames

/// Safari in an app; drawn as a box with its name.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How Safari is shown.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    public override nonisolated init() {}
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  /// The button that ends it.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url: URL, configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Follows Safari in an app.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
