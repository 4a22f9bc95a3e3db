public import KumihanControls
public import KumihanViews

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
