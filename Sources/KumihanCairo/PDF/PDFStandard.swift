import KumihanDrawing

/// A standard that a document must keep: what breaks it is an error, and nothing is written.
public enum PDFStandard: String, Hashable, Sendable, CaseIterable {
  /// PDF/UA-1, ISO 14289-1: screen readers can read it.
  case ua1 = "ua-1"
  /// PDF/A-2b, ISO 19005-2: it looks the same in all the years to come.
  case a2b = "a-2b"

  /// The name in errors, such as `PDF/UA-1`.
  public var title: String {
    switch self {
    case .ua1: "PDF/UA-1"
    case .a2b: "PDF/A-2b"
    }
  }
}

/// What a document in the making does against the standards that it must keep.
final class PDFConformance {
  let standards: Set<PDFStandard>
  /// The first of them; later ones are mostly its consequences.
  private(set) var failure: RenderError?
  private var headingLevel = 0
  private var hasTitle = false

  init(_ metadata: PDFMetadata) {
    standards = metadata.standards
    if metadata.title?.isEmpty ?? true {
      require(.ua1, "7.1", "the document has no title")
    }
    if metadata.language?.isEmpty ?? true {
      require(.ua1, "7.2", "the document has no language")
    }
    if !metadata.isTagged {
      require(.ua1, "7.1", "the document has no tags")
    }
  }

  /// Notes a failure when the document must keep the standard; `clause` is that of its text.
  func require(
    _ standard: PDFStandard, _ clause: String, _ reason: @autoclosure () -> String
  ) {
    guard failure == nil, standards.contains(standard) else { return }
    failure = .standard(standard.title, clause: clause, reason: reason())
  }

  /// Levels begin at 1, and none is left out on the way down.
  func note(headingLevel level: Int) {
    if level > headingLevel + 1 {
      require(
        .ua1, "7.4.2",
        headingLevel == 0
          ? "the first heading has level \(level)"
          : "a heading of level \(level) follows one of level \(headingLevel)")
    }
    headingLevel = level
    hasTitle = hasTitle || level == 1
  }

  /// Notes the heading of a part, which is below the document's title where it has one.
  ///
  /// - Returns: its level.
  func notePartHeading() -> Int {
    headingLevel = hasTitle ? 2 : 1
    return headingLevel
  }
}
