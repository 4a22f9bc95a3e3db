public import KumihanViews

/// An editor for long text; it takes the proposed size.
public struct TextEditor: _PlacedView {
  let text: String
  private let shown: Text
  public let _site: CallSite

  public init(
    text: Binding<String>, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.text = text.wrappedValue
    shown = Text(verbatim: text.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Text with attributes.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.text = String(text.wrappedValue.characters)
    shown = Text(text.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `TextEditor.init(text:)` may be passed as a function.
  @_disfavoredOverload
  public init(text: Binding<String>) {
    self.init(text: text, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    // Lines between rows begin at the editor, not at its words.
    shown.withoutFirstText().modifier(FieldCaret(isEmpty: text.isEmpty)).padding(
      .horizontal, 5
    )
    .padding(.vertical, 8)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
    )
    .control(.isTextField, value: text.isEmpty ? nil : text, children: .ignore)
    .presentsKeyboard(at: _site)
  }
}
