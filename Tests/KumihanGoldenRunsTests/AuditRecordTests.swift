import Foundation
import Testing

@testable import KumihanGoldenRuns

struct AuditRecordTests {
  private let record = AuditRecord(
    id: "T/card.png",
    findings: [
      AuditRecord.Finding(
        rule: "contrast.text", result: "violation", message: "'a < b' has 2.00:1",
        place: "Card.swift:7:3"),
      AuditRecord.Finding(
        rule: "overlap", result: "needs review", message: "'a' lies on 'b'", place: "Card.swift:9:3"
      ),
    ], passes: 12, notApplicable: 3)

  @Test func aRunReadsTheAuditsBesideItsDifferences() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "T"), withIntermediateDirectories: true)
    try record.data.write(to: folder.appending(path: "T/card.png" + AuditRecord.ending))
    try Data("{}".utf8).write(to: folder.appending(path: "T/broken.png" + AuditRecord.ending))
    let run = try GoldenRun(reading: folder)
    #expect(run.audits == [record])
    #expect(run.unreadable == ["T/broken.png.audit.json: is no record of an audit"])
    #expect(run.differences.isEmpty)
  }

  @Test func theReportHasASection() {
    var run = GoldenRun(folder: URL(filePath: "/nowhere"))
    #expect(!GoldenReport(run: run, package: nil).html.contains("id=\"audit\""))
    run.audits = [record]
    let html = GoldenReport(run: run, package: nil).html
    #expect(html.contains("<p>1 violation, 1 need review, 12 pass, 3 not applicable</p>"))
    #expect(html.contains("<td>'a &lt; b' has 2.00:1</td>"))
  }
}
