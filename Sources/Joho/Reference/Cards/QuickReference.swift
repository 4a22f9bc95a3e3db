#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The system on one card. Source: appendix A.
public struct QuickReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Quick reference", appendix: "A") {
      JohoReferenceColumns {
        JohoReferenceList(
          "Borders",
          [
            "Containers 3 pt",
            "Cards 1.5 pt",
            "Buttons 2 pt",
            "Selected 2.5 pt",
            "Cells 1 pt",
          ])
        JohoReferenceList(
          "Colours",
          [
            "Yellow FFE566: now",
            "Cyan A5F3FC: events",
            "Pink FECDD3: special days",
            "Orange FED7AA: movement",
            "Green BBF7D0: money",
            "Purple E9D5FF: people",
            "Red E53935: alert",
          ])
      } right: {
        JohoReferenceList(
          "Type, rounded",
          [
            "48 heavy, 32 bold: display",
            "18 bold: headline",
            "16 medium: body",
            "14 medium: second lines",
            "12 bold, 10 bold: labels",
          ])
        JohoReferenceList(
          "Distances",
          [
            "4, 8, 12, 16, 20, 24, 32"
          ])
        JohoReferenceList(
          "Rules",
          [
            "8 pt above at most",
            "44 pt targets, 12 pt apart",
            "Continuous corners",
            "No effects, no emoji",
          ])
      }
    }
  }
}
