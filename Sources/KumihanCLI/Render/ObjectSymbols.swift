import Foundation

/// The names that an object file has and those that it asks others for, read from its table of symbols (ELF of 64 bits,
/// little-endian).
struct ObjectSymbols {
  private let bytes: [UInt8]

  /// None for a file that cannot be read.
  init(of file: URL) { bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? [] }

  /// The names with a beginning that others must define; none for a file of another kind.
  func undefined(beginningWith prefix: String) -> Set<String> {
    names(beginningWith: prefix, areDefined: false)
  }

  /// The names with a beginning that this file defines.
  func defined(beginningWith prefix: String) -> Set<String> {
    names(beginningWith: prefix, areDefined: true)
  }

  private func names(beginningWith prefix: String, areDefined: Bool) -> Set<String> {
    guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return [] }
    var names: Set<String> = []
    let (sections, count) = (number(at: 0x28, 8), number(at: 0x3C, 2))
    let prefix = Array(prefix.utf8)
    func section(_ index: Int) -> Int { sections + index * 64 }
    for index in 0..<count where number(at: section(index) + 4, 4) == 2 {
      let (start, length) = (number(at: section(index) + 24, 8), number(at: section(index) + 32, 8))
      let words = number(at: section(number(at: section(index) + 40, 4)) + 24, 8)
      for symbol in stride(from: start, to: start + length, by: 24)
      where (number(at: symbol + 6, 2) != 0) == areDefined {
        let name = words + number(at: symbol, 4)
        guard name >= 0, name < bytes.count, bytes[name...].starts(with: prefix) else { continue }
        names.insert(String(decoding: bytes[name...].prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    return names
  }

  /// A number of some bytes; 0 outside of the file.
  private func number(at start: Int, _ count: Int) -> Int {
    guard start >= 0, start <= bytes.count - count else { return 0 }
    return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
