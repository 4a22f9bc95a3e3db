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

  /// Text with attributes; only its words are drawn.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.text = String(text.wrappedValue.characters)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `TextEditor.init(text:)` may be passed as a function.
  @_disfavoredOverload
  public init(text: Binding<String>) {
    self.init(text: text, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    // Lines between rows begin at the editor, not at its words.
    Text(verbatim: text).withoutFirstText().modifier(FieldCaret(isEmpty: text.isEmpty)).padding(
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

/// What is selected of a text with attributes: nothing.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public init() {}
  public init(insertionPoint: AttributedString.Index) {}
  public init(range: Range<AttributedString.Index>) {}
}

extension AttributedString {
  /// Changes the attributes of what is selected: nothing is.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {}
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with content: AttributedString
  ) { append(content) }
}
