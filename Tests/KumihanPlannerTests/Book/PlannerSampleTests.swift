import KumihanTestTools
import KumihanPlanner
import Testing

/// The ten lines that README shows, with public names only.
@MainActor
struct PlannerSampleTests {
  private func sample(in folder: String) throws -> PlannerReport {
    let source = try PlannerSource(
      calendarFiles: [folder + "work.ics"], dataFile: folder + "mine.json", regions: ["SE"])
    let plan = try PlannerPlan(years: 2026...2026, source: source, text: .swedish)
    let book = PlannerBook(plan, title: "Planner 2026", setup: PageSetup(paper: .a5))
    let report = try book.write(to: URL(fileURLWithPath: folder + "planner.pdf"))
    for warning in report.warnings { print(warning) }
    return report
  }

  @Test func drawsTheDocument() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.file(
      "work.ics",
      calendar(["DTSTART:20261014T090000Z\nDTEND:20261014T093000Z\nSUMMARY:Fika"]))
    _ = try scratch.file("mine.json", #"{"notes": [{"date": "2026-10-14", "text": "Mjölk"}]}"#)
    let report = try sample(in: scratch.path("") + "/")
    let pdf = scratch.path("planner.pdf")
    #expect(report.files.map(\.path) == [pdf])
    // The paper makes text small, which is all there is to say.
    #expect(report.drawing.findings.allSatisfy { $0.cause.isSmallText })
    #expect(!report.drawing.isEmpty)

    let info = try toolText("pdfinfo", pdf)
    #expect(info.contains("Title:           Planner 2026"))
    // A year, its months, 4 quarters, 12 months, 53 weeks, an index and the legend, and what these
    // had no room for.
    #expect(info.contains("Pages:           \(report.labels.count)\n"))
    let planned = 2 + 4 + 12 + 53 + 2
    #expect(report.labels.firstIndex(of: "2026-W42") == 59)
    #expect(report.labels.count >= planned && report.labels[planned - 1] == "legend")
    #expect(report.labels.dropFirst(planned).allSatisfy { $0.contains("-more") })
    #expect(try toolText("qpdf", "--check", pdf).contains("No syntax or stream encoding errors"))
    let names = try toolText("pdfinfo", "-dests", pdf)
    for name in ["year/2026", "month/2026-10", "week/42/2026", "legend"] {
      #expect(names.contains("\"\(name)\""), "\(name)")
    }
    let week = try toolText("pdftotext", "-f", "60", "-l", "60", pdf, "-")
    for word in ["Fika", "Mjölk", "Vecka".uppercased()] {
      #expect(week.contains(word), "\(word) in \(week)")
    }
  }

  /// README shows these lines and no others.
  @Test func isWhatTheReadMeShows() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("let source = try") })
    let last = try #require(lines.firstIndex { $0.contains("for warning in report") })
    let sample = lines[first...last].map { $0.dropFirst(4).replacing("folder + ", with: "") }
      .joined(separator: "\n")
    let readMe = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readMe.contains("import KumihanPlanner\n\n\(sample)\n```"), "\(sample)")
  }
}

extension RenderReport.Cause {
  fileprivate var isSmallText: Bool {
    if case .smallText = self { true } else { false }
  }
}
