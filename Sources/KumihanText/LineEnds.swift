/// The line ends of a text: the newlines of Unicode (UAX #14, BK, CR, LF and NL).
enum LineEnds {
  /// The stretches between line ends, also empty ones.
  static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    let utf8 = text.utf8
    var start = utf8.startIndex
    var index = start
    while index < utf8.endIndex {
      guard let end = end(of: utf8, at: index) else {
        utf8.formIndex(after: &index)
        continue
      }
      lines.append(text[start..<index])
      (start, index) = (end, end)
    }
    lines.append(text[start...])
    return lines
  }

  /// The end of the line end that starts here.
  private static func end(of utf8: String.UTF8View, at index: String.Index) -> String.Index? {
    func byte(_ offset: Int) -> UInt8? {
      guard let place = utf8.index(index, offsetBy: offset, limitedBy: utf8.endIndex),
        place < utf8.endIndex
      else { return nil }
      return utf8[place]
    }
    switch utf8[index] {
    case 0x0D: return utf8.index(index, offsetBy: byte(1) == 0x0A ? 2 : 1)
    case 0x0A, 0x0B, 0x0C: return utf8.index(after: index)
    case 0xC2: return byte(1) == 0x85 ? utf8.index(index, offsetBy: 2) : nil
    case 0xE2:
      let isSeparator = byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9)
      return isSeparator ? utf8.index(index, offsetBy: 3) : nil
    default: return nil
    }
  }
}
