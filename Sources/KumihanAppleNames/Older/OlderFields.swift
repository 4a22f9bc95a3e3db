public import KumihanControls
public import KumihanViews

extension SecureField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(title, text: text, fileID: fileID, line: line, column: column) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(title, text: text, fileID: fileID, line: line, column: column) }
}

/// Fields that tell when editing begins and ends, which it does not in a picture.
extension TextField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {},
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(title, text: text, fileID: fileID, line: line, column: column) }

  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(title, text: text, fileID: fileID, line: line, column: column) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(title, text: text, fileID: fileID, line: line, column: column) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(title, text: text, fileID: fileID, line: line, column: column) }
}

extension TextField where Label == Text {
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {},
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(title, value: value, formatter: formatter, fileID: fileID, line: line, column: column)
  }

  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(title, value: value, formatter: formatter, fileID: fileID, line: line, column: column)
  }
}
