/// Unfolds a file into lines, each with the number of its first line in the source.
///
/// Lines end in CRLF, LF or CR. Folds are undone byte by byte, because some writers fold within a
/// character.
struct ContentLineScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line that is not blank.
  mutating func next() -> (bytes: ArraySlice<UInt8>, number: Int)? {
    while position < bytes.count {
      let first = physicalLine()
      let number = line
      if QuotedPrintable.continues(first) { return (quotedPrintable(first)[...], number) }
      guard continues else {
        if !first.allSatisfy({ $0 == space || $0 == tab }) { return (first, number) }
        continue
      }
      var joined = Array(first)
      while continues {
        while bytes[position] != space, bytes[position] != tab { _ = physicalLine() }
        joined.append(contentsOf: physicalLine().dropFirst())
      }
      return (joined[...], number)
    }
    return nil
  }

  /// The lines of a value of which all except the last end in `=`.
  private mutating func quotedPrintable(_ first: ArraySlice<UInt8>) -> [UInt8] {
    var joined = Array(first)
    while joined.last == UInt8(ascii: "="), position < bytes.count {
      joined.removeLast()
      joined += physicalLine()
    }
    return joined
  }

  /// Whether the next line that is not empty is a fold; old Mozilla programs write an empty line
  /// after each.
  private var continues: Bool {
    var next = position
    while next < bytes.count, bytes[next] == newline || bytes[next] == carriageReturn { next += 1 }
    return next < bytes.count && (bytes[next] == space || bytes[next] == tab)
  }

  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let start = position
    line += 1
    var end = start
    while end < bytes.count, bytes[end] != newline, bytes[end] != carriageReturn { end += 1 }
    position = end
    if position < bytes.count, bytes[position] == carriageReturn { position += 1 }
    if position < bytes.count, bytes[position] == newline { position += 1 }
    return bytes[start..<end]
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
