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
        Issue.record("\(golden) does not lie at Goldens/<Target>/<Suite>/<case>")
        continue
      }
      // A case may have a picture for each scale: `shapes@3x.png`.
      let name = parts[3].split(whereSeparator: { $0 == "." || $0 == "@" })[0]
      let suite =
        tests["\(parts[1])Tests/\(parts[2])Tests.swift"] ?? tests[
          "\(parts[1])Tests/\(parts[2].dropLast())Tests.swift"] ?? ""
      // A suite whose cases come from a list checks its own folder.
      if suite.contains("assertNoOtherGoldens(") { continue }
      #expect(
        suite.contains("\"\(name)\""),
        "\(golden) is used by no test; hint: remove it, or name it in its suite")
    }
  }
}
