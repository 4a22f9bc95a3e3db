#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The second transformation: a card of a list. Source: chapter 16.
public struct ListCardTransformation: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoTransformation(
      2, "List card",
      problems: [
        "Plain round corners",
        "Emoji",
        "A shadow for depth",
        "Items share one card",
        "A gray separator",
      ],
      fixes: [
        "Continuous corners",
        "A dot in the colour of events",
        "A 1.5 pt card for each item",
        "Borders, no shadow",
        "A chevron leads on",
      ]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        item("Team Meeting", "9:00 AM - Conference Room A")
        Divider()
        item("Client Call", "2:00 PM - Virtual")
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.white)
      .cornerRadius(12)
      .shadow(radius: 4)
      .padding(4)
    } after: {
      VStack(spacing: JohoSpacing.sm) {
        JohoListRow(
          title: "Team Meeting", subtitle: "Conference Room A", indicatorColor: JohoColors.cyan,
          trailing: "9:00 AM")
        JohoListRow(
          title: "Client Call", subtitle: "Virtual", indicatorColor: JohoColors.cyan,
          trailing: "2:00 PM")
      }
    }
  }

  private func item(_ title: String, _ detail: String) -> some View {
    HStack(alignment: .top) {
      Text("🗓️")
      VStack(alignment: .leading) {
        Text(title)
        Text(detail).font(.system(size: 15)).foregroundColor(.gray)
      }
    }
    .font(.system(size: 17))
  }
}
