import Foundation
import Testing

@testable import KumihanGoldenRuns

/// What machines read of a run, with what would break their formats.
struct CIReportTests {
  @Test func annotationsStandAtTheCauseInTheRepository() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let package = Yard(package: yard.package.appending(path: "apps/Ledger"))
    try yard.write("", ".git/HEAD")
    try package.write("a\nb\nc\n", "Sources/Ledger/Views.swift")
    try package.difference("T/a.txt", causes: ["Ledger/Views.swift:2:3 text \"100 %\" -> \"a\nb\""])
    try package.difference("T/b.txt", causes: ["Gone/Else.swift:9:9 font 1 -> 2"])
    let report = CIReport(run: try package.read(), package: package.package)
    #expect(
      report.annotations
        == "::error file=apps/Ledger/Tests/CardTests.swift,line=7,col=3::"
        + "Gone/Else.swift:9:9 font 1 -> 2 (1 snapshot: b.txt)\n"
        + "::error file=apps/Ledger/Sources/Ledger/Views.swift,line=2,col=3::"
        + "text \"100 %25\" -> \"a%0Ab\" (1 snapshot: a.txt)\n")
  }

  @Test func namesOfFilesBreakNoAnnotation() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("T/a.txt") { $0.source = "Tests/a,b:c.swift" }
    #expect(
      CIReport(run: try yard.read(), package: nil).annotations.hasPrefix(
        "::error file=Tests/a%2Cb%3Ac.swift,line=7,col=3::"))
  }

  @Test func junitIsXMLWhateverAViewSays() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("T/<a>&\"b\".txt", causes: ["A.swift:1:1 text \u{1}\u{FFFF}]]></failure>"])
    try yard.difference("T/c.txt", kind: .failed)
    let junit = CIReport(run: try yard.read(), package: nil).junit
    #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"1\""))
    #expect(junit.contains("name=\"&lt;a&gt;&amp;&quot;b&quot;.txt\""))
    #expect(junit.contains("text ]]&gt;&lt;/failure&gt;\">"))
    #expect(!junit.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0xFFFF })
  }

  @Test func aTableIsOneLineACause() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("T/a.txt", causes: ["A.swift:1:1 text \"a|b\" -> \"<b>\n\""])
    let lines = CIReport(run: try yard.read(), package: nil).markdown.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[2].contains("a\\|b") && lines[2].contains("&lt;b> "))
    #expect(
      CIReport(run: GoldenRun(folder: yard.run), package: nil).markdown
        == "Every snapshot is as its reference.\n")
  }

  @Test func changedLinesHaveTheirNeighbours() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    #expect(LineChanges.text(old, old) == [])
    #expect(
      LineChanges.text(old, old.replacing("5", with: "five"), near: 1) == [
        "…", "  4", "- 5", "+ five", "  6",
      ])
    #expect(LineChanges.text("", "a").contains("+ a"))
  }
}
