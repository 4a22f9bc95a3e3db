public import Foundation
public import KumihanViews

/// A button of a bar of UIKit's.
@MainActor @preconcurrency
open class UIBarButtonItem {
  /// The buttons of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }
  /// The look of a button.
  public enum Style: Int, Sendable { case plain, done = 2 }
  open var title: String?
  open var image: UIImage?
  open var tintColor: UIColor?
  open var isEnabled = true
  open var customView: UIView?
  public init() {}
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {}
  public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.image = image }
  public init(customView: UIView) { self.customView = customView }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    (self.title, self.image) = (title, image)
  }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
}

/// What a screen of UIKit's shows in the bar above it.
@MainActor @preconcurrency
open class UINavigationItem {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public init() {}
  public init(title: String) { self.title = title }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
}

/// A search field above a screen of UIKit's.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var isActive = false
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Finds what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// A gesture recognizer of UIKit's on a view, which nobody touches.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Where a recognizer stands.
public struct UIGestureRecognizerRepresentableContext<Recognizer: UIGestureRecognizerRepresentable>
{
  public let coordinator: Recognizer.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// From the places of a recognizer to those of its view.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
}

/// How the lines of a paragraph stand; names only, as no picture is drawn of it.
open class NSMutableParagraphStyle: NSObject {
  open var alignment = NSTextAlignment.natural
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

extension NSAttributedString.Key {
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
