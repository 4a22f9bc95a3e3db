import Testing

@testable import KumihanAudit

/// What is read from source text alone.
struct SourceFaultTests {
  private func found(_ source: String) -> [String] {
    SourceFaults(Array(source.utf8)).faults.map { "\($0.rule) \($0.line):\($0.column)" }
  }

  @Test func animationsAreToldWhereNobodyAsksForReduceMotion() {
    let body = """
      struct A: View {
        var body: some View {
          Circle().animation(.spring, value: isOpen)
          Button("Open") { withAnimation { isOpen.toggle() } }
          Circle().animation(nil, value: isOpen)
        }
      }
      """
    #expect(found(body) == ["motion 3:14", "motion 4:22"])
    #expect(found("@Environment(\\.accessibilityReduceMotion) var still\n" + body).isEmpty)
    // A comment or a literal asks for nothing.
    #expect(found("// accessibilityReduceMotion\n" + body).count == 2)
    #expect(found("let animation = name(animation: 1)").isEmpty)
  }

  @Test func materialsAreToldWhereNobodyAsksForReduceTransparency() {
    let panel = "Text(\"A\").background(.ultraThinMaterial, in: .capsule)"
    #expect(found(panel) == ["transparency 1:23"])
    #expect(found("@Environment(\\.accessibilityReduceTransparency) var t\n" + panel).isEmpty)
    #expect(found("let thinMaterial = 1").isEmpty)
  }

  /// The tint of a control may be the one that it has anyway.
  @Test func tintsOfTheSystemsColours() {
    #expect(found("Toggle(\"Sync\", isOn: $on).tint(.green)") == ["joho.colour.system 1:27"])
    #expect(found("Button(\"Go\") {}.accentColor(Color.red)").count == 1)
    #expect(found("Toggle(\"Sync\", isOn: $on).tint(JohoColors.cyan)").isEmpty)
    #expect(found("let tint = tint(.green)").isEmpty)
    #expect(SourceFaults(Array("x.tint(.green)".utf8)).faults.map(\.level) == [.error])
  }

  /// They inform, and fail no page.
  @Test func theyInform() {
    #expect(RuleRegister.rule("motion")?.level == .info)
    #expect(RuleRegister.rule("transparency")?.level == .info)
  }
}
