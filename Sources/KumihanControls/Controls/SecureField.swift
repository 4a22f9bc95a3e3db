public import KumihanViews

/// A field for a secret: a dot for each character.
public struct SecureField<Label: View>: _PlacedView {
  let prompt: Text?
  let label: Label
  let count: Int
  public let _site: CallSite

  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.prompt, self.label, count) = (prompt, label(), text.wrappedValue.count)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    TextField(
      prompt: prompt, label: label, text: .secret(count), fileID: _site.fileID, line: _site.line,
      column: _site.column)
  }
}

extension SecureField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.prompt, label, count) = (prompt, Text(title), text.wrappedValue.count)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.prompt, label, count) = (prompt, Text(title), text.wrappedValue.count)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}
