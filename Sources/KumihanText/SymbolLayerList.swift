import Foundation
import Synchronization

/// The layers of the icon font's pictures, read on first use. A line is name, tab, then the layers,
/// back to front and separated by spaces: code point, level, colour and `v` for variable, separated
/// by colons, trailing empty ones left out.
final class SymbolLayerList: Sendable {
  struct Entry: Hashable {
    var character: Unicode.Scalar
    var level: Int
    var color: String?
    var isVariable: Bool
  }

  private let file: String?
  private let lines = Mutex<[Substring: Substring]?>(nil)

  init(file: String?) { self.file = file }

  func entries(of name: String) -> [Entry] {
    let line = lines.withLock { lines in
      let known = lines ?? Self.lines(of: file)
      lines = known
      return known[Substring(name)]
    }
    return line?.split(separator: Character(" ")).compactMap(Self.entry) ?? []
  }

  private static func lines(of file: String?) -> [Substring: Substring] {
    let data = file.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
    var found: [Substring: Substring] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: Character("\n")) {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      found[line[..<tab]] = line[line.index(after: tab)...]
    }
    return found
  }

  static func entry(_ text: Substring) -> Entry? {
    let fields = text.split(separator: Character(":"), omittingEmptySubsequences: false)
    guard fields.count >= 2, let code = UInt32(fields[0], radix: 16),
      let character = Unicode.Scalar(code), let level = Int(fields[1]), (1...3).contains(level)
    else { return nil }
    let color = fields.count > 2 && !fields[2].isEmpty ? String(fields[2]) : nil
    return Entry(
      character: character, level: level, color: color,
      isVariable: fields.count > 3 && fields[3] == "v")
  }
}
