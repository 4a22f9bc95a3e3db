package import Foundation

/// What an audit beside a snapshot found: a file of its own in the run's folder, like a difference.
package struct AuditRecord: Codable, Hashable, Sendable {
  /// A finding in words.
  package struct Finding: Codable, Hashable, Sendable {
    /// The rule's name, `violation` or `needs review`, the fault, and the line of source.
    package var rule, result, message, place: String

    package init(rule: String, result: String, message: String, place: String) {
      (self.rule, self.result, self.message, self.place) = (rule, result, message, place)
    }
  }

  package static let format = 1
  package static let ending = ".audit.json"

  package var format = AuditRecord.format
  /// The reference's path from the package's folder.
  package var id: String
  /// What is wrong or undecided.
  package var findings: [Finding]
  /// Things that are right, and that do not apply.
  package var passes, notApplicable: Int

  package init(id: String, findings: [Finding], passes: Int, notApplicable: Int) {
    (self.id, self.findings) = (id, findings)
    (self.passes, self.notApplicable) = (passes, notApplicable)
  }

  /// The findings that fail a test.
  package var violations: [Finding] { findings.filter { $0.result == "violation" } }

  /// The file's bytes.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings and whole numbers always have a JSON form.
    return (try? encoder.encode(self)) ?? Data()
  }
}

extension [AuditRecord] {
  /// A section of the report; empty without records.
  var html: String {
    guard !isEmpty else { return "" }
    func text(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;")
    }
    let rows = flatMap { record in
      record.findings.map { finding in
        "<tr><td>\(text(record.id))</td><td>\(text(finding.result))</td><td>\(text(finding.rule))</td>"
          + "<td>\(text(finding.message))</td><td>\(text(finding.place))</td></tr>\n"
      }
    }
    let violations = reduce(0) { $0 + $1.violations.count }
    let reviews = reduce(0) { $0 + $1.findings.count } - violations
    let passes = reduce(0) { $0 + $1.passes }
    let rest = reduce(0) { $0 + $1.notApplicable }
    return """
      <section id="audit" aria-label="Audit">
      <h2>Audit</h2>
      <p>\(violations) \(violations == 1 ? "violation" : "violations"), \(reviews) need review, \(passes) pass, \(rest) not applicable</p>
      <table><thead><tr><th scope="col">Snapshot</th><th scope="col">Result</th><th scope="col">Rule</th><th scope="col">Finding</th><th scope="col">Place</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody></table>
      </section>
      """
  }
}
