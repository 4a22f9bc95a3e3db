import Foundation
import Joho
import Kumihan
import KumihanAppleNames
import Testing

@testable import KumihanAudit

/// Chapter 16: its pages before have the problems that it lists, its pages after none.
@MainActor
struct ChapterTests {
  private func report(_ view: some View) throws -> AuditReport {
    try audited(
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top),
      size: CGSize(width: 393, height: 600)
    ) { $0.rules = Set(RuleRegister.joho.map(\.id)) }
  }

  private func rules(_ view: some View) throws -> Set<String> {
    Set(try report(view).violations.map(\.rule))
  }

  @Test func beforeHasTheListedProblems() throws {
    // No borders, a gray separator, no container.
    #expect(
      try rules(ChapterPages.settingsBefore).isSuperset(of: [
        "joho.border.missing", "joho.colour.palette", "joho.font.design",
      ]))
    // Corners, emoji, shadow, gray separator.
    #expect(
      try rules(ChapterPages.cardBefore).isSuperset(of: [
        "joho.corner.style", "joho.effects", "joho.colour.palette", "joho.colour.grayText",
        "joho.colour.system",
      ]))
    let effects = try report(ChapterPages.cardBefore).violations.filter {
      $0.rule == "joho.effects"
    }
    #expect(Set(effects.compactMap(\.measured)) == ["emoji", "a shadow"])
    // System blue, no borders, gray.
    #expect(
      try rules(ChapterPages.buttonsBefore).isSuperset(of: [
        "joho.border.missing", "joho.colour.palette", "joho.colour.grayText",
      ]))
    // Padding above, light letters, sizes.
    #expect(
      try rules(ChapterPages.headerBefore).isSuperset(of: [
        "joho.top", "joho.font.weight", "joho.font.size",
      ]))
    // Light gray text.
    #expect(
      try rules(ChapterPages.emptyBefore).isSuperset(of: [
        "joho.colour.grayText", "joho.colour.system",
      ]))
    // Blue, gray, emoji.
    #expect(
      try rules(ChapterPages.tabsBefore).isSuperset(of: [
        "joho.colour.system", "joho.colour.grayText", "joho.effects",
      ]))
    // A header without weight, fields without bounds, light letters.
    #expect(
      try rules(ChapterPages.formBefore).isSuperset(of: [
        "joho.border.missing", "joho.case", "joho.font.weight",
      ]))
  }

  @Test func afterHasNone() throws {
    let pages: [(String, AuditReport)] = [
      ("settings", try report(ChapterPages.settingsAfter)),
      ("card", try report(ChapterPages.cardAfter)),
      ("buttons", try report(ChapterPages.buttonsAfter)),
      ("header", try report(ChapterPages.headerAfter)),
      ("empty", try report(ChapterPages.emptyAfter)),
      ("tabs", try report(ChapterPages.tabsAfter)),
      ("form", try report(ChapterPages.formAfter)),
    ]
    for (name, report) in pages {
      let lines = report.violations.map { "\($0.rule) \($0.site.shortDescription) \($0.message)" }
      #expect(lines.isEmpty, "\(name): \(lines.joined(separator: "\n"))")
      #expect(Double(report.reviews.count) <= max(Double(report.nodeCount) * 0.05, 1), "\(name)")
    }
  }
}
