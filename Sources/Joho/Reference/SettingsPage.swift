#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The book's complete example: settings in two sections. Source: chapter 17.
public struct SettingsPage: _PlacedView {
  @State private var notifications = true
  @State private var soundEffects = false
  @State private var weekStartsMonday = true
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: JohoSpacing.md) {
        JohoSectionBox(title: "General", accentColor: JohoColors.black) {
          VStack(spacing: JohoSpacing.sm) {
            JohoToggleRow(
              title: "Notifications", isOn: $notifications, subtitle: "Receive daily reminders")
            JohoToggleRow(title: "Sound Effects", isOn: $soundEffects)
            JohoToggleRow(
              title: "Week Starts Monday", isOn: $weekStartsMonday, subtitle: "ISO 8601 standard")
          }
        }
        JohoSectionBox(title: "About", accentColor: JohoColors.cyan) {
          VStack(spacing: JohoSpacing.sm) {
            JohoListRow(title: "Version", trailing: "2.0.0", showChevron: false)
            JohoListRow(title: "Privacy Policy")
            JohoListRow(title: "Terms of Service")
          }
        }
      }
      .padding(.horizontal, JohoSpacing.lg)
      .padding(.top, JohoSpacing.sm)
      .padding(.bottom, JohoSpacing.lg)
    }
    .background(JohoColors.white)
  }
}
