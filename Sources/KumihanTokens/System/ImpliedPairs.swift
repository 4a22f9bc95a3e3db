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
    let named = colors.compactMap { color -> (name: String, words: Set<String>)? in
      let words = words(of: color.name)
      // The rest neither lies on anything nor under it.
      guard words.contains(where: { Self.texts.contains($0) || Self.grounds.contains($0) }) else {
        return nil
      }
      return (color.name, Set(words))
    }
    // What other texts and grounds are made of is of the palette: those stand for it.
    let names = Set(named.map(\.name))
    let palette = Set(colors.filter { names.contains($0.name) }.compactMap(\.alias))
    let texts = named.filter {
      !$0.words.isDisjoint(with: Self.texts) && isPlain($0.words) && !palette.contains($0.name)
    }
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

  /// Grounds that stand out, on which a text of the other kind lies where a file has one.
  private static let strong: Set = [
    "accent", "brand", "critical", "danger", "emphasis", "error", "info", "negative", "positive",
    "primary", "secondary", "strong", "success", "warning",
  ]

  /// Texts for grounds that stand out, such as `text.inverse`.
  static func textsForStrongGrounds(in document: TokenDocument) -> [Token] {
    document.tokens.filter { token in
      let words = Set(words(of: token.name))
      return token.type == .color && !words.isDisjoint(with: texts)
        && !words.isDisjoint(with: ["inverse", "inverted", "reverse", "on", "contrast"])
    }
  }

  /// Whether a ground stands out, as `background.brand` does.
  static func isStrong(_ ground: String) -> Bool {
    !strong.isDisjoint(with: words(of: ground))
  }

  private static func isPlain(_ words: Set<String>) -> Bool { words.isDisjoint(with: others) }

  /// `color.primary` for `color.onPrimary`.
  private static func ground(ofLaid name: String) -> String? {
    let start = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name.utf8.index(after: $0) }
    let last = name[(start ?? name.startIndex)...]
    guard last.utf8.starts(with: "on".utf8) else { return nil }
    var rest = last.dropFirst(2)
    guard let first = rest.first else { return nil }
    if "-_ ".contains(first) {
      rest = rest.dropFirst()
    } else if !first.isUppercase {
      return nil
    }
    return name[..<(start ?? name.startIndex)] + rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// `textPrimary` is `text` and `primary`; capitals beyond ASCII begin no word.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isBreak = ".-_ /".utf8.contains(byte)
      if isBreak || isCapital, !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      if !isBreak { word.append(isCapital ? byte | 0x20 : byte) }
    }
    return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
  }
}
