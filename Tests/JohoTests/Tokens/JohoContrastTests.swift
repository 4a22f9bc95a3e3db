import Foundation
import Joho
import Kumihan
import Testing

struct JohoContrastTests {
  @Test func ratiosAreThoseOfWCAG() {
    #expect(JohoContrast.ratio(.black, on: .white) == 21)
    #expect(JohoContrast.ratio(.white, on: .white) == 1)
    // The gray that WCAG's own material names as the lightest that passes on white.
    let gray = Color(red: 0x76 / 255.0, green: 0x76 / 255.0, blue: 0x76 / 255.0)
    #expect(abs(JohoContrast.ratio(gray, on: .white) - 4.54) < 0.005)
    // Half black on white is what a half gray is.
    let half = JohoContrast.ratio(.black.opacity(0.5), on: .white)
    #expect(abs(half - JohoContrast.ratio(Color(white: 0.5), on: .white)) < 0.001)
  }

  @Test func noTextOfTheComponentsIsIllegible() {
    let pairs = JohoContrast.pairs.filter { $0.text == "Black" || $0.text == "Black 60 %" }
    #expect(pairs.allSatisfy { $0.level != nil })
  }

  /// The page says what the code computes.
  @Test func thePageOfContrastsIsTrue() throws {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    let page = folder.deletingLastPathComponent().appending(path: "docs/joho-contrast.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("|") }.map(String.init)
    #expect(Array(lines.dropFirst(2)) == JohoContrast.pairs.map(row))
  }

  private func row(_ pair: JohoContrast) -> String {
    func tenths(_ value: Double) -> String {
      let number = Int((abs(value) * 10).rounded())
      return "\(value < 0 && number > 0 ? "-" : "")\(number / 10).\(number % 10)"
    }
    let book = pair.book.map { "\(tenths($0)) | \(tenths(pair.ratio - $0))" } ?? " | "
    return "| \(pair.text) | \(pair.ground) | \(tenths(pair.ratio)) | \(pair.level ?? "none") | "
      + "\(book) |"
  }
}
