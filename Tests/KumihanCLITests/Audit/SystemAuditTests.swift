import Foundation
import Testing

/// The catalogues of the design systems keep the rules that they are judged by; what they mean
/// otherwise is said with its reason.
struct SystemAuditTests {
  @Test(arguments: ["kajilis", "system", "studio", "joho"])
  func aSystemKeepsItsRules(name: String) throws {
    let found = try Command("audit", "catalogue", "--system", name)
    #expect(found.status == 0)
    let wrong = found.text.split(separator: "\n").filter { $0.contains(": violation: ") }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  @Test func whatIsMeantIsSaidWithItsReason() throws {
    let found = try Command(
      "audit", "catalogue", "--system", "studio", "--component", "PrimaryButton")
    #expect(found.status == 0)
    #expect(found.text.contains("needs review, known: 'Continue' has 3.72:1, #FFFFFF on #4D7CFF"))
    #expect(found.text.contains("known: a pair of the system's own, which tokens check reports"))
    // At the component's line, not at ours.
    #expect(found.text.contains("DarkStudio/DarkStudioCatalogue.swift:"))
    #expect(!found.text.contains("SystemDrawing"))
    let sarif = try Command(
      "audit", "catalogue", "--system", "studio", "--component", "PrimaryButton", "--format",
      "sarif")
    #expect(sarif.text.contains("\"kind\": \"external\""))
  }
}
