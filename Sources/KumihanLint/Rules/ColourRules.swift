import KumihanSwiftWords

extension LintSource {
  /// The colours that SwiftUI names, apart from black, white and clear.
  static let systemNames: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "primary", "secondary", "tertiary", "accentColor", "tint",
  ]
  /// Calls whose arguments may be colours by their names alone.
  private static let takers: Set = [
    "foregroundStyle", "foregroundColor", "background", "backgroundStyle", "tint", "accentColor",
    "fill", "stroke", "strokeBorder", "border", "shadow", "overlay", "listRowBackground",
    "listItemTint", "colorMultiply", "underline", "strikethrough", "toolbarBackground",
    "containerBackground", "listRowSeparatorTint", "presentationBackground",
  ]

  /// The name of the system's colour that begins at a token.
  func systemColour(at i: Int) -> String? {
    guard tokens.isSign(i, of: "."), Self.systemNames.contains(tokens.text(i + 1)) else {
      return nil
    }
    let name = tokens.text(i + 1)
    let before = tokens.text(i - 1)
    if before == "Color" {
      // A colour of another type of that name has a dot before it.
      return tokens.text(i - 2) == "." && tokens.text(i - 3) != "SwiftUI" ? nil : "Color.\(name)"
    }
    // A comparison chooses, it draws nothing.
    if before == "=", tokens.isSign(i - 2, of: "=!") { return nil }
    // A member of something else.
    if i > 0, tokens.tokens[i - 1].kind == .word, !["return", "in", "else"].contains(before) {
      return nil
    }
    if tokens.isSign(i - 1, of: ")]}")
      || tokens.tokens.indices.contains(i - 1)
        && tokens.tokens[i - 1].kind == .literal
    {
      return nil
    }
    // `.primary(for: day)` is a function of the project's.
    guard !tokens.isSign(i + 2, of: "("), let call = calls.parent(of: i),
      Self.takers.contains(calls.name(call)), call.isMember,
      call.brackets.map({ calls.bracket(around: i) == $0.lowerBound }) == true
    else { return nil }
    let argument = call.arguments.first { $0.tokens.contains(i) }
    // `alignment: .leading`, `style: .primary` are no colours.
    guard argument?.label == nil || argument?.label == "color" else { return nil }
    return ".\(name)"
  }

  /// The border that a stroke draws around what it is laid over.
  func isBorder(_ call: SwiftCalls.Call) -> Bool {
    guard call.isMember else { return false }
    if calls.name(call) == "border" { return true }
    return calls.ancestors(of: call.name).first { $0.isMember }.map(calls.name) == "overlay"
  }
}

extension LintRule {
  static let systemColours = LintRule(
    id: "joho.colour.system", summary: "no colour of the system", source: "chapters 3 and 4"
  ) { source in
    source.tokens.tokens.indices.compactMap { i in
      source.systemColour(at: i).map {
        .init(token: i + 1, message: "\($0) has no meaning: use a colour of the palette")
      }
    }
  }

  static let borderColour = LintRule(
    id: "joho.border.colour", summary: "borders are black, or white on dark",
    source: "chapters 3 and 5"
  ) { source in
    source.faults(of: ["stroke", "strokeBorder", "border"]) { call in
      guard source.isBorder(call), let colour = source.calls.argument(nil, of: call) else {
        return nil
      }
      let words = source.words(of: colour)
      let names = ["yellow", "cyan", "pink", "orange", "green", "purple", "red", "cream"]
      // A choice between two is made for a state.
      guard !words.contains("?") else { return nil }
      if words.contains("opacity") { return "a border that is seen through is no border" }
      guard words.count <= 3, let name = words.last else { return nil }
      let owner = words.count == 3 ? words[0] : ""
      let isOther =
        ["", "Color"].contains(owner) && LintSource.systemNames.contains(name)
        || owner == "JohoColors" && names.contains(name)
      return isOther ? "\(source.calls.text(colour)) as a border: borders are black" : nil
    }
  }

  static let borderWidth = LintRule(
    id: "joho.border.width", summary: "borders are 1, 1.5, 2, 2.5 or 3 points wide",
    source: "chapter 5"
  ) { source in
    source.faults(of: ["stroke", "strokeBorder", "border"]) { call in
      guard source.isBorder(call),
        let width = source.calls.argument("lineWidth", of: call)
          ?? source.calls.argument("width", of: call),
        let number = source.calls.number(width), ![1, 1.5, 2, 2.5, 3].contains(number)
      else { return nil }
      return "a border of \(source.calls.text(width)): the widths are 1, 1.5, 2, 2.5 and 3"
    }
  }
}
