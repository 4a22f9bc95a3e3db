import KumihanSwiftWords

/// Overrides in extensions, which need the Objective-C runtime: they are compiled in their class, under their own lines. Those of
/// a class of UIKit's, in which the runtime would put them in the place of UIKit's own members, are left out.
extension StageSource {
  /// Blanks the members where they stand, and has them written before the braces that close their classes.
  ///
  /// - Parameter insertions: what is written elsewhere; what of it is within a member goes with it.
  func moveOverrides(in bytes: inout [UInt8], _ insertions: inout [Insertion]) {
    guard scan.words["override"] != nil else { return }
    if scan.words["observeValue"] != nil {
      for word in scan.tokens.observerOverrides() { blank(word, in: &bytes) }
    }
    guard scan.words["extension"] != nil else { return }
    var moved: [Int: String] = [:]
    for found in scan.tokens.extensionOverrides() {
      var member = Array(bytes[found.member])
      let own = insertions.filter { found.member.contains($0.at) }
      insertions.removeAll { found.member.contains($0.at) }
      for insertion in own.sorted(by: { $0.at > $1.at }) {
        member.insert(
          contentsOf: Array(insertion.text.utf8), at: insertion.at - found.member.lowerBound)
      }
      blank(found.member, in: &bytes)
      guard let end = found.end else { continue }
      let text = String(decoding: member, as: UTF8.self)
      moved[end, default: ""] += placed(text, at: found.member.lowerBound)
    }
    insertions += moved.map { end, text in (at: end, text: text + placed("", at: end)) }
  }

  /// A piece of the file on a new line, under the line and column that it has in the file.
  private func placed(_ piece: String, at position: Int) -> String {
    let before = self.bytes[..<position]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indent = String(repeating: " ", count: position - start)
    return "\n#sourceLocation(file: \(Self.literal(path)), line: \(line))\n\(indent)\(piece)"
  }
}
