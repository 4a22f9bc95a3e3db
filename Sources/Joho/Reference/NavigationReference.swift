#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The navigation of an app. Source: chapter 11.
public struct NavigationReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private static let places = [
    NavigationItem(title: "Week", icon: "calendar"), NavigationItem(title: "Star", icon: "star"),
    NavigationItem(title: "Settings", icon: "gearshape"),
  ]

  public var body: some View {
    JohoReferenceCard("Navigation", chapter: 11) {
      JohoReferencePart("Page header: capitals, at most 8 pt above") {
        JohoPageHeader(
          title: "Trips", showBackButton: true, onBack: {},
          trailingContent: AnyView(JohoIconButton(icon: "plus", action: {})))
      }
      JohoReferencePart("Bento header: hero 100 pt, context, controls 60 pt") {
        JohoBentoHeader(weekNumber: 42, monthYear: "October 2026")
      }
      JohoReferencePart("Segmented control") {
        JohoSegmentedControl(selection: .constant(JohoCatalogue.Span.month))
      }
      JohoReferencePart("Tab bar: 3 pt above, five at most") {
        JohoTabBar(selection: .constant(Self.places[0]), tabs: Self.places)
      }
      JohoReferencePart("Sheet header: cancel left, save right, 2 pt below") {
        JohoSheetHeader(title: "Edit trip", onCancel: {}, onSave: {})
      }
      HStack(alignment: .top, spacing: JohoSpacing.xl) {
        JohoReferencePart("Sidebar: 200 pt, 3 pt beside") {
          JohoSidebar(selection: .constant(Self.places[0]), items: Self.places)
            .frame(height: 180)
        }
        VStack(alignment: .leading, spacing: JohoSpacing.lg) {
          JohoReferencePart("Breadcrumb") {
            JohoBreadcrumb(path: ["Home", "Settings", "Holidays"])
          }
          JohoReferencePart("Items: normal, selected, disabled") {
            JohoSidebarItem(item: Self.places[1], isSelected: false, action: {})
            JohoSidebarItem(item: Self.places[1], isSelected: true, action: {})
            JohoSidebarItem(
              item: Self.places[1], isSelected: false, action: {}, isEnabled: false)
          }
        }
      }
    }
    .foregroundStyle(JohoInk.primary)
  }
}
