/// YAML: a list of sections, alone or as `sections:`, each with its keys below each other.
extension OrderReader {
  mutating func yamlSections() throws(OrderError) -> [[Entry]] {
    try skipLines()
    if next?.isLetter == true {
      let name = fault("unknown key", hint: "write sections: and below it each section with '- '")
      guard word() == "sections", next == ":" else { throw name }
      take()
      try endLine()
    }
    var sections: [[Entry]] = []
    let dash = column
    while next != nil {
      guard next == "-", column == dash else {
        throw fault("a section is missing", hint: "begin each section with '- ' in one column")
      }
      take()
      skip(lines: false)
      sections.append(try yamlSection(inside: dash))
    }
    return sections
  }

  private mutating func yamlSection(inside dash: Int) throws(OrderError) -> [Entry] {
    var section: [Entry] = []
    // The first key stands beside the dash or on a line below.
    if next == "\n" { try skipLines() }
    let start = column
    while next != nil, column > dash {
      guard column == start else {
        throw fault("a key is out of line", hint: "write the keys of a section below each other")
      }
      try Self.add(try yamlEntry(at: start), to: &section)
    }
    return section
  }

  private mutating func yamlEntry(at start: Int) throws(OrderError) -> Entry {
    let line = line
    let name = word()
    guard !name.isEmpty else {
      throw fault("unexpected '\(next ?? " ")'", hint: "write a key, ':' and its value")
    }
    guard next == ":" else { throw fault("':' is missing", hint: "write \(name): …") }
    take()
    guard next == nil || next == " " || next == "\n" else {
      throw fault("a space is missing", hint: "write \(name): …")
    }
    skip(lines: false)
    let isBlock = next == nil || next == "\n"
    let value = isBlock ? try blockList(from: start) : try yamlValue()
    if !isBlock { try endLine() }
    return Entry(
      key: Item(value: .text(name), line: line, column: start), name: name, value: value)
  }

  /// Texts on lines of their own, each after a dash that is not left of the key.
  private mutating func blockList(from start: Int) throws(OrderError) -> Item {
    let missing = fault("a value is missing", hint: "write a word, a whole number or a list")
    try skipLines()
    let (line, dash) = (line, column)
    guard next == "-", dash >= start else { throw missing }
    var items: [Item] = []
    while next == "-", column == dash {
      take()
      skip(lines: false)
      items.append(try yamlValue())
      try endLine()
    }
    return Item(value: .list(items), line: line, column: dash)
  }

  private mutating func yamlValue() throws(OrderError) -> Item {
    let (line, column) = (line, column)
    func item(_ value: Item.Value) -> Item { Item(value: value, line: line, column: column) }
    switch next {
    case "\"", "'": return item(.text(try text()))
    case "[": return item(.list(try flowList()))
    default:
      let text = word()
      guard !text.isEmpty else {
        throw fault(
          "unexpected '\(next ?? " ")'", hint: "write a word, a whole number or a list [a, b]")
      }
      guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return item(.text(text)) }
      guard let number = Int(text) else {
        throw item(.text(text)).error("'\(text)' is too large", hint: "use a smaller number")
      }
      return item(.number(number))
    }
  }

  private mutating func flowList() throws(OrderError) -> [Item] {
    let start = fault("a list has no end", hint: "close it with ]")
    take()
    var items: [Item] = []
    while true {
      skip(lines: true)
      if next == nil { throw start }
      if next == "]" {
        take()
        return items
      }
      items.append(try yamlValue())
      skip(lines: true)
      if next == "," {
        take()
      } else if next != "]", next != nil {
        throw fault("a comma is missing", hint: "write words with commas between")
      }
    }
  }

  /// Letters, digits and hyphens; empty where something else stands.
  private mutating func word() -> String {
    var word = ""
    while let letter = next, letter.isLetter || letter.isNumber || letter == "-" || letter == "_" {
      word.append(take())
    }
    return word
  }

  private mutating func endLine() throws(OrderError) {
    skip(lines: false)
    guard next == nil || next == "\n" else {
      throw fault("unexpected '\(next ?? " ")'", hint: "write one key on a line")
    }
    try skipLines()
  }

  /// Passes over empty lines, comments and the mark of a document's begin.
  private mutating func skipLines() throws(OrderError) {
    while true {
      skip(lines: true)
      if let tab = tabInIndent { throw tab }
      guard column == 1, next == "-" else { return }
      guard rest(startsWith: "---") else { return }
      for _ in 0..<3 { take() }
    }
  }
}
