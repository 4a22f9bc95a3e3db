#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The fifth transformation: the empty state. Source: chapter 16.
public struct EmptyStateTransformation: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoTransformation(
      5, "Empty state",
      problems: [
        "Words alone",
        "No container",
        "Light gray, hard to read",
        "Nothing to do next",
      ],
      fixes: [
        "A 3 pt container",
        "A symbol, no emoji",
        "A bold headline",
        "A line that explains",
        "A button in 2 pt to go on",
      ]
    ) {
      Text("No events")
        .font(.system(size: 17))
        .foregroundColor(Color(white: 0.75))
        .frame(maxWidth: .infinity, minHeight: 220)
    } after: {
      JohoEmptyState(
        icon: "calendar", title: "No Events", message: "Events you create will appear here",
        actionTitle: "Add Event", action: {})
    }
  }
}
