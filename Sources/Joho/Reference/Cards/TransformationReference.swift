#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Thirteen questions; a no means work. Source: chapter 16.
public struct TransformationReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Transformation checklist", chapter: 16) {
      JohoReferenceColumns {
        JohoReferenceList(
          "Structure",
          [
            "A black border around each container?",
            "Continuous corners throughout?",
            "8 pt above, or less?",
            "Distances on the 4 pt grid?",
            "No shadow, no blur?",
            "2 pt around buttons?",
            "2.5 pt around what is selected?",
          ], isChecklist: true)
      } right: {
        JohoReferenceList(
          "Language",
          [
            "Colours of the palette only?",
            "Rounded type?",
            "Medium weight, or heavier?",
            "Labels in capitals?",
            "Symbols instead of emoji?",
            "44 pt for each target?",
          ], isChecklist: true)
      }
    }
  }
}
