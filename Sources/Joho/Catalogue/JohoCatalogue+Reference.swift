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
      page("SettingsRowTransformation", width: wideSheet) { SettingsRowTransformation() },
      page("ListCardTransformation", width: wideSheet) { ListCardTransformation() },
      page("ButtonGroupTransformation", width: wideSheet) { ButtonGroupTransformation() },
      page("HeaderTransformation", width: wideSheet) { HeaderTransformation() },
      page("EmptyStateTransformation", width: wideSheet) { EmptyStateTransformation() },
      page("TabBarTransformation", width: wideSheet) { TabBarTransformation() },
      page("FormSectionTransformation", width: wideSheet) { FormSectionTransformation() },
      page("SettingsPage", width: 390) { SettingsPage() },
    ]
  }

  private static func page<Page: View>(
    _ name: String, width: Double = sheet,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Page
  ) -> Component {
    Component(name, group: "Reference", states: [State("page", width: width, view: view)])
  }
}
