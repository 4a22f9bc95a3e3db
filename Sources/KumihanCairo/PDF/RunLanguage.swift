import KumihanDrawing

/// The language of a run whose script tells it, for readers that speak another one.
///
/// Scripts of many languages (Latin, Cyrillic, Han) tell nothing; of the others, the language that most
/// people write in them.
enum RunLanguage {
  /// Nil where the document's own language is as likely.
  static func tag(of text: String, in document: String?) -> String? {
    // Nearly all runs.
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return nil }
    for scalar in text.unicodeScalars {
      guard let entry = table.first(where: { $0.range.contains(scalar.value) }) else { continue }
      let own = document.map { $0.prefix { $0 != "-" && $0 != "_" } } ?? ""
      return entry.languages.contains(String(own)) ? nil : entry.languages.first
    }
    return nil
  }

  private static let table: [(range: ClosedRange<UInt32>, languages: [String])] = [
    (0x370...0x3FF, ["el"]), (0x1F00...0x1FFF, ["el"]), (0x530...0x58F, ["hy"]),
    (0x590...0x5FF, ["he", "yi"]),
    (0x600...0x6FF, ["ar", "fa", "ur", "ps", "ckb", "ug", "sd"]),
    (0x900...0x97F, ["hi", "mr", "ne", "sa", "kok"]), (0x980...0x9FF, ["bn", "as"]),
    (0xA00...0xA7F, ["pa"]), (0xA80...0xAFF, ["gu"]), (0xB00...0xB7F, ["or"]),
    (0xB80...0xBFF, ["ta"]), (0xC00...0xC7F, ["te"]), (0xC80...0xCFF, ["kn"]),
    (0xD00...0xD7F, ["ml"]), (0xD80...0xDFF, ["si"]), (0xE00...0xE7F, ["th"]),
    (0xE80...0xEFF, ["lo"]), (0x1000...0x109F, ["my"]), (0x10A0...0x10FF, ["ka"]),
    (0x1100...0x11FF, ["ko"]), (0x1200...0x137F, ["am", "ti"]), (0x1780...0x17FF, ["km"]),
    (0x3040...0x30FF, ["ja"]), (0xAC00...0xD7AF, ["ko"]),
  ]
}
