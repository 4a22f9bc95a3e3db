#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A line of input, or several: 8 pt corners, 2 pt border, 2.5 pt when focused. Source: chapter 10.
public struct JohoTextField: _PlacedView {
  let placeholder: String
  @Binding var text: String
  var isFocused: Bool
  var lines: Int
  public let _site: CallSite

  /// A picture has no keyboard, so the caller sets the focus.
  public init(
    placeholder: String, text: Binding<String>, isFocused: Bool = false, lines: Int = 1,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.placeholder = placeholder
    _text = text
    self.isFocused = isFocused
    self.lines = max(lines, 1)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: 0) {
      if isFocused, text.isEmpty { caret }
      Text(text.isEmpty ? placeholder : text)
        .johoFont(.body)
        .foregroundStyle(text.isEmpty ? JohoColors.secondary : JohoColors.black)
        .lineLimit(lines)
        // A long text in focus shows its end, where the caret is.
        .truncationMode(isFocused ? .head : .tail)
      if isFocused, !text.isEmpty { caret }
    }
    .padding(JohoSpacing.md)
    .frame(
      maxWidth: .infinity, minHeight: JohoTarget.minimum + CGFloat(lines - 1) * 20,
      alignment: lines > 1 ? .topLeading : .leading
    )
    .johoPanel(radius: JohoRadius.button, role: isFocused ? .active : .interactive)
    .accessibilityElement()
    .accessibilityLabel(placeholder)
    .accessibilityValue(text)
    .accessibilityAddTraits(.isTextField)
  }

  /// As high as a line, 2 pt wide, as the drawing of the focused field has it.
  private var caret: some View {
    Rectangle().fill(JohoColors.black).frame(width: 2, height: 20)
  }
}
