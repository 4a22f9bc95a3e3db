import Foundation

extension Semantics.ImageName {
  /// The words for the picture: those of the system for everyday symbols, else its name.
  package var words: String? {
    switch self {
    case .nameless: nil
    case .named(let name): name
    case .symbol(let name): SymbolWords.words(of: name)
    }
  }
}

extension Semantics.ImageName {
  /// Whether the system has a word for a symbol, so that its name need not stand for it.
  package static func hasWord(symbol name: String) -> Bool { SymbolWords.known(name) != nil }
}

/// The words that the system has for symbols.
enum SymbolWords {
  /// Endings that tell how a symbol is drawn, not what it shows.
  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "rtl", "ltr",
  ]

  /// A known symbol in any variant has its word; others the parts of their names, without the
  /// variant.
  static func words(of name: String) -> String {
    if let word = known(name) { return word }
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last, variants.contains(last) { parts.removeLast() }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The word of a symbol in any variant; nil where there is none.
  static func known(_ name: String) -> String? {
    var parts = name.split(separator: ".")
    while true {
      if let word = known[parts.joined(separator: ".")] { return word }
      guard parts.count > 1, let last = parts.last, variants.contains(last) else { return nil }
      parts.removeLast()
    }
  }

  /// The words of iOS 18 for symbols without a label, as far as they are commonly known.
  private static let known: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected",
    "trash": "Delete", "pencil": "Edit", "square.and.pencil": "Compose",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Save", "gear": "Settings",
    "gearshape": "Settings", "magnifyingglass": "Search", "ellipsis": "More", "star": "Favorite",
    "heart": "Love", "house": "Home", "bell": "Notification", "envelope": "Mail",
    "paperplane": "Send", "chevron.left": "Back", "chevron.right": "Forward",
    "chevron.backward": "Back", "chevron.forward": "Forward", "chevron.up": "Go Up",
    "chevron.down": "Go Down", "arrow.left": "Back", "arrow.right": "Forward",
    "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo", "info": "Info",
    "questionmark": "Help", "exclamationmark.triangle": "Warning", "person": "Person",
    "photo": "Photo", "camera": "Camera", "play": "Play", "pause": "Pause", "lock": "Lock",
    "line.3.horizontal": "Menu", "slider.horizontal.3": "Filter",
    "calendar": "Calendar", "clock": "Clock", "doc": "Document", "folder": "Folder",
  ]
}
