public import KumihanViews

/// The reason why a page cannot be printed as requested.
public enum PrintError: Error, Hashable, Sendable {
  /// No paper has this name; `known` are all names.
  case unknownPaper(String, near: String?, known: [String])
  /// Neither a name nor a size with its unit.
  case unreadablePaper(String)
  case paperOutOfRange(String)
  /// Not one to four lengths in millimetres.
  case unreadableMargins(String)
  /// A length in millimetres that is not a number from 0 up.
  case invalidLength(name: String, CGFloat)
  /// The margins leave too little of the page; both sizes in millimetres.
  case noRoom(content: CGSize, page: CGSize)
}

extension PrintError: CustomStringConvertible {
  /// One line: the thing and the offending value.
  public var description: String {
    switch self {
    case .unknownPaper(let name, _, _):
      "unknown paper '\(name)'"
    case .unreadablePaper(let text):
      "unreadable paper size '\(text)'"
    case .paperOutOfRange(let text):
      "paper size '\(text)' is out of range"
    case .unreadableMargins(let text):
      "unreadable margins '\(text)'"
    case .invalidLength(let name, let value):
      "\(name) of \(value.shortText) mm cannot be"
    case .noRoom(let content, let page):
      "margins leave \(content.words) of a page of \(page.words)"
    }
  }

  /// The remedy.
  public var hint: String {
    switch self {
    case .unknownPaper(_, let near, let known):
      (near.map { "did you mean '\($0)'? " } ?? "") + "known: \(known.joined(separator: ", ")), "
        + "or a size such as 210x297mm, 8.5x11in, 595x842pt"
    case .unreadablePaper:
      "write it as 210x297mm, 8.5x11in or 595x842pt, or give a name such as a4"
    case .paperOutOfRange:
      "use sides from \(PaperSize.sides.lowerBound.shortText) to "
        + "\(PaperSize.sides.upperBound.shortText) mm"
    case .unreadableMargins:
      "write millimetres: one for all sides, or top,right,bottom,left with commas"
    case .invalidLength:
      "use millimetres from 0 to 1000"
    case .noRoom:
      "use smaller margins or a larger paper: \(PageSetup.leastSide.shortText) mm must remain"
    }
  }
}

extension CGSize {
  fileprivate var words: String { "\(width.shortText) x \(height.shortText) mm" }
}

extension CGFloat {
  /// With up to two decimals, without trailing zeros.
  fileprivate var shortText: String {
    // Numbers that large have no decimals and exceed an Int.
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let hundredths = (self * 100).rounded()
    if hundredths == (self.rounded() * 100) { return "\(Int(self.rounded()))" }
    return "\(Double(hundredths) / 100)"
  }
}
