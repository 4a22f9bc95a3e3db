import Foundation
import Kumihan
import Testing

@testable import KumihanGoldens

@MainActor
struct AuditTests {
  private func words(_ gray: Double) -> some View {
    Text("Faint words").foregroundStyle(Color(white: gray))
  }

  @Test func whatIsViolatedFailsTheTest() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    func verify(_ gray: Double, _ audit: SnapshotAudit) -> String? {
      verifySnapshot(
        of: words(gray), as: .image, audit: audit, named: "words\(gray)", record: .missing,
        snapshotDirectory: workshop.folder.path)
    }
    _ = verify(0.8, .any)
    let faint = verify(0.8, .any)
    #expect(faint?.contains("violations of the audit") == true)
    #expect(faint?.contains("[contrast.text]") == true)
    #expect(faint?.contains("AuditTests.swift:") == true)
    _ = verify(0.2, .any)
    #expect(verify(0.2, .any) == nil)
    // Other rules do not look at contrast.
    #expect(verify(0.8, .rules("heading")) == nil)
    #expect(verify(0.8, .auditTypes([.hitRegion, .trait])) == nil)
    #expect(verify(0.8, SnapshotAudit(auditTypes: .all))?.contains("[contrast.text]") == true)
    #expect(verify(0.2, .rules("contrast.txt"))?.contains("did you mean 'contrast.text'?") == true)
  }

  @Test func largeTypeIsLaidOutToo() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    func verify(_ font: Font) -> String? {
      verifySnapshot(
        of: Text("Total").font(font), as: .image, audit: .rules("dynamicType.fixed"),
        named: "total", record: .missing, snapshotDirectory: workshop.folder.path)
    }
    _ = verify(.system(size: 17))
    #expect(verify(.system(size: 17))?.contains("[dynamicType.fixed]") == true)
    #expect(verify(.body)?.contains("[dynamicType.fixed]") != true)
  }

  @Test func aStrategyWithoutAPageCannotPass() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let strategy = Snapshotting<Text, String>(pathExtension: "txt", diffing: .lines) { _ in "x" }
    let message = verifySnapshot(
      of: Text("x"), as: strategy, audit: .any, named: "x", record: .missing,
      snapshotDirectory: workshop.folder.path)
    #expect(message?.contains("lays no page out") == true)
  }

  @Test func xcodesNamesStandForOurRules() {
    #expect(XCUIAccessibilityAuditType.contrast.rules == ["contrast.text"])
    #expect(XCUIAccessibilityAuditType.all.rules.contains("dynamicType.clipped"))
    #expect(XCUIAccessibilityAuditType.action.rules.isEmpty)
  }
}
