#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Every component of Joho Dezain in every state.
public enum JohoCatalogue {
  typealias Component = ComponentCatalogue.Component
  typealias State = ComponentCatalogue.State

  public static var catalogue: ComponentCatalogue {
    ComponentCatalogue(
      system: "joho", title: "Joho Dezain",
      components: containers + interactive + navigation + data + symbols + star + reference)
  }

  static let width = 343.0
}
