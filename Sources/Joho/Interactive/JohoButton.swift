#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A button: 8 pt corners, 2 pt border, at least 44 by 44 pt. Source: chapter 10.
public struct JohoButton: _PlacedView {
  let title: String
  let action: @MainActor () -> Void
  var style: ButtonStyle
  var isEnabled: Bool
  var isPressed: Bool

  public enum ButtonStyle: Hashable, Sendable, CaseIterable {
    /// White on black.
    case primary
    /// Black on white.
    case secondary
    /// White on red.
    case destructive
  }
  public let _site: CallSite
  @Environment(\.dynamicTypeSize) private var size

  public init(
    title: String, action: @escaping @MainActor () -> Void, style: ButtonStyle = .secondary,
    isEnabled: Bool = true, isPressed: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = title
    self.action = action
    self.style = style
    self.isEnabled = isEnabled
    self.isPressed = isPressed
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Button(action: action) {
      Text(title)
        .johoFont(.body)
        .fontWeight(.medium)
        .foregroundStyle(style == .secondary ? JohoColors.black : JohoColors.white)
        .multilineTextAlignment(size.isAccessibilitySize ? .center : .leading)
        .lineLimit(size.isAccessibilitySize ? nil : 1)
        .padding(.horizontal, JohoSpacing.xl)
        .padding(.vertical, JohoSpacing.md)
        .frame(minWidth: JohoTarget.minimum, minHeight: JohoTarget.minimum)
        .background(pressed)
        .johoPanel(fill: fill, radius: JohoRadius.button, role: .interactive)
    }
    .buttonStyle(JohoBareButtonStyle())
    .disabled(!isEnabled)
    .opacity(isEnabled ? 1 : JohoOpacity.disabled)
  }

  /// An overlay on the fill: darker on light, lighter on dark.
  private var pressed: Color {
    guard isPressed else { return .clear }
    return style == .primary ? JohoColors.white.opacity(0.2) : JohoColors.black.opacity(0.1)
  }

  private var fill: Color {
    switch style {
    case .primary: JohoColors.black
    case .secondary: JohoColors.white
    case .destructive: JohoColors.red
    }
  }
}

/// The label unchanged: Joho's buttons draw their own states.
struct JohoBareButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
