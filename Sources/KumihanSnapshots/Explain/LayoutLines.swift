/// A layout text read back into its parts.
final class LayoutPart {
  let kind: String
  /// The frame's origin in the part around it, and its size, in points.
  let frame: [Double]
  /// In the text's order.
  let parameters: [(name: String, value: String)]
  /// Empty where it is not known.
  let place: String
  private(set) var children: [LayoutPart] = []

  init(
    kind: String, frame: [Double], parameters: [(name: String, value: String)], place: String
  ) {
    (self.kind, self.frame, self.parameters, self.place) = (kind, frame, parameters, place)
  }

  /// The page of a layout text, with the parts in it.
  static func page(_ text: String) -> LayoutPart {
    let page = LayoutPart(kind: "page", frame: [], parameters: [], place: "")
    var open = [page]
    for line in text.split(separator: "\n").dropFirst() {
      let depth = line.prefix { $0 == " " }.count / 2
      let part = LayoutPart(line.drop { $0 == " " })
      open.removeSubrange(Swift.max(1, Swift.min(depth, open.count))...)
      open[open.count - 1].children.append(part)
      open.append(part)
    }
    return page
  }

  private convenience init(_ line: Substring) {
    var rest = line
    func word() -> String {
      let word = rest.prefix { $0 != " " }
      rest = rest.dropFirst(word.count + 1)
      return String(word)
    }
    let kind = word()
    var frame: [Double] = []
    while frame.count < 4, let number = Double(rest.prefix { $0 != " " }) {
      frame.append(number)
      _ = word()
    }
    var parameters: [(String, String)] = []
    if rest.hasPrefix("| ") {
      rest = rest.dropFirst(2)
      while !rest.isEmpty, !rest.hasPrefix("@ ") {
        let token = Self.token(&rest)
        let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        parameters.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
      }
    }
    let place = rest.hasPrefix("@ ") ? String(rest.dropFirst(2)) : ""
    self.init(kind: kind, frame: frame, parameters: parameters, place: place)
  }

  /// The text up to a space outside quotation marks.
  private static func token(_ rest: inout Substring) -> Substring {
    var isQuoted = false
    var isEscaped = false
    var end = rest.startIndex
    while end < rest.endIndex {
      let character = rest[end]
      if character == " ", !isQuoted { break }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      end = rest.index(after: end)
    }
    let token = rest[..<end]
    rest = rest[end...].dropFirst()
    return token
  }

  /// The value of a parameter; nil where it is the default.
  subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// What the part is, apart from where it stands.
  private(set) lazy var own: String =
    kind + "|" + parameters.map { "\($0.name)=\($0.value)" }.joined(separator: " ")

  /// The part with everything in it, apart from frames and places.
  private(set) lazy var whole: String =
    own + "(" + children.map(\.whole).joined(separator: ",") + ")"

  /// The kinds of the part and of all in it.
  private(set) lazy var shape: String =
    kind + "(" + children.map(\.shape).joined(separator: ",") + ")"

  /// What a person calls its kind: leaves are named in the layout by how they take their size.
  var noun: String {
    guard ["fixed", "flexible", "resizable"].contains(kind) else { return kind }
    return parameters.first { ["symbol", "image", "shape"].contains($0.name) }?.name ?? kind
  }

  /// What a person knows it by: its text, or its name, where it has one.
  var title: String {
    let name = parameters.first { ["text", "symbol", "image"].contains($0.name) }?.value
    return name.map { "\(noun) \($0)" } ?? noun
  }

  /// Whether it and all in it have no text, symbol or image.
  var isBare: Bool { title == noun && children.allSatisfy(\.isBare) }

  /// Itself or the first part in it of a kind, the outermost first.
  func first(where isWanted: (LayoutPart) -> Bool) -> LayoutPart? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// The places of all parts in it.
  var places: Set<String> {
    var places: Set<String> = []
    func add(_ part: LayoutPart) {
      places.insert(part.place)
      part.children.forEach(add)
    }
    add(self)
    return places
  }

  /// The nearest place: its own, or that of the first part in it that has one.
  var nearestPlace: String {
    if !place.isEmpty { return place }
    for child in children {
      let place = child.nearestPlace
      if !place.isEmpty { return place }
    }
    return ""
  }
}
