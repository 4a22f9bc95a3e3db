/// Symbols that show where reading goes: right-to-left layouts mirror them, as they do with the
/// right-to-left forms of SF Symbols.
enum SymbolDirection {
  /// Whether a symbol is mirrored: it is named for a way forward or back or a leading or trailing
  /// side, or it is a list. Playing media goes forward in one direction everywhere, and figures are
  /// not mirrored.
  static func followsLayout(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first else { return false }
    switch first {
    case "list": return !words.contains("number")
    case "checklist", "increase", "decrease": return true
    case "forward", "backward": return false
    default: break
    }
    if words.contains("3d") { return false }
    return words.contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
        || $0.hasSuffix("leading") || $0.hasSuffix("trailing")
    }
  }

  /// The name of the same arrow for right-to-left text, in which a symbol stands as a character.
  static func turned(_ name: String) -> String {
    var words = name.split(separator: ".")
    guard words.count > 1, words[0] == "chevron" || words[0] == "arrow",
      words.dropFirst(2).allSatisfy({ ["circle", "square", "fill"].contains($0) })
    else { return name }
    switch words[1] {
    case "forward": words[1] = "left"
    case "backward": words[1] = "right"
    default: break
    }
    return words.joined(separator: ".")
  }
}
