package import Foundation
import KumihanData

/// What continuous integration reads of a run: annotations of GitHub, JUnit, code quality of GitLab, a
/// summary in Markdown.
package struct CIReport {
  let run: GoldenRun
  private let finder: SourceFinder?
  /// The package's path from the repository's folder, with a slash at its end; empty for the same.
  private let prefix: String

  package init(run: GoldenRun, package: URL?) {
    self.run = run
    finder = package.map(SourceFinder.init)
    var folder = package?.standardizedFileURL
    var names: [String] = []
    while let here = folder, here.path != "/" {
      if FileManager.default.fileExists(atPath: here.appending(path: ".git").path) { break }
      names.insert(here.lastPathComponent, at: 0)
      folder = here.deletingLastPathComponent()
    }
    let isFound = folder.map { $0.path != "/" } ?? false
    prefix = isFound && !names.isEmpty ? names.joined(separator: "/") + "/" : ""
  }

  private struct Finding {
    var file: String
    var line, column: Int
    var title: String
    var members: [String]
    var key: String
  }

  /// Each group at the line of its cause, or at the line of its first test.
  private var findings: [Finding] {
    GoldenGroup.of(run.differences).compactMap { group in
      guard
        let first = run.differences.first(where: { $0.id == group.members.first })
      else { return nil }
      var finding = Finding(
        file: first.source, line: first.line, column: first.column, title: group.title,
        members: group.members, key: group.key)
      if case .cause(let cause) = group.reason, let place = finder?.place(cause.place) {
        (finding.file, finding.line, finding.column) = (place.file, place.line, place.column)
        // The place is the annotation's own.
        if cause.words.hasPrefix(cause.place + " ") {
          finding.title = String(cause.words.dropFirst(cause.place.count + 1))
        }
      }
      if !finding.file.hasPrefix("/") { finding.file = prefix + finding.file }
      return finding
    }
  }

  /// Names of pictures, the first of many.
  private func names(_ members: [String]) -> String {
    let names = members.map { String($0.split(separator: "/").last ?? "") }
    let count = names.count == 1 ? "1 snapshot" : "\(names.count) snapshots"
    return "\(count): \(names.prefix(5).joined(separator: ", "))" + (names.count > 5 ? ", …" : "")
  }

  /// `::error file=…,line=…,col=…::…`, one line a cause.
  package var annotations: String {
    findings.map { finding in
      Annotation.error(
        file: finding.file, line: finding.line, column: finding.column,
        "\(finding.title) (\(names(finding.members)))")
    }.joined()
  }

  /// One test case a snapshot.
  package var junit: String {
    func text(_ text: String) -> String {
      let allowed = text.unicodeScalars.filter {
        $0.value >= 32 && $0.value != 0xFFFE && $0.value != 0xFFFF || $0 == "\n" || $0 == "\t"
      }
      return String(String.UnicodeScalarView(allowed)).replacing("&", with: "&amp;")
        .replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
        .replacing("\n", with: "&#10;")
    }
    let wrong = Dictionary(run.differences.map { ($0.id, $0) }) { first, _ in first }
    let all = Set(run.seen ?? []).union(wrong.keys).sorted()
    let errors = run.differences.count { [.unusable, .failed].contains($0.kind) }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
      "<testsuite name=\"goldens\" tests=\"\(all.count)\" failures=\"\(wrong.count - errors)\" errors=\"\(errors)\">",
    ]
    for id in all {
      let parts = id.split(separator: "/")
      let folder = parts.dropLast().joined(separator: "/")
      let start =
        "<testcase classname=\"\(text(folder))\" name=\"\(text(String(parts.last ?? "")))\""
      guard let difference = wrong[id] else {
        lines.append(start + "/>")
        continue
      }
      let word = [.unusable, .failed].contains(difference.kind) ? "error" : "failure"
      lines.append(
        start
          + " file=\"\(text(prefix + difference.source))\" line=\"\(difference.line)\"><\(word) message=\""
          + text(difference.message.first ?? "") + "\">"
          + text(difference.message.joined(separator: "\n")) + "</\(word)></testcase>")
    }
    return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// The findings as GitLab reads them.
  package var codeQuality: String {
    let list = findings.map { finding -> JSONValue in
      [
        "description": .text("\(finding.title) (\(names(finding.members)))"),
        "check_name": "kumihan-goldens", "severity": "major",
        "fingerprint": .text(GoldenDifference.hash(Data(finding.key.utf8))),
        "location": [
          "path": .text(finding.file), "lines": ["begin": .number(Double(finding.line))],
        ],
      ]
    }
    return JSONWriter.text(of: .list(list))
  }

  /// A table of causes.
  package var markdown: String {
    guard !run.differences.isEmpty else {
      return "Every snapshot is as its reference"
        + (run.seen.map { " (\($0.count))" } ?? "") + ".\n"
    }
    func cell(_ text: String) -> String {
      text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "&lt;")
    }
    let rows = findings.map {
      "| `\($0.file):\($0.line)` | \(cell($0.title)) | \(cell(names($0.members))) |\n"
    }
    return "| Place | Cause | Snapshots |\n|---|---|---|\n" + rows.joined()
  }

  /// The causes for a terminal.
  package var lines: [String] {
    findings.map { "\($0.file):\($0.line):\($0.column): \($0.title) (\(names($0.members)))" }
      + run.unreadable
  }
}
