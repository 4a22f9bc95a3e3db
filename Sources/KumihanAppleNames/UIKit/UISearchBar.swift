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
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UITextField()
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
