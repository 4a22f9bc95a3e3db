public import Foundation

/// Knows how words are spelt: all of them are right, where nobody has a list of words.
@MainActor @preconcurrency
open class UITextChecker: _UIKeyed {
  public class var availableLanguages: [String] { ["en_US"] }
  public class func hasLearnedWord(_ word: String) -> Bool { false }
  public class func learnWord(_ word: String) {}
  public class func unlearnWord(_ word: String) {}
  open var ignoredWords: [String]?
  open func ignoreWord(_ word: String) { ignoredWords = (ignoredWords ?? []) + [word] }
  open func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in text: String, language: String
  ) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in text: String, language: String
  ) -> [String]? { nil }
}

/// Explains a word: no dictionary is there.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// A place that leads the focus elsewhere.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// What has the focus of a keyboard: nothing.
@MainActor @preconcurrency
open class UIFocusSystem: _UIKeyed {
  public init?(for environment: any UIFocusEnvironment) { return nil }
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open var focusedItem: (any UIFocusItem)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
}

extension UIAccessibility {
  @MainActor @preconcurrency
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
