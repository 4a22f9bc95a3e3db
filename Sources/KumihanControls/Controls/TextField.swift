public import KumihanViews

/// The content of a text field.
enum FieldText {
  case plain(String)
  /// The number of characters of a secret.
  case secret(Int)

  var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .secret(let count): count == 0
    }
  }
}

/// A field of one line: its text, or the prompt when empty.
public struct TextField<Label: View>: _PlacedView {
  let prompt: Text?
  let label: Label
  let text: FieldText
  /// Only what is written along the vertical axis may take several lines.
  let axis: Axis
  @Environment(\.textFieldStyle) private var style
  @Environment(\.multilineTextAlignment) private var alignment
  public let _site: CallSite

  init(
    prompt: Text?, label: Label, text: FieldText, axis: Axis = .horizontal, fileID: StaticString,
    line: Int, column: Int
  ) {
    (self.prompt, self.label, self.text, self.axis) = (prompt, label, text, axis)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    // The field in a style's own view is read as the one around it.
    if Label.self == _TextFieldStyleLabel.self {
      field
    } else {
      field.says(label).says(.value, written).control(traits, children: .ignore)
    }
  }

  /// What a reader hears as the field's content: the text, a dot for each secret character, or the
  /// prompt.
  @ViewBuilder private var written: some View {
    switch text {
    case .plain(let text) where !text.isEmpty: Text(verbatim: text)
    case .secret(let count) where count > 0: Text(verbatim: String(repeating: "•", count: count))
    default: prompt
    }
  }

  private var traits: AccessibilityTraits {
    if case .secret = text { [.isTextField, .isSecure] } else { .isTextField }
  }

  @ViewBuilder private var field: some View {
    if let style {
      let field = TextField<_TextFieldStyleLabel>(
        prompt: prompt, label: _TextFieldStyleLabel(view: AnyView(label)), text: text, axis: axis,
        fileID: _site.fileID, line: _site.line, column: _site.column)
      // The style does not apply to fields inside the style's own view.
      AnyView(style.body(field)).environment(\.textFieldStyle, nil)
    } else {
      line.presentsKeyboard(at: _site)
    }
  }

  private var line: some View {
    Group {
      switch text {
      case .plain(let text) where !text.isEmpty: Text(verbatim: text)
      case .secret(let count) where count > 0: SecretDots(count: count)
      default:
        if let prompt { prompt } else { label }
      }
    }
    .modifier(FieldInk(isEmpty: text.isEmpty))
    .modifier(FieldLines(axis: axis))
    .modifier(FieldCaret(isEmpty: text.isEmpty))
    .frame(maxWidth: .infinity, minHeight: height, alignment: side)
    // As high as its line, whatever height is offered.
    .fixedSize(horizontal: false, vertical: axis == .horizontal)
  }

  /// Where the text stands, which fills the field.
  private var side: Alignment { Alignment(horizontal: alignment.side, vertical: .center) }

  private var height: CGFloat {
    switch text {
    case .plain: 22
    case .secret(let count): count == 0 ? 21 : 61 / 3
    }
  }
}

/// The placeholder's colour while the field is empty, else the current one.
private struct FieldInk: ViewModifier {
  let isEmpty: Bool

  func body(content: Content) -> some View {
    if isEmpty {
      content.foregroundStyle(Color(.system(.placeholderText)))
    } else {
      content
    }
  }
}

/// The caret of a field that has the focus: after its text, or before the placeholder.
struct FieldCaret: ViewModifier {
  let isEmpty: Bool
  @Environment(\.viewState) private var state
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.stateFigures) private var figures
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var size

  func body(content: Content) -> some View {
    if isEnabled, !state.isDisjoint(with: [.focused, .editing]) {
      content.overlay(
        alignment: isEmpty ? .leading : Alignment(horizontal: .lastTextLineEnd, vertical: .bottom)
      ) {
        RoundedRectangle(cornerRadius: figures.caretWidth / 2).fill(.tint)
          .frame(
            width: figures.caretWidth,
            height: (font ?? .body).points(at: size) * Font.systemLineHeight
          )
          // Beside the text, which stays where it is.
          .padding(isEmpty ? .leading : .trailing, isEmpty ? 0 : -figures.caretWidth)
      }
    } else {
      content
    }
  }
}

/// One line, unless it is written along the vertical axis: then as many as the place allows.
private struct FieldLines: ViewModifier {
  let axis: Axis

  func body(content: Content) -> some View {
    if axis == .horizontal { content.lineLimit(1) } else { content }
  }
}

/// A dot for each character, larger than the bullets of the text around but no higher than its line.
private struct SecretDots: View {
  let count: Int
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.pixelLength) private var pixel
  @Environment(\.figures) private var figures

  var body: some View {
    let points = (font ?? .body).points(at: size)
    Text(verbatim: String(repeating: "•", count: count))
      .font(.system(size: points * figures.control.secretScale))
      // Where a field's words may shrink, its dots would to the height of a line.
      .minimumScaleFactor(1)
      .frame(height: (points * Font.systemLineHeight / pixel).rounded(.up) * pixel)
  }
}

extension TextField {
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      prompt: prompt, label: label(), text: .plain(text.wrappedValue), fileID: fileID, line: line,
      column: column)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      prompt: prompt, label: label(), text: .plain(text.wrappedValue), axis: axis, fileID: fileID,
      line: line, column: column)
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let text = formatter.string(for: value.wrappedValue) ?? ""
    self.init(
      prompt: prompt, label: label(), text: .plain(text), fileID: fileID, line: line,
      column: column)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatOutput == String {
    self.init(
      prompt: prompt, label: label(), text: .plain(format.format(value.wrappedValue)),
      fileID: fileID, line: line, column: column)
  }
}

extension TextField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text.wrappedValue), fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text.wrappedValue), fileID: fileID,
      line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text.wrappedValue), axis: axis,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text.wrappedValue), axis: axis,
      fileID: fileID, line: line, column: column)
  }

  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatOutput == String {
    self.init(
      prompt: prompt, label: Text(title), text: .plain(format.format(value.wrappedValue)),
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatOutput == String {
    self.init(
      prompt: prompt, label: Text(title), text: .plain(format.format(value.wrappedValue)),
      fileID: fileID, line: line, column: column)
  }

  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { format.format($0) } ?? ""
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text), fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { format.format($0) } ?? ""
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text), fileID: fileID, line: line,
      column: column)
  }

  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let text = formatter.string(for: value.wrappedValue) ?? ""
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text), fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let text = formatter.string(for: value.wrappedValue) ?? ""
    self.init(
      prompt: prompt, label: Text(title), text: .plain(text), fileID: fileID, line: line,
      column: column)
  }
}
