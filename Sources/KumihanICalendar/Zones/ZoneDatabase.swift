/// Finds zones by name in the module's tables.
enum ZoneDatabase {
  /// A zone of the IANA database, by its name in any letter case.
  static func zone(named name: String) -> (name: String, history: ZoneHistory)? {
    guard let line = SortedTable.line(named: name, in: ZoneTable.text) else { return nil }
    guard let target = line.fields.first, target.first == "=" else {
      return history(of: line.fields).map { (line.name, $0) }
    }
    guard let main = SortedTable.line(named: String(target.dropFirst()), in: ZoneTable.text) else {
      return nil
    }
    return history(of: main.fields).map { (line.name, $0) }
  }

  /// The IANA name for a Windows name, such as `W. Europe Standard Time`.
  static func zoneName(forWindowsName name: String) -> String? {
    SortedTable.line(named: name, in: WindowsZoneTable.text)?.fields.first.map(String.init)
  }

  /// All names, for near matches.
  static var names: [Substring] {
    ZoneTable.text.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
  }

  private static func history(of fields: [Substring]) -> ZoneHistory? {
    guard fields.count == 3 else { return nil }
    let offsets = fields[1].split(separator: ",").compactMap { Int($0) }
    var transitions: [(time: Int, offset: Int)] = []
    var time = 0
    var rest = fields[2].utf8
    while let letter = rest.popFirst() {
      let digits = rest.prefix { !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }
      rest = rest.dropFirst(digits.count)
      time += Int(Substring(digits), radix: 36) ?? 0
      transitions.append((time, offsets[Int(letter - UInt8(ascii: "A"))]))
    }
    return ZoneHistory(
      first: offsets[0], transitions: transitions, future: SeasonalRule(posix: fields[0]))
  }
}

/// Text of lines `name<TAB>field…`, sorted by lower-case name.
enum SortedTable {
  /// Binary search over the bytes, so that finding a zone does not read the whole table.
  static func line(named name: String, in table: String) -> (name: String, fields: [Substring])? {
    let wanted = name.utf8.map(lowercased)
    let bytes = table.utf8
    var low = bytes.startIndex
    var high = bytes.endIndex
    while low < high {
      let middle = bytes.index(low, offsetBy: bytes.distance(from: low, to: high) / 2)
      let start = bytes[low..<middle].lastIndex(of: newline).map(bytes.index(after:)) ?? low
      let end = bytes[middle..<high].firstIndex(of: newline) ?? high
      let key = bytes[start..<end].prefix { $0 != UInt8(ascii: "\t") }
      if key.lazy.map(lowercased).elementsEqual(wanted) {
        let fields = table[start..<end].split(separator: "\t", omittingEmptySubsequences: false)
        return (String(fields[0]), Array(fields.dropFirst()))
      }
      if key.lazy.map(lowercased).lexicographicallyPrecedes(wanted) {
        low = end < high ? bytes.index(after: end) : high
      } else {
        high = start
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
