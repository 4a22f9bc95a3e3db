import KumihanSwiftWords

/// `@Entry` without a macro: the declaration becomes a computed property in place, and its value a
/// key below the file, under its own line.
extension StageSource {
  /// Rewrites the entries of the file's bytes; every line keeps its number.
  func rewriteEntries(in bytes: inout [UInt8], number: Int) {
    for (index, entry) in scan.entries.enumerated().reversed() {
      let key = Self.key(number, index)
      let property = entry.type?.upperBound ?? entry.name.upperBound
      blank(property..<entry.end, in: &bytes)
      let type = entry.type == nil ? ": \(key).Value" : ""
      let accessors = "\(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } }"
      bytes.insert(contentsOf: Array(accessors.utf8), at: property)
      // All is one module, so a key need not be public.
      let words = slice(entry.start)
      let access = ["fileprivate ", "private "].first(where: words.contains)
      blank(entry.start, in: &bytes)
      guard let access = access ?? (entry.isInPublicExtension ? "internal " : nil) else { continue }
      bytes.insert(contentsOf: Array(access.utf8), at: entry.start.upperBound)
    }
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

  private func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for i in range where bytes[i] != UInt8(ascii: "\n") { bytes[i] = UInt8(ascii: " ") }
  }
}
