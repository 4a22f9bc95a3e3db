#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The first transformation: rows of settings. Source: chapter 16.
public struct SettingsRowTransformation: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoTransformation(
      1, "Settings row",
      problems: [
        "No borders",
        "A gray separator",
        "The switch melts into its ground",
        "No container for a row",
      ],
      fixes: [
        "Each row in 1.5 pt",
        "The switch in 2 pt, on and off apart",
        "On is cyan",
        "Each row a container of its own",
      ]
    ) {
      VStack(spacing: 8) {
        Toggle("Notifications", isOn: .constant(true))
        Divider()
        Toggle("Sound Effects", isOn: .constant(false))
      }
      .font(.system(size: 17))
    } after: {
      VStack(spacing: JohoSpacing.sm) {
        JohoToggleRow(title: "Notifications", isOn: .constant(true))
        JohoToggleRow(title: "Sound Effects", isOn: .constant(false))
      }
    }
  }
}
