#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// What the golden page is for. Source: chapter 15.
public struct StarPageReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Star Page", chapter: 15) {
      JohoReferenceColumns {
        JohoReferenceList(
          "Purpose",
          [
            "A screen that people use",
            "The reference for all others",
            "Documentation that runs",
          ])
        JohoReferenceList(
          "Use",
          [
            "Read it before building",
            "Copy its patterns",
            "Compare new work with it",
            "Change it first",
          ])
      } right: {
        JohoReferenceList(
          "It has",
          [
            "A bento header",
            "Boxes in colours of meaning",
            "Cards with dots",
            "Something to touch",
            "Empty states",
            "At most 8 pt above",
          ])
      }
    }
  }
}
