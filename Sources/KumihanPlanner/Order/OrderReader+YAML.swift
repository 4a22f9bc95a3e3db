/// YAML: a list of sections, alone or as `sections:`, each with its keys below each other or between
/// braces. Decision 0035 says which parts of YAML are read.
extension OrderReader {
  mutating func yamlSections() throws(OrderError) -> [[Entry]] {
    try skipLines()
    if next?.isLetter == true || isQuote {
      let name = fault("unknown key", hint: "write sections: and below it each section with '- '")
      guard try key().name == "sections", next == ":" else { throw name }
      take()
      try skipLines()
    }
    if next == "[" {
      let sections = try flow(until: "]", "a list has no end", "write sections with commas between")
      {
        reader throws(OrderError) in try reader.flowSection()
      }
      try endLine()
      if next != nil { throw fault("unexpected '\(next ?? " ")'", hint: "end the file here") }
      return sections
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
    if next == "{" {
      let section = try flowSection()
      try endLine()
      return section
    }
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

  /// Keys and values between braces.
  private mutating func flowSection() throws(OrderError) -> [Entry] {
    guard next == "{" else {
      throw fault("a section is missing", hint: "write each section as {pages: [month]}")
    }
    let entries = try flow(until: "}", "a section has no end", "write keys with commas between") {
      reader throws(OrderError) in
      let (key, name) = try reader.key()
      reader.skip(lines: true)
      guard reader.next == ":" else {
        throw reader.fault("':' is missing", hint: "write \(name): …")
      }
      reader.take()
      reader.skip(lines: true)
      return Entry(key: key, name: name, value: try reader.yamlValue())
    }
    var section: [Entry] = []
    for entry in entries { try Self.add(entry, to: &section) }
    return section
  }

  private var isQuote: Bool { next == "\"" || next == "'" }

  /// A word, or a text in quotes.
  private mutating func key() throws(OrderError) -> (key: Item, name: String) {
    let (line, column) = (line, column)
    let name = isQuote ? try text() : word()
    guard !name.isEmpty else {
      throw fault("unexpected '\(next ?? " ")'", hint: "write a key, ':' and its value")
    }
    return (Item(value: .text(name), line: line, column: column), name)
  }

  private mutating func yamlEntry(at start: Int) throws(OrderError) -> Entry {
    let (key, name) = try key()
    guard next == ":" else { throw fault("':' is missing", hint: "write \(name): …") }
    take()
    guard next == nil || next == " " || next == "\n" else {
      throw fault("a space is missing", hint: "write \(name): …")
    }
    skip(lines: false)
    let isBlock = next == nil || next == "\n"
    let value = isBlock ? try blockList(from: start) : try yamlValue()
    if !isBlock { try endLine() }
    return Entry(key: key, name: name, value: value)
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
    try flow(until: "]", "a list has no end", "write words with commas between") {
      reader throws(OrderError) in try reader.yamlValue()
    }
  }

  /// What stands between two brackets, with commas between and perhaps after the last.
  private mutating func flow<Part>(
    until end: Character, _ missing: String, _ hint: String,
    _ part: (inout OrderReader) throws(OrderError) -> Part
  ) throws(OrderError) -> [Part] {
    let start = fault(missing, hint: "close it with \(end)")
    take()
    var parts: [Part] = []
    while true {
      skip(lines: true)
      if next == nil { throw start }
      if next == end {
        take()
        return parts
      }
      parts.append(try part(&self))
      skip(lines: true)
      if next == "," {
        take()
      } else if next != end, next != nil {
        throw fault("a comma is missing", hint: hint)
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

  /// Passes over empty lines, comments, directives and the marks of a document's begin and end.
  private mutating func skipLines() throws(OrderError) {
    while true {
      skip(lines: true)
      if let tab = tabInIndent { throw tab }
      guard column == 1 else { return }
      if next == "%" {
        while next != nil, next != "\n" { take() }
      } else if rest(startsWith: "---") || rest(startsWith: "...") {
        for _ in 0..<3 { take() }
      } else {
        return
      }
    }
  }
}
