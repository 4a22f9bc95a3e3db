import Foundation
import Kumihan
import Testing

@testable import KumihanAudit

@MainActor
struct ContrastSceneTests {
  private func verdict(of scene: ContrastScenes.Scene) throws -> ContrastScenes.Verdict? {
    var layout = LayoutOptions(size: ContrastScenes.size, scale: 2)
    layout.isOpaque = true
    let page = try RenderingContext.bundled().layout(scene.view, options: layout)
    var options = AuditOptions()
    options.rules = ["contrast.text"]
    let facts = try AuditFacts(page, options: options)
    let rule = try #require(RuleRegister.rule("contrast.text"))
    let node = facts.nodes.first { $0.text?.string.hasPrefix("Sample") == true }
    switch rule.check(facts).first(where: { $0.node == node?.id })?.result {
    case .pass: return .pass
    case .violation: return .violation
    case .needsReview: return .review
    case .notApplicable: return .notApplicable
    case nil: return nil
    }
  }

  @Test func everySceneIsJudgedRightly() throws {
    let scenes = ContrastScenes.all
    #expect(scenes.count >= 60)
    var wrong: [String] = []
    for scene in scenes {
      let found = try verdict(of: scene)
      if found != scene.verdict {
        wrong.append("\(scene.name): \(found.map(\.rawValue) ?? "nothing"), not \(scene.verdict)")
      }
    }
    #expect(wrong == [])
  }

  @Test func symbolsAloneNeedThree() throws {
    let faint = Image(systemName: "trash").foregroundStyle(Color(white: 0.8))
    let report = try audited(faint, rules: "contrast.nontext")
    #expect(report.violations.count == 1)
    let beside = try audited(
      Button {
      } label: {
        HStack {
          faint; Text("Delete")
        }
      }, rules: "contrast.nontext")
    #expect(beside.violations.isEmpty)
    #expect(beside["contrast.nontext"]?.notApplicable == 1)
    let named = try audited(
      HStack {
        faint.accessibilityLabel("Done")
        Text("Deploy finished")
      }, rules: "contrast.nontext")
    #expect(named["contrast.nontext"]?.needsReview == 1)
    let dark = try audited(
      Image(systemName: "trash").foregroundStyle(Color(white: 0.4)), rules: "contrast.nontext")
    #expect(dark["contrast.nontext"]?.passes == 1)
    let blurred = try audited(faint.blur(radius: 2), rules: "contrast.nontext")
    #expect(blurred["contrast.nontext"]?.needsReview == 1)
  }

  @Test func controlsThatAreShapesNeedThree() throws {
    func check(_ gray: Double) throws -> AuditReport {
      try audited(
        Button {
        } label: {
          Circle().stroke(Color(white: gray), lineWidth: 2).frame(width: 44, height: 44)
        }
        .buttonStyle(.plain).accessibilityLabel("Done"), rules: "contrast.nontext")
    }
    #expect(try check(0.85).violations.first?.message.contains("'Done' is a shape") == true)
    #expect(try check(0.4)["contrast.nontext"]?.passes == 1)
    // A shape that nobody uses adorns.
    let plain = try audited(
      Circle().fill(Color(white: 0.9)).frame(width: 44, height: 44), rules: "contrast.nontext")
    #expect(plain["contrast.nontext"]?.notApplicable == 1)
  }

  @Test func theSystemsPairsAreTrusted() throws {
    let secondary = try audited(
      Text("Sample").foregroundStyle(.secondary), rules: "contrast.text")
    #expect(secondary.findings.isEmpty)
    // A thin tint is as light as the system's own grounds; a strong colour is not one of them.
    let tinted = try audited(
      Text("Sample").foregroundStyle(.secondary).background(Color.purple.opacity(0.14)),
      rules: "contrast.text")
    #expect(tinted.findings.isEmpty)
    let strong = try audited(
      Text("Sample").foregroundStyle(.secondary).background(Color.yellow), rules: "contrast.text")
    #expect(strong.violations.count == 1)
    let judged = try audited(
      Text("Sample").foregroundStyle(.secondary), rules: "contrast.text",
      change: { $0.systemColours = .judged })
    #expect(judged.violations.count == 1)
    // The levels below the second are too faint for words.
    let tertiary = try audited(Text("Sample").foregroundStyle(.tertiary), rules: "contrast.text")
    #expect(tertiary.violations.count == 1)
    let empty = try audited(TextField("Sample", text: .constant("")), rules: "contrast.text")
    #expect(empty.findings.isEmpty)
    let read = try audited(
      Text("Read [the terms](https://example.org)."), rules: "contrast.text")
    #expect(read.findings.isEmpty)
    let yellow = try audited(Text("Sample").foregroundStyle(.yellow), rules: "contrast.text")
    #expect(yellow.violations.count == 1)
    let grey = try audited(Text("Sample").foregroundStyle(.gray), rules: "contrast.text")
    #expect(grey.reviews.count == 1)
    let link = try audited(Button("Go") {}, rules: "contrast.text")
    #expect(link.findings.isEmpty)
    let bordered = try audited(Button("Go") {}.buttonStyle(.bordered), rules: "contrast.text")
    #expect(bordered.findings.isEmpty)
    // Who chose a faint colour for a label of his own answers for it.
    let own = Button {
    } label: {
      Text("Go").foregroundStyle(Color(white: 0.8))
    }
    #expect(
      try audited(own.buttonStyle(.bordered), rules: "contrast.text").violations.count == 1)
  }

  @Test func marksBetweenWordsAreNoWords() throws {
    let crumbs = HStack {
      Text("Year")
      Text("›").foregroundStyle(Color(white: 0.8))
      Text("12 %").foregroundStyle(Color(white: 0.8))
    }
    let report = try audited(crumbs, rules: "contrast.text")
    #expect(report["contrast.text"]?.notApplicable == 1)
    #expect(report.violations.count == 1)
  }

  @Test func underlinesAreNoGround() throws {
    let report = try audited(
      Text("Sample").underline().strikethrough().foregroundStyle(.black), rules: "contrast.text")
    #expect(report["contrast.text"]?.passes == 1)
  }
}
