public import Foundation
import KumihanControls
public import KumihanViews

/// A search field.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The look of a search field.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isTranslucent = true
  open var showsBookmarkButton = false
  open var scopeButtonTitles: [String]?
  open var backgroundImage: UIImage?
  open var showsScopeBar = false
  open var selectedScopeButtonIndex = 0
  open var prompt: String?
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var barStyle = UIBarStyle.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!
  open var isLookToDictateEnabled = false
  open var isSecureTextEntry = false
  open var isEnabled = true
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var scopeBarBackgroundImage: UIImage?
  private var above: UIView?
  open override var inputAccessoryView: UIView? {
    get { above }
    set { above = newValue }
  }
  /// The small pictures of a search field.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  open func setPositionAdjustment(_ offset: UIOffset, for icon: Icon) {}
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField()
  package override var isMeasured: Bool { true }
  package override var shownView: AnyView? {
    AnyView(
      SearchField(
        text: text ?? searchTextField.text ?? "",
        prompt: placeholder ?? searchTextField.placeholder ?? "", isActive: showsCancelButton))
  }
}

/// Follows a search field.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ bar: UISearchBar, textDidChange text: String)
  func searchBarSearchButtonClicked(_ bar: UISearchBar)
  func searchBarCancelButtonClicked(_ bar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ bar: UISearchBar, textDidChange text: String) {}
  public func searchBarSearchButtonClicked(_ bar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ bar: UISearchBar) {}
}
