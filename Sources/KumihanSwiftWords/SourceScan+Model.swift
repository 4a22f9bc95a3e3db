extension SourceScan {
  /// A class marked `@Model`: ranges of bytes of the file.
  package struct Model: Sendable {
    /// The class, nested ones with dots.
    package let name: String
    /// What SwiftData's macros say, which stands nowhere else: the marks, and what declares indices.
    package fileprivate(set) var marks: [Range<Int>]
    /// Behind the class's opening brace.
    package let start: Int
    package fileprivate(set) var properties: [Property] = []
    /// The arguments of each `#Unique`.
    package fileprivate(set) var uniques: [Range<Int>] = []
    package let condition: String?
  }

  /// A stored property of a model.
  package struct Property: Sendable {
    package let name: String
    /// What is said of it: the attribute's name, and its arguments.
    package let mark: (name: String, arguments: Range<Int>?)?
    /// Where its statement ends; nil for one that observes itself or has no name of its own.
    package let end: Int?
  }

  private static let modelMarks = ["Attribute", "Relationship", "Transient"]
  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "(", "set", ")",
    "nonisolated", "unsafe", "dynamic", "override",
  ]

  /// The last token of an attribute of this name, without its arguments, at an `@`.
  func attributeEnd(_ i: Int, named name: String) -> Int? {
    if tokens.text(i + 1) == name { return i + 1 }
    let isNamed = tokens.text(i + 1) == "SwiftData" && tokens.text(i + 2) == "."
    return isNamed && tokens.text(i + 3) == name ? i + 3 : nil
  }

  /// Reads the members of a class of models.
  func model(
    _ name: String, marked mark: Range<Int>, isGeneric: Bool, brace: Int, _ condition: String?
  ) -> Model {
    var model = Model(
      name: name, marks: [mark], start: tokens.tokens[brace].range.upperBound,
      condition: condition)
    let end = tokens.closing(brace) ?? tokens.tokens.count
    var said: (name: String, arguments: Range<Int>?)?
    var at = brace + 1
    while at < end {
      if tokens.text(at) == "@",
        let found = Self.modelMarks.lazy.compactMap({ word in
          attributeEnd(at, named: word).map { (word, $0) }
        }).first
      {
        let (word, last, arguments) = withArguments(found.0, found.1)
        model.marks.append(bytes(at, last))
        said = (word, arguments)
        at = last + 1
      } else if tokens.text(at) == "#", ["Index", "Unique"].contains(tokens.text(at + 1)),
        let open = (at + 2..<min(at + 40, end)).first(where: { tokens.isSign($0, of: "(") }),
        let close = tokens.closing(open)
      {
        model.marks.append(bytes(at, tokens.isSign(close + 1, of: ";") ? close + 1 : close))
        if tokens.text(at + 1) == "Unique" { model.uniques.append(inside(open, close)) }
        at = close + 1
      } else if tokens.text(at) == "var", tokens.tokens[at].kind == .word {
        let (property, next) = property(at, before: end, said: said)
        if let property, said?.name != "Transient", isStored(at) {
          model.properties.append(property)
        }
        said = nil
        at = next
      } else {
        at = (tokens.closing(at) ?? at) + 1
      }
    }
    return model
  }

  private func withArguments(
    _ name: String, _ last: Int
  ) -> (name: String, last: Int, arguments: Range<Int>?) {
    guard tokens.isSign(last + 1, of: "("), let close = tokens.closing(last + 1),
      tokens.tokens[last].range.upperBound == tokens.tokens[last + 1].range.lowerBound
    else { return (name, last, nil) }
    return (name, close, inside(last + 1, close))
  }

  private func bytes(_ first: Int, _ last: Int) -> Range<Int> {
    tokens.tokens[first].range.lowerBound..<tokens.tokens[last].range.upperBound
  }

  private func inside(_ open: Int, _ close: Int) -> Range<Int> {
    tokens.tokens[open].range.upperBound..<tokens.tokens[close].range.lowerBound
  }

  /// Whether a `var` is one of the object's, with storage of its own.
  private func isStored(_ i: Int) -> Bool {
    var at = i - 1
    while at >= 0, Self.modifiers.contains(tokens.text(at)) { at -= 1 }
    return !["static", "class", "lazy", "weak", "unowned"].contains(tokens.text(at))
  }

  /// The property that a `var` declares, nil for a computed one, and the token behind it.
  private func property(
    _ i: Int, before end: Int, said: (name: String, arguments: Range<Int>?)?
  ) -> (Property?, Int) {
    guard i + 1 < end, tokens.tokens[i + 1].kind == .word else { return (nil, i + 1) }
    var (at, hasValue, angle, isOne) = (i + 2, false, 0, true)
    var observes = false
    while at < end {
      if tokens.isSign(at, of: "{"), !(hasValue && tokens.text(at - 1) == "=") {
        let close = tokens.closing(at) ?? at
        let first = tokens.text(at + 1)
        if first == "didSet" || first == "willSet" {
          observes = true
          at = close + 1
          break
        }
        // A closure belongs to the value; any other braces compute it.
        if !hasValue { return (nil, close + 1) }
      }
      if tokens.text(at) == "=", angle == 0 { hasValue = true }
      if !hasValue, tokens.text(at) == "<" { angle += 1 }
      if !hasValue, tokens.text(at) == ">" { angle -= 1 }
      if tokens.text(at) == ",", angle == 0 { isOne = false }
      at = (tokens.closing(at) ?? at) + 1
      if at >= end || tokens.isSign(at, of: ";") { break }
      if endsStatement(before: at) && !tokens.isSign(at, of: "{") { break }
    }
    let name = tokens.text(i + 1)
    let last = tokens.tokens[min(at, end) - 1].range.upperBound
    return (Property(name: name, mark: said, end: observes || !isOne ? nil : last), at)
  }
}
