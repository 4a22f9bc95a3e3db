#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The audit before anything ships. Source: chapter 18.
public struct AuditReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Design audit", chapter: 18) {
      JohoReferenceColumns {
        JohoReferenceList(
          "Borders",
          [
            "Every container has one",
            "3, 1.5, 2, 2.5 and 1 pt by role",
            "All of them black",
          ], isChecklist: true)
        JohoReferenceList(
          "Colours",
          [
            "Of the palette, by meaning",
            "None of the system's",
            "No emoji",
          ], isChecklist: true)
        JohoReferenceList(
          "Corners",
          [
            "Continuous",
            "16, 12, 8 and 6 pt by role",
          ], isChecklist: true)
        JohoReferenceList(
          "Type",
          [
            "Rounded, medium or heavier",
            "Labels in capitals",
            "Digits of one width",
          ], isChecklist: true)
      } right: {
        JohoReferenceList(
          "Spacing",
          [
            "On the 4 pt grid",
            "8 pt above at most",
            "12 pt between buttons",
          ], isChecklist: true)
        JohoReferenceList(
          "Targets",
          [
            "44 by 44 pt for each"
          ], isChecklist: true)
        JohoReferenceList(
          "Effects",
          [
            "No glass, no blur",
            "No shadow",
            "No gradient",
          ], isChecklist: true)
        JohoReferenceList(
          "Interaction",
          [
            "To the right: edit, cyan",
            "To the left: delete, red",
            "Locked rows do not move",
            "Selected: 2.5 pt on light yellow",
          ], isChecklist: true)
      }
    }
  }
}
