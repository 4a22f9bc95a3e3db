import KumihanSwiftWords

/// `@Entry` without a macro: the declaration becomes a computed property in place, and its value a
/// key below the file, under its own line.
extension StageSource {
  /// A text that is written in front of a byte of the file.
  typealias Insertion = (at: Int, text: String)

  /// Blanks the entries' words in the file's bytes, and says what is written in their places; every line keeps its number.
  func rewriteEntries(in bytes: inout [UInt8], number: Int) -> [Insertion] {
    var insertions: [Insertion] = []
    for (index, entry) in scan.entries.enumerated() {
      let key = Self.key(number, index)
      let property = entry.type?.upperBound ?? entry.name.upperBound
      blank(property..<entry.end, in: &bytes)
      let type = entry.type == nil ? ": \(key).Value" : ""
      let accessors = "\(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } }"
      insertions.append((property, accessors))
      // All is one module, so a key need not be public.
      let words = slice(entry.start)
      let access = ["fileprivate ", "private "].first(where: words.contains)
      blank(entry.start, in: &bytes)
      guard let access = access ?? (entry.isInPublicExtension ? "internal " : nil) else { continue }
      insertions.append((entry.start.upperBound, access))
    }
    return insertions
  }

  func keys(number: Int) -> String {
    scan.entries.enumerated().map { index, entry in
      var members = ""
      if let type = entry.type {
        var words = slice(type)
        if entry.keyProtocol == "FocusedValueKey", words.last == "?" { words.removeLast() }
        members = located(words, at: type.lowerBound, above: "typealias Value =")
      }
      if entry.keyProtocol == "FocusedValueKey" {
        // Focused values are nil without a focus.
      } else if entry.type != nil {
        let value = entry.value.map { located(slice($0), at: $0.lowerBound) } ?? "nil"
        members += "static var defaultValue: Value {\(value)}\n"
      } else if let value = entry.value {
        members += located(slice(value), at: value.lowerBound, above: "static let defaultValue =")
      }
      return when(
        entry.condition,
        "extension \(entry.owner) {\nstruct \(Self.key(number, index)): "
          + "KumihanStage.Stage\(entry.keyProtocol) {\n\(members)}\n}\n")
    }.joined()
  }

  private static func key(_ number: Int, _ index: Int) -> String {
    "__kumihan_entry\(number)_\(index)"
  }

  func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for i in range where bytes[i] != UInt8(ascii: "\n") { bytes[i] = UInt8(ascii: " ") }
  }
}
