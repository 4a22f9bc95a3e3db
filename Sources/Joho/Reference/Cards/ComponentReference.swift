#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The components by what they are for. Source: chapter 17.
public struct ComponentReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Components", chapter: 17) {
      JohoReferenceColumns {
        JohoReferenceList(
          "Foundation",
          [
            "JohoColors: the palette",
            "JohoSpacing: the 4 pt grid",
            "JohoTextStyle: the type scale",
          ])
        JohoReferenceList(
          "Containers",
          [
            "JohoContainer: 3 pt, radius 16",
            "JohoCard: 1.5 pt, radius 12",
            "JohoSectionBox: a coloured pill above",
          ])
        JohoReferenceList(
          "Modifiers",
          [
            "johoCard()",
            "johoContainer()",
            "johoGround(_:)",
          ])
      } right: {
        JohoReferenceList(
          "Interactive",
          [
            "JohoButton: three styles",
            "JohoIconButton: one symbol",
            "JohoToggle: on or off",
            "JohoTextField: words",
          ])
        JohoReferenceList(
          "Display",
          [
            "JohoListRow: an item of a list",
            "JohoIndicator: a dot",
            "JohoEmptyState: nothing yet",
          ])
      }
    }
  }
}
