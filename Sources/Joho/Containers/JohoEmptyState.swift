public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A placeholder for missing content, optionally with a button to add some: 16 pt between its
/// parts, 32 pt around them, 3 pt border. Source: chapters 9, 12 and 17.
///
/// Between title and message the ninth chapter has 4 pt, the later ones 8.
public struct JohoEmptyState: _PlacedView {
  let icon: String
  let title: String
  let message: String
  var actionTitle: String?
  var action: (@MainActor () -> Void)?
  var textSpacing: CGFloat
  public let _site: CallSite

  /// Without an `actionTitle` there is no button.
  public init(
    icon: String, title: String, message: String, actionTitle: String? = nil,
    action: (@MainActor () -> Void)? = nil, textSpacing: CGFloat = JohoSpacing.sm,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.icon = icon
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
    self.action = action
    self.textSpacing = textSpacing
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.lg) {
      Image(systemName: icon)
        .font(.system(size: 48, weight: .medium))
        .foregroundStyle(JohoInk.ghost)
      VStack(spacing: textSpacing) {
        Text(title)
          .johoFont(.headline)
          .foregroundStyle(JohoInk.primary)
        if !message.isEmpty {
          Text(message)
            .johoFont(.bodySmall)
            .foregroundStyle(JohoInk.secondary)
        }
      }
      .multilineTextAlignment(.center)
      if let actionTitle, let action {
        JohoButton(title: actionTitle, action: action, style: .primary)
      }
    }
    .padding(JohoSpacing.xxxl)
    .frame(maxWidth: .infinity)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}
