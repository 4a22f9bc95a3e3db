import Foundation
import Testing

@testable import KumihanGoldenRuns

/// The page as bytes; what it does in a browser is asked by `make test-report`.
struct ReportTests {
  private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  private func page(_ yard: Yard, isServed: Bool = false) throws -> String {
    GoldenReport(run: try yard.read(), package: yard.package, isServed: isServed).html
  }

  /// The data that the page's program reads.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let text = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
  }

  @Test func theSameRunIsTheSameBytes() throws {
    let yard = try Yard()
    defer { yard.remove() }
    for name in ["b", "a"] { try yard.difference("T/\(name).txt", causes: ["A.swift:1:1 text"]) }
    #expect(try page(yard) == page(yard))
  }

  @Test func nothingIsFetched() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("T/a.txt", causes: ["A.swift:1:1 text"])
    let page = try page(yard)
    #expect(page.contains("default-src 'none'"))
    for words in ["https://", "src=\"", "@import", "url(", "localStorage"] {
      #expect(!page.contains(words), "\(words)")
    }
    #expect(page.ranges(of: "http://").count == 1, "the name of SVG's words only")
  }

  @Test func whatAViewSaysIsNoMarkup() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let words = "</script><script>alert(1)</script><!--"
    try yard.difference("T/a.txt", old: words, new: "x" + words, causes: ["A.swift:1:1 " + words])
    let page = try page(yard)
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("<!--"))
    let items = try #require(try data(page)["items"] as? [[String: Any]])
    #expect((items[0]["message"] as? [String])?[0] == "cause: A.swift:1:1 " + words)
  }

  @Test func picturesStandOnceAndOnlyOfWhatDiffers() throws {
    let yard = try Yard()
    defer { yard.remove() }
    for name in ["a", "b"] {
      try yard.difference("T/\(name).png", causes: ["A.swift:1:1 text"]) { difference in
        try? yard.write(png, "T/\(name).png")
        difference.old = GoldenDifference.hash(png)
      }
    }
    try yard.write("T/a.png\nT/b.png\nT/c.png\n", ".build/kumihan-goldens/latest/seen/1.txt")
    let page = try page(yard)
    #expect(page.ranges(of: png.base64EncodedString()).count == 1)
    #expect(page.contains("2 of 3 snapshots differ"))
    let data = try data(page)
    #expect(data["passed"] as? [String] == ["T/c.png"])
    let groups = try #require(data["groups"] as? [[String: Any]])
    #expect(groups.count == 1 && groups[0]["members"] as? [Int] == [0, 1])
  }

  @Test func aCauseHasItsLinesOfSource() throws {
    let yard = try Yard()
    defer { yard.remove() }
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    try yard.write(lines, "Sources/Other/Card.swift")
    try yard.write(lines.replacing("line", with: "row"), "Sources/Ledger/Views/Card.swift")
    try yard.difference("T/a.txt", causes: ["Ledger/Card.swift:10:3 text a -> b"])
    let groups = try #require(try data(page(yard))["groups"] as? [[String: Any]])
    let source = try #require(groups[0]["source"] as? [String: Any])
    #expect(source["file"] as? String == "Sources/Ledger/Views/Card.swift")
    let shown = try #require(source["lines"] as? [[String: Any]])
    #expect(shown.compactMap { $0["number"] as? Int } == Array(7...13))
    #expect(shown[3]["text"] as? String == "row 10")
  }

  @Test func whatChangedSinceIsStale() throws {
    let yard = try Yard()
    defer { yard.remove() }
    for name in ["a", "b", "c"] { try yard.difference("T/\(name).txt") }
    try yard.write("other", "T/a.txt")
    try yard.write("other", ".build/kumihan-goldens/latest/T/b.txt.actual")
    let items = try #require(try data(page(yard))["items"] as? [[String: Any]])
    #expect(
      items.map { $0["stale"] as? String ?? "" } == [
        "the reference changed since the run", "the snapshot changed since the run", "",
      ])
  }

  @Test func ofManyBytesLieBesideThePage() throws {
    let yard = try Yard()
    defer { yard.remove() }
    try yard.difference("T/a.txt", old: "reference's text", new: "snapshot's text")
    let file = yard.package.appending(path: "report.html")
    let report = GoldenReport(run: try yard.read(), package: yard.package)
    try report.write(to: file)
    #expect(yard.text("report.html")?.contains("reference's text") == true)
    #expect(yard.files == ["T/a.txt", "report.html"])
    try report.write(to: file, most: 10)
    #expect(yard.text("report.html")?.contains("reference's text") == false)
    #expect(yard.files.count == 4 && yard.files[2].hasPrefix("report-files/"))
    #expect(yard.text(yard.files[2])?.hasPrefix("deliver(") == true)
  }

  @Test func onlyAServedPageApplies() throws {
    let yard = try Yard()
    defer { yard.remove() }
    #expect(!(try page(yard).contains("id=\"apply\"")))
    #expect(try page(yard, isServed: true).contains("id=\"apply\""))
  }
}
