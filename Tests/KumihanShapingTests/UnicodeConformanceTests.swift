import Foundation
import Testing

@testable import KumihanShaping
@testable import KumihanText

/// The Unicode Consortium's own tests, where the machine has them (Debian's unicode-data). The
/// counts are what is known to differ: ICU and Swift follow other versions of the standard.
struct UnicodeConformanceTests {
  static let folder = "/usr/share/unicode"
  static let isThere = FileManager.default.fileExists(atPath: folder + "/BidiCharacterTest.txt")

  /// The lines of a test file without comments.
  private func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let body = line.prefix { $0 != "#" }
      return body.allSatisfy(\.isWhitespace) ? nil : body
    }
  }

  private func string(_ codes: [Substring]) -> String {
    String(
      String.UnicodeScalarView(
        codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }))
  }

  /// Reads "÷ 0020 × 0308 ÷": the text, and the byte offsets of its breaks.
  private func breakCase(_ line: Substring) -> (text: String, breaks: [Int]) {
    var text = ""
    var breaks: [Int] = []
    for token in line.split(whereSeparator: \.isWhitespace) {
      switch token {
      case "÷": breaks.append(text.utf8.count)
      case "×": continue
      default: text.unicodeScalars += string([token]).unicodeScalars
      }
    }
    return (text, breaks.filter { $0 > 0 && $0 < text.utf8.count })
  }

  @Test(.enabled(if: isThere)) func lineBreaks() throws {
    let cases = try lines("auxiliary/LineBreakTest.txt").map(breakCase)
    let analyzer = ICUAnalyzer()
    let wrong = cases.count { sample in
      analyzer.lineBreaks(in: Array(sample.text.utf8), language: "en") != sample.breaks
    }
    #expect(cases.count > 7000)
    // Numbers such as ".35" and hyphens before signs: ICU's own rules.
    #expect(wrong <= 22)
  }

  @Test(.enabled(if: isThere)) func graphemeBreaks() throws {
    let cases = try lines("auxiliary/GraphemeBreakTest.txt").map(breakCase)
    let wrong = cases.count { sample in
      var offset = 0
      let ends = sample.text.map { character in
        offset += character.utf8.count
        return offset
      }
      return Array(ends.dropLast()) != sample.breaks
    }
    #expect(cases.count > 500)
    // Swift does not count U+2701 among the pictographs.
    #expect(wrong <= 1)
  }

  @Test(.enabled(if: isThere)) func bidirectionalLevels() throws {
    let analyzer = ICUAnalyzer()
    var count = 0
    var wrong = 0
    for line in try lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";")
      guard fields.count == 5, let direction = UInt8(fields[1]) else { continue }
      let text = string(fields[0].split(separator: " "))
      let result = analyzer.bidi(Array(text.utf8), level: direction == 2 ? 0xFE : direction)
      var offset = 0
      var agrees = result.base == UInt8(fields[2])
      for (scalar, level) in zip(text.unicodeScalars, fields[3].split(separator: " ")) {
        if level != "x", result.levels[offset] != UInt8(level) { agrees = false }
        offset += UTF8.width(scalar)
      }
      count += 1
      if !agrees { wrong += 1 }
    }
    #expect(count > 20_000)
    // Brackets and controls within embeddings.
    #expect(wrong <= 31)
  }
}
