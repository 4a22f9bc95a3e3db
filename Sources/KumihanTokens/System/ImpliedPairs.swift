/// Contrasts that the names of colours imply: texts on grounds, and `onPrimary` on `primary`.
enum ImpliedPairs {
  /// More pairs than a design has; a file of thousands of colours would have millions.
  private static let most = 400

  private static let texts: Set = ["text", "foreground", "label", "ink", "fg"]
  private static let grounds: Set = [
    "background", "surface", "canvas", "ground", "bg", "backgrounds",
  ]
  /// Faint on purpose, or meant for a ground that is not named.
  private static let others: Set = [
    "inverse", "inverted", "disabled", "on", "overlay", "scrim", "placeholder", "dark", "light",
    "elevated", "shadow", "contrast", "reverse", "gradient",
  ]

  static func pairs(of document: TokenDocument) -> [ContrastPair] {
    let colors = document.tokens.filter { $0.type == .color && !$0.isDeprecated }
    let named = colors.map { (name: $0.name, words: Set(words(of: $0.name))) }
    let texts = named.filter { !$0.words.isDisjoint(with: Self.texts) && isPlain($0.words) }
    let grounds = named.filter {
      !$0.words.isDisjoint(with: Self.grounds) && isPlain($0.words)
        && $0.words.isDisjoint(with: Self.texts)
    }
    var pairs: [ContrastPair] = []
    for text in texts {
      for ground in grounds where pairs.count < most {
        guard document[ground.name]?.value.color?.alpha == 1 else { continue }
        pairs.append(ContrastPair(text: text.name, ground: ground.name, isDeclared: false))
      }
    }
    let known = Set(colors.map(\.name))
    for color in colors where pairs.count < most {
      guard let ground = ground(ofLaid: color.name), known.contains(ground) else { continue }
      pairs.append(ContrastPair(text: color.name, ground: ground, isDeclared: false))
    }
    return pairs
  }

  private static func isPlain(_ words: Set<String>) -> Bool { words.isDisjoint(with: others) }

  /// `color.primary` for `color.onPrimary`.
  private static func ground(ofLaid name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return nil }
    var rest = Substring(last)
    guard rest.hasPrefix("on") else { return nil }
    rest = rest.dropFirst(2)
    guard let first = rest.first else { return nil }
    if "-_ ".contains(first) {
      rest = rest.dropFirst()
    } else if !first.isUppercase {
      return nil
    }
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    return (parts + [name]).joined(separator: ".")
  }

  /// `textPrimary` is `text` and `primary`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if ".-_ /".contains(character) || character.isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !".-_ /".contains(character) { word += character.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }
}
