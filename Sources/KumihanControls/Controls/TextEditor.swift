public import KumihanViews

/// An editor for long text; it takes the proposed size.
public struct TextEditor: _PlacedView {
  let text: String
  public let _site: CallSite

  public init(
    text: Binding<String>, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.text = text.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `TextEditor.init(text:)` may be passed as a function.
  @_disfavoredOverload
  public init(text: Binding<String>) {
    self.init(text: text, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    Text(verbatim: text).modifier(FieldCaret(isEmpty: text.isEmpty)).padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
      )
      .control(.isTextField, value: text.isEmpty ? nil : text, children: .ignore)
      .presentsKeyboard(at: _site)
  }
}
