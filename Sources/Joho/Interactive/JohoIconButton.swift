public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A square button of one symbol: 8 pt corners, 2 pt border, never below 44 pt. Source: chapter 10.
public struct JohoIconButton: _PlacedView {
  let icon: String
  let action: @MainActor () -> Void
  var size: CGFloat
  var isEnabled: Bool
  var isPressed: Bool
  public let _site: CallSite

  /// A `size` under 44 pt would be too small a target and becomes 44 pt.
  public init(
    icon: String, action: @escaping @MainActor () -> Void, size: CGFloat = JohoTarget.minimum,
    isEnabled: Bool = true, isPressed: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.icon = icon
    self.action = action
    self.size = size.isFinite ? max(size, JohoTarget.minimum) : JohoTarget.minimum
    self.isEnabled = isEnabled
    self.isPressed = isPressed
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Button(action: action) {
      Image(systemName: icon)
        .font(.system(size: 18, weight: .semibold))
        .foregroundStyle(JohoInk.primary)
        .frame(width: size, height: size)
        .background(isPressed ? JohoColors.black.opacity(0.1) : .clear)
        .johoPanel(radius: JohoRadius.button, role: .interactive)
    }
    .buttonStyle(JohoBareButtonStyle())
    .disabled(!isEnabled)
    .opacity(isEnabled ? 1 : JohoOpacity.disabled)
  }
}
