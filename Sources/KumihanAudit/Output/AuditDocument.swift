import Foundation
import KumihanData
package import KumihanLayout

/// Reports of several pages with the lines of source they lead to, ready to be written in a format.
package struct AuditDocument: Sendable {
  /// A finding with its place in a file.
  package struct Entry: Sendable {
    package var page: String
    package var finding: Finding
    /// The path of the file as it was given; nil where no file is known.
    package var file: String?
    /// Equal for the same fault when lines move: of rule, file, words and views.
    package var fingerprint: String
    /// Why it does not count: in a baseline, or left out by a comment.
    package var excuse: Excuse?
  }

  /// The reason why a finding does not count.
  package enum Excuse: Hashable, Sendable {
    case baseline
    case comment(reason: String)
    /// A design system means it so.
    case meant(reason: String)
  }

  /// One for each page, by its name.
  package var reports: [AuditReport]
  /// What is wrong or undecided on all pages.
  package var entries: [Entry]

  /// - Parameter file: the path of a call site's file, as users gave it.
  package init(_ reports: [AuditReport], file: (CallSite) -> String?) {
    self.reports = reports
    var counts: [String: Int] = [:]
    entries = reports.flatMap { report in
      report.findings.map { finding in
        let path = finding.site.isKnown ? file(finding.site) : nil
        let key = Self.key(of: finding, on: report.page, in: path)
        counts[key, default: 0] += 1
        // Equal findings are numbered in their order.
        let number = counts[key] ?? 1
        return Entry(
          page: report.page, finding: finding, file: path,
          fingerprint: SHA256.text(of: "\(key)\n\(number)".utf8).prefix(32).description)
      }
    }
  }

  private static func key(of finding: Finding, on page: String, in file: String?) -> String {
    // Figures in a message change with the layout; words do not.
    let words = finding.message.filter { !$0.isNumber }
    let place = file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    return [finding.rule, place, page, finding.path, finding.identifier ?? "", words]
      .joined(separator: "\n")
  }

  /// What counts against the pages.
  package var violations: [Entry] {
    entries.filter { $0.finding.isViolation && $0.excuse == nil }
  }

  /// Adds a violation about a file itself.
  package mutating func add(
    _ rule: String, _ message: String, file: String, line: Int, column: Int,
    level: AuditRule.Level = .error
  ) {
    var finding = Finding(rule: rule, .violation, level: level, message: message)
    finding.site = CallSite(fileID: "", line: line, column: column)
    let key = "\(rule)\n\(URL(fileURLWithPath: file).lastPathComponent)\n\(message)"
    entries.append(
      Entry(
        page: reports.first?.page ?? "", finding: finding, file: file,
        fingerprint: String(SHA256.text(of: key.utf8).prefix(32))))
    if !reports.isEmpty { reports[0].add(finding) }
  }

  /// The last line of a report.
  package var summary: String {
    String(text.split(separator: "\n").last ?? "")
  }

  /// The counts of all pages together, rule by rule.
  package var totals: [AuditReport.Counts] {
    var order: [String] = []
    var totals: [String: AuditReport.Counts] = [:]
    for count in reports.flatMap(\.counts) {
      if totals[count.rule] == nil {
        order.append(count.rule)
        totals[count.rule] = count
      } else {
        totals[count.rule]?.add(count)
      }
    }
    return order.compactMap { totals[$0] }
  }

  /// The form of a written report.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, sarif, github, junit
  }

  /// The whole in a format, with a line end.
  package func written(as format: Format, version: String) -> String {
    switch format {
    case .text: text
    case .json: json
    case .sarif: sarif(version: version)
    case .github: annotations
    case .junit: junit
    }
  }
}

extension AuditReport.Counts {
  mutating func add(_ other: AuditReport.Counts) {
    violations += other.violations
    infos += other.infos
    needsReview += other.needsReview
    passes += other.passes
    notApplicable += other.notApplicable
  }
}

extension AuditDocument.Entry {
  /// `violation`, `info` or `needs review`, with what excuses it.
  var classWords: String {
    let word =
      finding.needsReview ? "needs review" : finding.level == .info ? "info" : "violation"
    switch excuse {
    case nil: return word
    case .baseline?: return "\(word), in the baseline"
    case .comment?: return "\(word), ignored"
    case .meant?: return "\(word), known"
    }
  }

  /// `File.swift:12:5`; the page where no line is known.
  var place: String {
    guard finding.site.isKnown else { return page.isEmpty ? "-" : page }
    let name = file ?? finding.site.fileID.description
    return "\(name):\(finding.site.line)"
      + (finding.site.column > 0 ? ":\(finding.site.column)" : "")
  }
}
