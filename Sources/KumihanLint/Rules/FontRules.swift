import KumihanSwiftWords

extension LintSource {
  private static let styles: Set = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]

  /// The calls that make a font of the system's for text, and the text styles given by name.
  var systemFonts: [(token: Int, call: SwiftCalls.Call?)] {
    let made = calls.calls.filter { call in
      guard calls.name(call) == "system", call.isMember, let first = call.arguments.first else {
        return false
      }
      guard first.label == "size" || isStyle(words(of: first)) || first.label == "style" else {
        return false
      }
      return !isSymbols(call.name)
    }
    let named = calls.calls.compactMap { call -> (token: Int, call: SwiftCalls.Call?)? in
      guard calls.name(call) == "font", call.isMember, !isOfSymbol(call),
        let first = call.arguments.first, first.label == nil
      else { return nil }
      var words = words(of: first)
      if words.first == "Font" { words.removeFirst() }
      guard words.count > 1, isStyle(Array(words.prefix(2))), !words.contains("rounded"),
        !words.contains("?")
      else { return nil }
      return (call.name, nil)
    }
    return made.map { ($0.name, $0) } + named
  }

  private func isStyle(_ words: [String]) -> Bool {
    words.count == 2 && words[0] == "." && Self.styles.contains(words[1])
  }

  /// Whether a font is given to a symbol, where it stands for a size.
  private func isSymbols(_ token: Int) -> Bool {
    calls.ancestors(of: token).first { calls.name($0) == "font" }.map(isOfSymbol) ?? false
  }
}

extension LintRule {
  static let fontDesign = LintRule(
    id: "joho.font.design", summary: "fonts are rounded", source: "chapters 3 and 6"
  ) { source in
    // One `.fontDesign(.rounded)` may serve every text below it.
    guard !source.words.contains("fontDesign") else { return [] }
    return source.systemFonts.compactMap { token, call in
      guard let call else {
        return .init(token: token, message: "a text style whose design is not rounded")
      }
      guard let design = source.calls.argument("design", of: call) else {
        return .init(token: token, message: "a font without 'design: .rounded'")
      }
      let other = source.words(of: design).last ?? ""
      return ["default", "serif", "monospaced"].contains(other)
        ? .init(token: token, message: "the design of the font is \(other), not rounded") : nil
    }
  }

  static let fontWeight = LintRule(
    id: "joho.font.weight", summary: "fonts are medium or heavier", source: "chapters 3 and 6"
  ) { source in
    let light: Set = ["ultraLight", "thin", "light", "regular"]
    return source.faults(of: ["system", "fontWeight", "weight", "custom"]) { call in
      guard call.isMember else { return nil }
      let name = source.calls.name(call)
      let label = name == "system" ? "weight" : nil
      guard name != "custom", let weight = source.calls.argument(label, of: call) else {
        return nil
      }
      let words = source.words(of: weight)
      guard words.count <= 4, let last = words.last, light.contains(last), words.first != "?",
        words.dropLast().last == "."
      else { return nil }
      return "the weight \(last) is lighter than medium"
    }
  }

  static let fontSize = LintRule(
    id: "joho.font.size", summary: "sizes are 10, 12, 14, 16, 18, 32 or 48", source: "chapter 6"
  ) { source in
    source.systemFonts.compactMap { token, call in
      guard let call, let size = source.calls.argument("size", of: call),
        let number = source.calls.number(size), ![10, 12, 14, 16, 18, 32, 48].contains(number)
      else { return nil }
      return .init(
        token: token, message: "the size \(source.calls.text(size)) is not on the scale")
    }
  }

  static let labelCase = LintRule(
    id: "joho.case", summary: "labels are in upper case", source: "chapters 3 and 6"
  ) { source in
    source.faults(of: ["font"]) { call in
      guard call.isMember, let font = source.calls.argument(nil, of: call),
        ["johoLabel", "johoLabelSmall"].contains(source.words(of: font).last ?? ""),
        source.words(of: font).last == "johoLabel",
        let text = source.calls.chain(of: call).first, source.calls.name(text) == "Text",
        let words = source.calls.argument(nil, of: text).flatMap(source.literal)
      else { return nil }
      let isSet = source.calls.chain(of: call).contains { source.calls.name($0) == "textCase" }
      return !isSet && words.contains(where: \.isLowercase)
        ? "the label \"\(words)\" is not in upper case" : nil
    }
  }

  static let years = LintRule(
    id: "joho.year", summary: "years have no separators", source: "chapter 6"
  ) { source in
    source.faults(of: ["Text", "Label", "navigationTitle"]) { call in
      guard let first = call.arguments.first, first.label == nil, first.tokens.count == 1,
        let token = first.tokens.first, source.tokens.tokens[token].kind == .literal
      else { return nil }
      let range = source.tokens.tokens[token].range
      let code = source.tokens.code.filter { range.contains($0.range.lowerBound) }
        .map { source.tokens.text($0.range) }
      // `\(year)` and `\(date.year)`: brackets with nothing but a path in them.
      var (path, depth) = ([String](), 0)
      for word in code {
        switch word {
        case "(":
          depth += 1
          path = depth == 1 ? [] : ["("]
        case ")":
          depth -= 1
          if depth == 0, let last = path.last, last == "year" || last.hasSuffix("Year"),
            !path.contains("(")
          {
            return "\\(\(path.joined())) may be written 2,026: use String(\(path.joined()))"
          }
          path = []
        default:
          // Anything but `year` and `date.year` has been given a format.
          if word == "." || path.isEmpty || path.last == "." {
            path.append(word)
          } else {
            path.append("(")
          }
        }
      }
      return nil
    }
  }
}
