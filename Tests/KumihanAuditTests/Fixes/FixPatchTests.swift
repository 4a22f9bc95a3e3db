import Foundation
import Kumihan
import KumihanLayout
import Testing

@testable import KumihanAudit

/// Fixes in source text.
struct FixPatchTests {
  /// A source after a fix at the place marked by `§`, which stands before the call's bracket.
  private func fixed(_ source: String, _ fix: Fix) -> String? {
    let head = source.prefix { $0 != "§" }
    let line = head.count { $0 == "\n" } + 1
    let column =
      (head.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
    let text = source.replacing("§", with: "")
    let site = CallSite(fileID: "A/A.swift", line: line, column: column)
    let edits = FixWriter(Array(text.utf8)).edits(for: fix, at: site)
    guard !edits.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("Text(a).padding§(10)", 10.0, 8.0, "Text(a).padding(8)"),
    ("Text(a).padding§(.horizontal, 15)", 15, 16, "Text(a).padding(.horizontal, 16)"),
    (
      "a.padding§(EdgeInsets(top: 8, leading: 5, bottom: 0, trailing: 5))", 5, 4,
      "a.padding(EdgeInsets(top: 8, leading: 4, bottom: 0, trailing: 4))"
    ),
    // A constant is not a literal.
    ("Text(a).padding§(margin)", 10, 8, nil),
  ])
  func numbers(source: String, from: Double, to: Double, expected: String?) {
    let fix = Fix.number(modifier: "padding", argument: "", from: from, to: to)
    #expect(fixed(source, fix) == expected)
  }

  @Test func stacksShapesAndWords() {
    let spacing = Fix.number(modifier: "VStack", argument: "spacing", from: 10, to: 8)
    #expect(
      fixed("VStack§(alignment: .leading, spacing: 10) { a }", spacing)
        == "VStack(alignment: .leading, spacing: 8) { a }")
    let radius = Fix.number(
      modifier: "RoundedRectangle", argument: "cornerRadius", from: 10, to: 12)
    let old =
      "a.clipShape(RoundedRectangle(cornerRadius: 10)).overlay(RoundedRectangle(cornerRadius: 10).stroke§(b, lineWidth: 2))"
    #expect(fixed(old, radius) == old.replacing("10", with: "12").replacing("§", with: ""))
    let style = Fix.word(modifier: "style", from: "circular", to: "continuous")
    #expect(
      fixed("RoundedRectangle(cornerRadius: 8, style: .circular).fill§(a)", style)
        == "RoundedRectangle(cornerRadius: 8, style: .continuous).fill(a)")
    let corner = Fix.replace("clipShape(…)", modifier: "cornerRadius")
    #expect(
      fixed("a.padding(8).cornerRadius§(Radius.card).b()", corner)
        == "a.padding(8).clipShape(RoundedRectangle(cornerRadius: Radius.card, style: .continuous)).b()"
    )
  }

  @Test func modifiersAreAddedAtTheEnd() {
    let digits = Fix.add(".monospacedDigit()")
    #expect(
      fixed("Text§(\"1\")\n  .bold()\nb", digits) == "Text(\"1\")\n  .bold().monospacedDigit()\nb")
    #expect(fixed("Text§(\"1\") + Text(\"2\")", digits) == nil)
    let design = Fix.add(".fontDesign(.rounded)")
    #expect(
      fixed("Text§(a).font(.system(size: 16)).bold()", design)
        == "Text(a).font(.system(size: 16, design: .rounded)).bold()")
    #expect(fixed("Text§(a).font(.body)", design) == "Text(a).font(.body).fontDesign(.rounded)")
    let weight = Fix.add(".fontWeight(.medium)")
    #expect(
      fixed("Text§(a).font(.system(size: 16, weight: .light))", weight)
        == "Text(a).font(.system(size: 16, weight: .medium))")
    #expect(fixed("Text§(a).fontWeight(b ? .thin : .bold)", weight) == nil)
    let style = Fix.textStyle("subheadline", size: 15)
    #expect(
      fixed("Text§(a).font(.system(size: 15)).bold()", style)
        == "Text(a).font(.system(.subheadline)).bold()")
    #expect(
      fixed("Text§(a).font(Font.system(size: 15, weight: .bold, design: .rounded))", style)
        == "Text(a).font(Font.system(.subheadline, design: .rounded, weight: .bold))")
    #expect(fixed("Text§(a).font(.system(size: side))", style) == nil)
    #expect(fixed("Text§(a).font(.system(size: 17))", style) == nil)
    let frame = Fix.addToLabel(".frame(minWidth: 44, minHeight: 44)")
    #expect(
      fixed("Button §{ f() } label: { Image(systemName: \"plus\").bold() }", frame)
        == "Button { f() } label: { Image(systemName: \"plus\").bold().frame(minWidth: 44, minHeight: 44) }"
    )
    #expect(
      fixed("Button§(action: f) { A() }", frame)
        == "Button(action: f) { A().frame(minWidth: 44, minHeight: 44) }")
    #expect(fixed("Button§(\"Add\") { f() }", frame) == nil)
    #expect(fixed("Button §{ f() } label: { A(); B() }", frame) == nil)
  }

  @Test func patchesHaveLinesAround() throws {
    let text = (1...20).map { $0 == 10 ? "  a.padding(10)" : "line\($0)" }.joined(separator: "\n")
    var finding = Finding(rule: "joho.grid", .violation)
    finding.site = CallSite(fileID: "A/A.swift", line: 10, column: 12)
    finding.fix = .number(modifier: "padding", argument: "", from: 10, to: 8)
    let patch = FixPatch([(finding, "A.swift"), (finding, "A.swift")]) { _ in Array(text.utf8) }
    #expect(
      patch.text == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -7,7 +7,7 @@
         line7
         line8
         line9
        -  a.padding(10)
        +  a.padding(8)
         line11
         line12
         line13

        """)
    #expect(patch.fixed.count == 2 && patch.left.isEmpty)
    let missing = FixPatch([(finding, "B.swift")]) { _ in nil }
    #expect(missing.text.isEmpty && missing.left.count == 1)
  }
}
