/// Reads the parts of TOML and YAML that an order of pages needs: sections, and in them keys with a
/// text, a whole number or a list of texts.
struct OrderReader {
  /// A value with its place.
  struct Item {
    enum Value { case text(String), number(Int), list([Item]) }

    let value: Value
    let line, column: Int

    func error(_ message: String, hint: String) -> OrderError {
      OrderError(line: line, column: column, message: message, hint: hint)
    }
  }

  /// A key with its value.
  struct Entry {
    let key: Item
    let name: String
    let value: Item
  }

  private let letters: [Character]
  var position = 0
  var line = 1
  var column = 1

  init(_ text: String) { letters = Array(text.replacing("\r\n", with: "\n")) }

  /// The sections in order.
  static func sections(
    _ text: String, as format: PlannerOrder.Format
  ) throws(OrderError) -> [[Entry]] {
    var reader = OrderReader(text)
    return switch format {
    case .toml: try reader.sections()
    case .yaml: try reader.yamlSections()
    }
  }

  private mutating func sections() throws(OrderError) -> [[Entry]] {
    var sections: [[Entry]] = []
    var empty: OrderError?
    skip(lines: true)
    while let letter = next {
      if letter == "[" {
        if let empty { throw empty }
        empty = fault("a section is empty", hint: "write pages = [\"month\"] below it")
        try table()
        sections.append([])
      } else {
        let entry = try entry()
        guard !sections.isEmpty else {
          throw entry.key.error(
            "'\(entry.name)' is in no section", hint: "begin a section with [[section]]")
        }
        try Self.add(entry, to: &sections[sections.count - 1])
        empty = nil
      }
      skip(lines: false)
      guard next == nil || next == "\n" else {
        throw fault("unexpected '\(next ?? " ")'", hint: "write one key on a line")
      }
      skip(lines: true)
    }
    if let empty { throw empty }
    return sections
  }

  static func add(_ entry: Entry, to section: inout [Entry]) throws(OrderError) {
    if section.contains(where: { $0.name == entry.name }) {
      throw entry.key.error("'\(entry.name)' is there twice", hint: "give each key once")
    }
    section.append(entry)
  }

  var next: Character? { position < letters.count ? letters[position] : nil }

  @discardableResult
  mutating func take() -> Character {
    let letter = letters[position]
    position += 1
    (line, column) = letter == "\n" ? (line + 1, 1) : (line, column + 1)
    return letter
  }

  /// Passes over spaces and comments, and over line ends if asked to.
  mutating func skip(lines: Bool) {
    while let letter = next {
      if letter == "#" {
        while let letter = next, letter != "\n" { _ = (letter, take()) }
      } else if letter == " " || letter == "\t" || lines && letter == "\n" {
        take()
      } else {
        return
      }
    }
  }

  /// Whether the letters from here on begin so.
  func rest(startsWith text: String) -> Bool { letters[position...].starts(with: text) }

  /// A tab before the first letter of the line that is read.
  var tabInIndent: OrderError? {
    let start = letters[..<position].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    guard next != nil, letters[start..<position].contains("\t") else { return nil }
    return fault("a tab indents the line", hint: "indent with spaces")
  }

  func fault(_ message: String, hint: String) -> OrderError {
    OrderError(line: line, column: column, message: message, hint: hint)
  }

  private mutating func table() throws(OrderError) {
    for part in ["[[", "section", "]]"] {
      for letter in part {
        guard next == letter else {
          throw fault("unknown table", hint: "a section begins with [[section]]")
        }
        take()
      }
      skip(lines: false)
    }
  }

  private mutating func entry() throws(OrderError) -> Entry {
    let (line, column) = (line, column)
    var name = ""
    while let letter = next, letter.isLetter || letter.isNumber || letter == "-" || letter == "_" {
      name.append(take())
    }
    guard !name.isEmpty else {
      throw fault(
        "unexpected '\(next ?? " ")'", hint: "write a key, '=' and its value, or [[section]]")
    }
    skip(lines: false)
    guard next == "=" else { throw fault("'=' is missing", hint: "write \(name) = …") }
    take()
    skip(lines: false)
    return Entry(
      key: Item(value: .text(name), line: line, column: column), name: name, value: try value())
  }

  private mutating func value() throws(OrderError) -> Item {
    let (line, column) = (line, column)
    func item(_ value: Item.Value) -> Item { Item(value: value, line: line, column: column) }
    switch next {
    case "\"", "'": return item(.text(try text()))
    case "[": return item(.list(try list()))
    case let letter? where letter != "#" && !letter.isNewline:
      var word = ""
      while let letter = next, !letter.isWhitespace, letter != "#" {
        _ = (letter, word.append(take()))
      }
      guard word.allSatisfy({ $0.isASCII && $0.isNumber }) else {
        throw item(.text(word)).error(
          "unexpected '\(word)'", hint: "write a text in quotes, a whole number or a list of texts")
      }
      guard let number = Int(word) else {
        throw item(.text(word)).error("'\(word)' is too large", hint: "use a smaller number")
      }
      return item(.number(number))
    default:
      throw fault(
        "a value is missing", hint: "write a text in quotes, a whole number or a list of texts")
    }
  }

  mutating func text() throws(OrderError) -> String {
    let start = fault("a text has no end", hint: "close it with its quote on its line")
    let quote = take()
    var text = ""
    while let letter = next, letter != "\n" {
      take()
      if letter == quote { return text }
      // No name that an order knows has a letter that needs one.
      if letter == "\\", quote == "\"" {
        throw fault("texts have no escapes here", hint: "write the letter itself, or use '…'")
      }
      text.append(letter)
    }
    throw start
  }

  private mutating func list() throws(OrderError) -> [Item] {
    let start = fault("a list has no end", hint: "close it with ]")
    take()
    var items: [Item] = []
    while true {
      skip(lines: true)
      guard let letter = next else { throw start }
      if letter == "]" {
        take()
        return items
      }
      guard letter == "\"" || letter == "'" else {
        throw fault("unexpected '\(letter)'", hint: "write texts in quotes, with commas between")
      }
      items.append(try value())
      skip(lines: true)
      if next == "," {
        take()
      } else if next != "]" && next != nil {
        throw fault("a comma is missing", hint: "write texts in quotes, with commas between")
      }
    }
  }
}
