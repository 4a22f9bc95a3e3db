public import Foundation
public import KumihanViews

/// A search field above a screen of UIKit's.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: .zero)
  open var searchBar: UISearchBar { bar }
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  open var searchSuggestions: [any UISearchSuggestion]?
  open var scopeBarActivation = ScopeBarActivation.automatic
  open var isActive = false
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) var searchResultsController: UIViewController?
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Finds what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Follows a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ controller: UISearchController)
  func didPresentSearchController(_ controller: UISearchController)
  func willDismissSearchController(_ controller: UISearchController)
  func didDismissSearchController(_ controller: UISearchController)
  func presentSearchController(_ controller: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ controller: UISearchController) {}
  public func didPresentSearchController(_ controller: UISearchController) {}
  public func willDismissSearchController(_ controller: UISearchController) {}
  public func didDismissSearchController(_ controller: UISearchController) {}
  public func presentSearchController(_ controller: UISearchController) {}
}

/// Something that a person may search for.
@MainActor @preconcurrency
public protocol UISearchSuggestion: AnyObject {
  var localizedSuggestion: String? { get }
  var representedObject: Any? { get set }
}
/// Words that a person may search for.
@MainActor @preconcurrency
open class UISearchSuggestionItem: UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    (self.localizedSuggestion, self.localizedDescription) = (
      localizedSuggestion, localizedDescription
    )
    self.iconImage = iconImage
  }
}

/// A word of a search that is one thing.
@MainActor @preconcurrency
open class UISearchToken: _UIKeyed {
  let icon: UIImage?
  let text: String
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .secondarySystemFill
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at index: Int) {
    tokens.insert(token, at: min(max(index, 0), tokens.count))
  }
  open func removeToken(at index: Int) {
    if tokens.indices.contains(index) { tokens.remove(at: index) }
  }
}
