#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The sixth transformation: the tabs of an app. Source: chapter 16.
public struct TabBarTransformation: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private static let tabs = [
    NavigationItem(title: "Home", icon: "star.fill"),
    NavigationItem(title: "Calendar", icon: "calendar"),
    NavigationItem(title: "Settings", icon: "gearshape"),
    NavigationItem(title: "Profile", icon: "person"),
  ]

  public var body: some View {
    JohoTransformation(
      6, "Tab bar",
      problems: [
        "System blue marks the place",
        "Gray for the others",
        "No structure",
        "Items float without bounds",
      ],
      fixes: [
        "3 pt above the bar",
        "Yellow in 2 pt marks the place",
        "Symbols and names in black",
        "One glance says where you are",
      ]
    ) {
      HStack {
        tab("🏠", "Home", .blue)
        tab("📅", "Calendar", .gray)
        tab("⚙️", "Settings", .gray)
        tab("👤", "Profile", .gray)
      }
      .padding(.vertical, 8)
      .background(.ultraThinMaterial)
    } after: {
      JohoTabBar(selection: .constant(Self.tabs[0]), tabs: Self.tabs)
    }
  }

  private func tab(_ emoji: String, _ name: String, _ color: Color) -> some View {
    VStack(spacing: 2) {
      Text(emoji).font(.system(size: 20))
      Text(name).font(.system(size: 10)).foregroundColor(color)
    }
    .frame(maxWidth: .infinity)
  }
}
