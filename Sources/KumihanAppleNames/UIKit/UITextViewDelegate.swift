public import Foundation

/// Follows a field for many lines.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ view: UITextView) -> Bool
  func textViewShouldEndEditing(_ view: UITextView) -> Bool
  func textViewDidChange(_ view: UITextView)
  func textViewDidBeginEditing(_ view: UITextView)
  func textViewDidEndEditing(_ view: UITextView)
  func textViewDidChangeSelection(_ view: UITextView)
  func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ view: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ view: UITextView, primaryActionFor item: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ view: UITextView, menuConfigurationFor item: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ view: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ view: UITextView) -> Bool { true }
  public func textViewDidChange(_ view: UITextView) {}
  public func textViewDidBeginEditing(_ view: UITextView) {}
  public func textViewDidEndEditing(_ view: UITextView) {}
  public func textViewDidChangeSelection(_ view: UITextView) {}
  public func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textView(
    _ view: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ view: UITextView, primaryActionFor item: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ view: UITextView, menuConfigurationFor item: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
}

/// Whether sums are completed in a text.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// What tools that write may bring into a text.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}
