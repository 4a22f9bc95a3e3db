#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

extension JohoCatalogue {
  static let places = [
    NavigationItem(title: "Week", icon: "calendar"), NavigationItem(title: "Star", icon: "star"),
    NavigationItem(title: "Trips", icon: "airplane"),
    NavigationItem(title: "Settings", icon: "gearshape"),
  ]

  static var navigation: [Component] {
    [
      component(
        "JohoPageHeader",
        State("title", width: width) { JohoPageHeader(title: "Trips") },
        State("back and control", width: width) {
          JohoPageHeader(
            title: "Trips", showBackButton: true, onBack: {},
            trailingContent: AnyView(JohoIconButton(icon: "plus", action: {})))
        }),
      component(
        "JohoBentoHeader",
        State("default", width: width) {
          JohoBentoHeader(weekNumber: 42, monthYear: "October 2026")
        }),
      component(
        "JohoWeekZone", State("default") { JohoWeekZone(weekNumber: 42) },
        State("one digit") { JohoWeekZone(weekNumber: 1) }),
      component(
        "JohoSidebar",
        State("first selected") {
          JohoSidebar(selection: .constant(places[0]), items: places).frame(height: 320)
        }),
      component(
        "JohoSidebarItem",
        State("normal", width: 176) { sidebarItem() },
        State("selected", width: 176) { sidebarItem(isSelected: true) },
        State("disabled", width: 176) { sidebarItem(isEnabled: false) }),
      component(
        "JohoTabBar",
        State("four", width: width) { JohoTabBar(selection: .constant(places[0]), tabs: places) },
        State("forty", width: width) {
          JohoTabBar(
            selection: .constant(places[1]),
            tabs: places + (1...36).map { NavigationItem(title: "Page \($0)", icon: "circle") })
        }),
      component(
        "JohoTabItem",
        State("normal", width: 80) {
          JohoTabItem(tab: places[0], isSelected: false, action: {})
        },
        State("selected", width: 80) { JohoTabItem(tab: places[0], isSelected: true, action: {}) }
      ),
      component(
        "JohoSheetHeader",
        State("enabled", width: width) {
          JohoSheetHeader(title: "Edit trip", onCancel: {}, onSave: {})
        },
        State("save disabled", width: width) {
          JohoSheetHeader(title: "Edit trip", onCancel: {}, onSave: {}, saveDisabled: true)
        }),
      component(
        "JohoBreadcrumb",
        State("four deep") { JohoBreadcrumb(path: ["Home", "Settings", "Holidays", "Sweden"]) },
        State("nine deep") { JohoBreadcrumb(path: (1...9).map { "Part \($0)" }) }),
      component(
        "AdaptiveNavigation",
        State("compact", width: width) { adaptive(.compact) },
        State("regular", width: 640) { adaptive(.regular) }),
    ]
  }

  @MainActor private static func adaptive(_ sizeClass: UserInterfaceSizeClass) -> some View {
    AdaptiveNavigation(selection: .constant(places[0]), items: places) {
      JohoContainer {
        Text("Content").johoFont(.body).foregroundStyle(JohoInk.primary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .padding(JohoSpacing.sm)
    }
    .environment(\.horizontalSizeClass, sizeClass)
    .frame(height: 320)
  }

  @MainActor private static func sidebarItem(
    isSelected: Bool = false, isEnabled: Bool = true
  ) -> some View {
    JohoSidebarItem(item: places[0], isSelected: isSelected, action: {}, isEnabled: isEnabled)
  }

  private static func component(_ name: String, _ states: State...) -> Component {
    Component(name, group: "Navigation", states: states)
  }
}
