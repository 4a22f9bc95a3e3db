public import Foundation

/// Follows a layout of text.
public protocol NSLayoutManagerDelegate: AnyObject {}

/// Follows the words of a text that is edited.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ storage: NSTextStorage, willProcessEditing mask: NSTextStorage.EditActions,
    range: NSRange, changeInLength delta: Int)
  func textStorage(
    _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions,
    range: NSRange, changeInLength delta: Int)
}
extension NSTextStorageDelegate {
  public func textStorage(
    _ storage: NSTextStorage, willProcessEditing mask: NSTextStorage.EditActions,
    range: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions,
    range: NSRange, changeInLength delta: Int
  ) {}
}

/// The words of a text that is edited.
open class NSTextStorage: NSMutableAttributedString {
  /// What a change concerns.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  public private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  open var editedMask: EditActions { [] }
  open var editedRange: NSRange { NSRange(location: 0, length: length) }
  open var changeInLength: Int { 0 }
  open var fixesAttributesLazily: Bool { false }
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
  open func edited(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {}
  open func processEditing() {}
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// A place in a text that is edited.
open class UITextPosition: NSObject {}

/// A part of a text that is edited.
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// How much of a text is meant.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
/// Which way in a text, by its order.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
/// Which way in a text, by its look.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
/// Which way in a text: the number of one of the two other kinds.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ way: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: way.rawValue)
  }
  public static func layout(_ way: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: way.rawValue)
  }
}

/// Finds the words of a text; there are none where nobody writes.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: AnyObject {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the words of a text in a language.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: UITextInputTokenizer {
  public init() {}
  public init(textInput: UIResponder) {}
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? { nil }
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { false }
}
