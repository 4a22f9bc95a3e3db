import KumihanData
import KumihanDrawing
import KumihanLayout

extension AuditDocument {
  /// For people: each finding in a line, then the counts of all four classes.
  var text: String {
    var lines: [String] = []
    var counts: [String: Int] = [:]
    // One line of source makes many rows.
    for entry in entries where entry.finding.level != .info || entry.finding.needsReview {
      var line =
        "\(entry.place): \(entry.classWords): \(entry.finding.message) [\(entry.finding.rule)]"
      if case .comment(let reason)? = entry.excuse { line += "\n  ignored: \(reason)" }
      if case .meant(let reason)? = entry.excuse { line += "\n  known: \(reason)" }
      if counts[line] == nil { lines.append(line) }
      counts[line, default: 0] += 1
    }
    lines = lines.map { line in
      let count = counts[line] ?? 1
      return count > 1 ? "\(line) (\(count) times)" : line
    }
    let infos = entries.count { $0.finding.level == .info && !$0.finding.needsReview }
    if !lines.isEmpty { lines.append("") }
    let totals = totals
    func sum(_ value: (AuditReport.Counts) -> Int) -> Int { totals.reduce(0) { $0 + value($1) } }
    let excused = entries.count { $0.excuse != nil }
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    lines.append(
      "\(counted(reports.count, "page")), \(counted(totals.count, "rule")): "
        + "\(counted(violations.count, "violation")), \(sum(\.needsReview)) need review, "
        + "\(sum(\.passes)) pass, \(sum(\.notApplicable)) not applicable"
        + (infos > 0 ? ", \(counted(infos, "info"))" : "")
        + (excused > 0 ? ", \(excused) excused" : ""))
    return lines.joined(separator: "\n") + "\n"
  }

  /// `::error file=…,line=…,col=…::…` for each violation, `::warning` for what needs review; what
  /// only informs stays out of code reviews.
  var annotations: String {
    func value(_ text: String, isProperty: Bool) -> String {
      var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
        .replacing("\n", with: "%0A")
      if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
      return text
    }
    return entries.filter {
      $0.excuse == nil && ($0.finding.level == .error || $0.finding.needsReview)
    }.map { entry in
      let finding = entry.finding
      let word = finding.isViolation ? "error" : "warning"
      var place = ""
      if let file = entry.file {
        place =
          " file=\(value(file, isProperty: true)),line=\(finding.site.line),col=\(max(finding.site.column, 1)),title=\(value(finding.rule, isProperty: true))"
      } else {
        place = " title=\(value(finding.rule, isProperty: true))"
      }
      return "::\(word)\(place)::\(value(finding.message, isProperty: false))\n"
    }.joined()
  }

  /// A test case for each rule on each page.
  var junit: String {
    func text(_ text: String) -> String {
      let allowed = text.unicodeScalars.filter {
        $0.value >= 32 && $0.value != 0xFFFE && $0.value != 0xFFFF || $0 == "\n" || $0 == "\t"
      }
      return String(String.UnicodeScalarView(allowed)).replacing("&", with: "&amp;")
        .replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
        .replacing("\n", with: "&#10;")
    }
    let cases = reports.reduce(0) { $0 + $1.counts.count }
    var failures = 0
    var skipped = 0
    var lines: [String] = []
    for report in reports {
      for count in report.counts {
        let start =
          "<testcase classname=\"\(text(report.page.isEmpty ? "page" : report.page))\" name=\"\(text(count.rule))\""
        let wrong = violations.filter { $0.page == report.page && $0.finding.rule == count.rule }
        if !wrong.isEmpty {
          failures += 1
          let words = wrong.map { "\($0.place): \($0.finding.message)" }
          lines.append(
            start + "><failure message=\"\(text(words[0]))\">"
              + text(words.joined(separator: "\n")) + "</failure></testcase>")
        } else if count.passes == 0 {
          skipped += 1
          let reason = count.needsReview > 0 ? "needs review" : "not applicable"
          lines.append(start + "><skipped message=\"\(reason)\"/></testcase>")
        } else {
          lines.append(start + "/>")
        }
      }
    }
    return
      ([
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
        "<testsuite name=\"audit\" tests=\"\(cases)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">",
      ] + lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }
}
