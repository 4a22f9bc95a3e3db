package import Foundation
package import KumihanData

/// Findings that are known and do not count, kept in a file that only gets shorter.
package struct Baseline: Sendable {
  /// By their fingerprints, with words for people.
  private var known: [String: (rule: String, message: String)]

  /// Of what counts in a document now: how a baseline begins.
  package init(_ document: AuditDocument) {
    known = Dictionary(
      document.violations.map { ($0.fingerprint, ($0.finding.rule, $0.finding.message)) }
    ) { first, _ in first }
  }

  /// Reads a file.
  ///
  /// - Throws: ``JSONError`` with the place of what is wrong.
  package init(parsing data: Data) throws(JSONError) {
    let root = try JSONNode(parsing: data).object(keys: ["version", "findings"])
    _ = try root.required("version").whole(in: 1...1)
    known = [:]
    for node in try root.required("findings").list() {
      let entry = try node.object(keys: ["fingerprint", "rule", "message"])
      known[try entry.required("fingerprint").text()] = (
        try entry.required("rule").text(), try entry.required("message").string()
      )
    }
  }

  /// The number of findings in it.
  package var count: Int { known.count }

  /// Marks what is known, and tells how many entries are not found any more.
  package func excuse(_ document: inout AuditDocument) -> Int {
    var found: Set<String> = []
    for index in document.entries.indices {
      let entry = document.entries[index]
      guard entry.excuse == nil, entry.finding.isViolation, known[entry.fingerprint] != nil else {
        continue
      }
      found.insert(entry.fingerprint)
      document.entries[index].excuse = .baseline
    }
    return known.count - found.count
  }

  /// Without what is not found any more; nothing is ever added.
  package mutating func shrink(to document: AuditDocument) {
    let there = Set(document.entries.map(\.fingerprint))
    known = known.filter { there.contains($0.key) }
  }

  /// The file's text.
  package var text: String {
    let list = known.sorted { $0.key < $1.key }.map { key, words -> JSONValue in
      ["fingerprint": .text(key), "rule": .text(words.rule), "message": .text(words.message)]
    }
    return JSONWriter.text(of: ["version": 1, "findings": .list(list)])
  }
}
