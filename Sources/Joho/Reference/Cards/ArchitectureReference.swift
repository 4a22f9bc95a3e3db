#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// How an app of the book is built. Source: chapter 13.
public struct ArchitectureReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Architecture", chapter: 13) {
      JohoReferenceColumns {
        JohoReferenceList(
          "Layers",
          [
            "View: SwiftUI in these components",
            "Manager: rules and caches, one of each",
            "Model: what is stored, as plain values",
            "Engine: weeks and holidays, computed",
          ])
        JohoReferenceList(
          "Shared by all targets",
          [
            "Week calculator and holiday engine",
            "Stored models",
            "The design system",
          ])
      } right: {
        JohoReferenceList(
          "Targets",
          [
            "The app",
            "Its widgets: small, medium, large",
            "Tests of logic and of screens",
          ])
        JohoReferenceList(
          "Links into the app",
          [
            "today",
            "week, by number and year",
            "calendar",
          ])
      }
    }
  }
}
