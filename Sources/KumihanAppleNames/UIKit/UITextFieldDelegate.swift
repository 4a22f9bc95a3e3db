public import Foundation

/// Is asked about what is written in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool
  func textFieldDidBeginEditing(_ field: UITextField)
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool
  func textFieldDidEndEditing(_ field: UITextField)
  func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldClear(_ field: UITextField) -> Bool
  func textFieldShouldReturn(_ field: UITextField) -> Bool
  func textFieldDidChangeSelection(_ field: UITextField)
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textField(
    _ field: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ field: UITextField) {}
  public func textFieldShouldEndEditing(_ field: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ field: UITextField) {}
  public func textFieldDidEndEditing(
    _ field: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(field) }
  public func textFieldShouldClear(_ field: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ field: UITextField) {}
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textField(
    _ field: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// What the size of words reckons with.
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }
