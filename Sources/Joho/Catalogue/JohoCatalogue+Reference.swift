#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

extension JohoCatalogue {
  /// The width of a sheet of A4 without its margins.
  private static let sheet = 547.0
  /// The same for a sheet in landscape.
  private static let wideSheet = 794.0

  static var reference: [Component] {
    [
      page("PrincipleReference") { PrincipleReference() },
      page("ColorReference") { ColorReference() },
      page("BorderReference") { BorderReference() },
      page("TypographyReference") { TypographyReference() },
      page("SpacingReference") { SpacingReference() },
      page("SymbolReference") { SymbolReference() },
      page("ContainerReference") { ContainerReference() },
      page("InteractiveReference") { InteractiveReference() },
      page("NavigationReference") { NavigationReference() },
      page("DataReference") { DataReference() },
      page("ArchitectureReference") { ArchitectureReference() },
      page("CalendarReference") { CalendarReference() },
      page("StarPageReference") { StarPageReference() },
      page("TransformationReference") { TransformationReference() },
      page("ComponentReference") { ComponentReference() },
      page("AuditReference") { AuditReference() },
      page("QuickReference") { QuickReference() },
      page("BorderDecision") { BorderDecision() },
      page("ColorDecision") { ColorDecision() },
      page("ComparisonReference") { ComparisonReference() },
      page("EndPage") { EndPage() },
      page("SettingsRowTransformation", width: wideSheet) { SettingsRowTransformation() },
      page("ListCardTransformation", width: wideSheet) { ListCardTransformation() },
      page("ButtonGroupTransformation", width: wideSheet) { ButtonGroupTransformation() },
      page("HeaderTransformation", width: wideSheet) { HeaderTransformation() },
      page("EmptyStateTransformation", width: wideSheet) { EmptyStateTransformation() },
      page("TabBarTransformation", width: wideSheet) { TabBarTransformation() },
      page("FormSectionTransformation", width: wideSheet) { FormSectionTransformation() },
      page("SettingsPage", width: 390) { SettingsPage() },
      page("ContactsPage", width: 390) { ContactsPage() },
      page("ExpensesPage", width: 390) { ExpensesPage() },
      page("TripsPage", width: 390) { TripsPage() },
      page("SpecialDaysPage", width: 390) { SpecialDaysPage() },
      page("EditorPage", width: 390) { EditorPage() },
      page("CalendarPage", width: 600) { CalendarPage() },
    ]
  }

  private static func page<Page: View>(
    _ name: String, width: Double = sheet,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Page
  ) -> Component {
    Component(name, group: "Reference", states: [State("page", width: width, view: view)])
  }
}
