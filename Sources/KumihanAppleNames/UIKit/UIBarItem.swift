public import Foundation
public import KumihanViews

/// What a bar's buttons and tabs have in common.
@MainActor @preconcurrency
open class UIBarItem: _UIAccessible {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// Buttons of a bar that belong together.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: _UIKeyed {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  open var alwaysAvailable = false
  open var isDisplayingRepresentativeItem: Bool { false }
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that knows where it stands.
@MainActor @preconcurrency
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}
/// Says where a bar stands.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .topAttached }
}
extension UIToolbar: UIBarPositioning { public var barPosition: UIBarPosition { .bottom } }
extension UISearchBar: UIBarPositioning { public var barPosition: UIBarPosition { .any } }

/// Follows a bar.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
/// Follows a bar above a screen.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {}
}
/// Follows a bar of tabs.
@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
/// Takes the new name of what a screen shows.
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
}

/// Whether a control looks as on a phone or as on a desk.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
