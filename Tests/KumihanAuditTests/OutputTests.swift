import Foundation
import Kumihan
import KumihanData
import KumihanLayout
import Testing

@testable import KumihanAudit

@MainActor
struct OutputTests {
  private func document(_ gray: Double = 0.8, shift: Bool = false) throws -> AuditDocument {
    // The same view on another line.
    let text =
      shift
      ? AnyView(Text("Faint words").foregroundStyle(Color(white: gray)))
      : AnyView(Text("Faint words").foregroundStyle(Color(white: gray)))
    var report = try audited(text, rules: "contrast.text", "dynamicType.fixed", "heading")
    report.page = "Page"
    return AuditDocument([report]) {
      "Views/\($0.fileID.description.split(separator: "/").last ?? "")"
    }
  }

  @Test func textTellsPlaceAndCounts() throws {
    let text = try document().text
    #expect(text.contains("Views/OutputTests.swift:"))
    #expect(text.contains("[contrast.text]"))
    #expect(
      text.hasSuffix("1 page, 3 rules: 1 violation, 0 need review, 1 pass, 1 not applicable\n"))
  }

  @Test func jsonHasAllFourClasses() throws {
    let value = try JSONNode(parsing: document().json.utf8).openObject()
    let page = try #require(value.required("pages").list().first).openObject()
    let rule = try #require(page.required("rules").list().first).openObject()
    for key in ["violations", "infos", "needsReview", "passes", "notApplicable"] {
      _ = try rule.required(key).whole(in: 0...1000)
    }
    let finding = try #require(page.required("findings").list().first).openObject()
    #expect(try finding.required("rule").text() == "contrast.text")
    #expect(try finding.required("measured").text().hasSuffix(":1"))
    #expect(try finding.required("line").whole(in: 1...100_000) > 0)
  }

  /// The structure that SARIF 2.1.0's schema asks for.
  @Test func sarifHasItsStructure() throws {
    let root = try JSONNode(parsing: document().sarif(version: "1.0").utf8).openObject()
    #expect(try root.required("version").text() == "2.1.0")
    let run = try #require(root.required("runs").list().first).openObject()
    let driver = try run.required("tool").openObject().required("driver").openObject()
    #expect(try driver.required("name").text() == "kumihan audit")
    let rules = try driver.required("rules").list()
    #expect(rules.count == 3)
    let results = try run.required("results").list()
    #expect(results.count == 1)
    for result in results {
      let entry = try result.openObject()
      let id = try entry.required("ruleId").text()
      let index = try entry.required("ruleIndex").whole(in: 0...rules.count - 1)
      #expect(try rules[index].openObject().required("id").text() == id)
      #expect(try ["error", "note", "none"].contains(entry.required("level").text()))
      #expect(try ["fail", "review"].contains(entry.required("kind").text()))
      _ = try entry.required("message").openObject().required("text").text()
      let prints = try entry.required("partialFingerprints").openObject()
      #expect(try prints.required("kumihanAudit/v1").text().count == 32)
      let place = try #require(entry.required("locations").list().first).openObject()
        .required("physicalLocation").openObject()
      _ = try place.required("artifactLocation").openObject().required("uri").text()
      _ = try place.required("region").openObject().required("startLine").whole(in: 1...100_000)
    }
  }

  @Test func fingerprintsStayWhenLinesMove() throws {
    let (one, two) = (try document(), try document(shift: true))
    #expect(one.entries[0].finding.site.line != two.entries[0].finding.site.line)
    #expect(one.entries[0].fingerprint == two.entries[0].fingerprint)
  }

  @Test func annotationsAndJUnit() throws {
    let document = try document()
    #expect(document.annotations.hasPrefix("::error file=Views/OutputTests.swift,line="))
    let junit = document.junit
    #expect(
      junit.contains(
        "<testsuite name=\"audit\" tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\">"))
    #expect(junit.contains("<testcase classname=\"Page\" name=\"dynamicType.fixed\"/>"))
  }

  @Test func aBaselineOnlyShrinks() throws {
    var first = try document()
    var baseline = Baseline(first)
    #expect(baseline.count == 1)
    let read = try Baseline(parsing: Data(baseline.text.utf8))
    #expect(read.excuse(&first) == 0)
    #expect(first.violations.isEmpty)
    #expect(first.entries[0].excuse == .baseline)
    // Mended: the entry goes; a new fault is never added.
    let mended = try document(0.2)
    baseline.shrink(to: mended)
    #expect(baseline.count == 0)
    baseline.shrink(to: try document())
    #expect(baseline.count == 0)
  }

  @Test(arguments: ["", "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1}"])
  func aMalformedBaselineIsOneError(text: String) {
    #expect(throws: JSONError.self) { try Baseline(parsing: Data(text.utf8)) }
  }

  @Test func commentsExcuseWithAReason() throws {
    var document = try document()
    let line = document.entries[0].finding.site.line
    let file = try #require(document.entries[0].file)
    func source(_ comment: String) -> [UInt8] {
      Array(
        (String(repeating: "\n", count: line - 2) + comment
          + "\nText(\"Faint words\")\n  .color()\n").utf8)
    }
    var comments = Suppressions()
    comments.add(source("// kumihan:ignore contrast.text a watermark"), of: file)
    #expect(comments.excuse(&document, applied: ["contrast.text"]).isEmpty)
    #expect(document.violations.isEmpty)
    #expect(document.entries[0].excuse == .comment(reason: "a watermark"))
    var bare = Suppressions()
    bare.add(source("// kumihan:ignore contrast.text"), of: file)
    var again = try self.document()
    #expect(bare.excuse(&again, applied: ["contrast.text"]).map(\.rule) == ["ignore.reason"])
    #expect(again.violations.count == 1)
    var unused = Suppressions()
    unused.add(source("// kumihan:ignore heading it is none"), of: file)
    #expect(unused.excuse(&again, applied: ["heading"]).map(\.rule) == ["ignore.unused"])
    var wrong = Suppressions()
    wrong.add(source("// kumihan:ignore contrast.txt because"), of: file)
    let found = wrong.excuse(&again, applied: [])
    #expect(found.map(\.rule) == ["ignore.rule"])
    #expect(found[0].message.contains("did you mean 'contrast.text'?"))
    var elsewhere = Suppressions()
    elsewhere.add(source("// kumihan:ignore joho.animation it is another's"), of: file)
    #expect(elsewhere.excuse(&document, applied: [], others: ["joho.animation"]).isEmpty)
    var group = Suppressions()
    group.add(source("// kumihan:ignore contrast. all of it"), of: file)
    var whole = try self.document()
    #expect(group.excuse(&whole, applied: ["contrast.text"]).isEmpty)
    #expect(whole.violations.isEmpty)
    var text = Suppressions()
    text.add(Array("let words = \"// kumihan:ignore contrast.text no comment\"".utf8), of: file)
    #expect(text.comments.isEmpty)
  }
}
