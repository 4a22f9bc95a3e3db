#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// One line of input: 8 pt corners, 2 pt border, 2.5 pt when focused. Source: chapter 10.
public struct JohoTextField: _PlacedView {
  let placeholder: String
  @Binding var text: String
  var isFocused: Bool
  public let _site: CallSite

  /// A picture has no keyboard, so the caller sets the focus.
  public init(
    placeholder: String, text: Binding<String>, isFocused: Bool = false,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.placeholder = placeholder
    _text = text
    self.isFocused = isFocused
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Text(text.isEmpty ? placeholder : text)
      .font(.johoBody)
      .foregroundStyle(text.isEmpty ? JohoColors.black.opacity(0.6) : JohoColors.black)
      .lineLimit(1)
      .padding(JohoSpacing.md)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .johoPanel(radius: JohoRadius.button, role: isFocused ? .active : .interactive)
      .accessibilityElement()
      .accessibilityLabel(placeholder)
      .accessibilityValue(text)
      .accessibilityAddTraits(.isTextField)
  }
}
