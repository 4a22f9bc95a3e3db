import Testing

@testable import KumihanText

struct LineEndsTests {
  @Test(arguments: [
    "", "a", "\n", "a\nb", "a\r\nb\r\n", "\r\r\n\n", "a\u{85}b\u{2028}c\u{2029}", "é\u{2026}\u{A0}",
    "a\u{B}b\u{C}c", "\u{2028}", "x\r", "\u{C2A9}\n\u{2027}",
  ])
  func areWhereCharactersAreNewlines(text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(LineEnds.split(text) == lines)
  }
}
