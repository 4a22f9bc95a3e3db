import Foundation
import KumihanDrawing
import Testing

@testable import KumihanAudit

struct RegisterTests {
  @Test func everyRuleSaysWhatItIs() {
    #expect(Set(RuleRegister.all.map(\.id)).count == RuleRegister.all.count)
    for rule in RuleRegister.all {
      for words in [
        rule.threshold, rule.source, rule.reason, rule.example.before, rule.example.after,
      ] {
        #expect(!words.isEmpty, "\(rule.id)")
      }
      #expect(rule.example.before != rule.example.after, "\(rule.id)")
    }
  }

  /// The pages are made of the rules: `kumihan audit --rule-pages docs/audit` writes them.
  @Test func everyRuleHasItsPage() throws {
    var root = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let folder = root.appending(path: "docs/audit")
    let pages = RulePages.all
    for page in pages {
      let text = try String(contentsOf: folder.appending(path: page.file), encoding: .utf8)
      #expect(text == page.text, "\(page.file)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(pages.map(\.file)))
  }

  @Test func namesAreFound() {
    #expect(RuleRegister.rule("contrast.text")?.id == "contrast.text")
    #expect(RuleRegister.rule("contrast") == nil)
    #expect(RuleRegister.hint(for: "contrast.txt") == "did you mean 'contrast.text'?")
  }

  /// The columns of the matrices add up to one: grey stays grey.
  @Test func visionsKeepGrey() {
    for vision in ColourVision.allCases {
      let grey = vision.seen(RGBA(red: 0.5, green: 0.5, blue: 0.5))
      #expect(abs(grey.red - 0.5) < 0.002 && abs(grey.blue - 0.5) < 0.002)
    }
    // The worked example of Machado's table: pure red for deuteranopes.
    let red = ColourVision.deutan.seen(RGBA(red: 1, green: 0, blue: 0))
    #expect(abs(red.red - 0.6431) < 0.01 && abs(red.green - 0.5663) < 0.01 && red.blue == 0)
  }
}
