import Kumihan
import KumihanAudit
import Testing

@MainActor
struct TruncationTests {
  @Test func wordsThatAreCutOff() throws {
    let report = try audited(
      Text("Departure at half past nine").frame(width: 80, height: 20), rules: "truncation")
    let finding = try #require(report.violations.first)
    #expect(finding.message.contains("Departure"))
    #expect(finding.site.line > 0)
    #expect(finding.path == "frame/text")
  }

  @Test func wordsThatFit() throws {
    let report = try audited(Text("Short"), rules: "truncation")
    #expect(report["truncation"]?.passes == 1)
    #expect(report.findings.isEmpty)
  }

  @Test func aLimitThatWasAskedForIsTold() throws {
    let report = try audited(
      Text("Departure at half past nine").lineLimit(1).frame(width: 80),
      rules: "truncation")
    #expect(report["truncation"]?.infos == 1)
    #expect(report.violations.isEmpty)
  }

  @Test func nothingToJudgeIsNoPass() throws {
    let report = try audited(Color.red, rules: "truncation")
    #expect(report["truncation"]?.passes == 0)
    #expect(report["truncation"]?.notApplicable == 1)
  }
}
