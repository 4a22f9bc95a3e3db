import Foundation
import Testing

/// Every golden belongs to a test: a file that nothing compares with proves nothing.
struct GoldenTests {
  @Test func everyGoldenIsNamedByItsSuite() {
    let tests = Dictionary(
      Repository.sources.filter { $0.path.hasPrefix("Tests/") }.map { file in
        let target = file.path.split(separator: "/")[1]
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        return ("\(target)/\(name)", file.text)
      }, uniquingKeysWith: +)
    for golden in Repository.files(under: "Goldens") {
      let parts = golden.split(separator: "/").map(String.init)
      guard parts.count == 4 else {
        Issue.record("\(golden) does not lie at Goldens/<Target>/<File>/<test>.<name>")
        continue
      }
      let suite = tests["\(parts[1])/\(parts[2]).swift"] ?? ""
      if parts[3] == "snapshots.lock" {
        #expect(!suite.isEmpty, "\(golden) is the lock of no suite; hint: remove it")
        continue
      }
      let words = parts[3].split(separator: ".").map(String.init)
      guard words.count > 2 else {
        Issue.record("\(golden) is no snapshot: those are named <test>.<name>.<ending>")
        continue
      }
      #expect(
        suite.contains("func \(words[0])("),
        "\(golden) is of no test; hint: remove it, or name the test so")
      // A test whose cases come from a list checks its own references.
      if suite.contains("assertNoOtherSnapshots(") { continue }
      // A case may have a picture for each scale, `shapes@3x`, or be named by a value.
      let name = words[1].split(separator: "-")[0]
      #expect(
        suite.contains("\"\(words[1])\"") || suite.contains("\"\(name)"),
        "\(golden) is used by no test; hint: remove it, or name it in its suite")
    }
  }

  /// References beside tests would be files that the package does not handle.
  @Test func noGoldenLiesBesideATest() {
    let others = Repository.files(under: "Tests").filter {
      $0.contains("/__Snapshots__/") && !$0.hasPrefix("Tests/Packages/")
    }
    #expect(others == [], "hint: give the suite .snapshots(root: \"Goldens\")")
  }
}
