public import Foundation
public import KumihanViews

// On a phone the value itself is not shown, so that its format changes nothing.
extension Stepper {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, label: label, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line, column: column)
  }
}

extension Stepper where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      title, value: value, step: step, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      title, value: value, step: step, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line, column: column)
  }
}
