import Testing

@testable import KumihanText

struct CharacterTableTests {
  @Test func keepsWhatItIsTold() {
    var table = CharacterTable()
    #expect(table["情"] == nil)
    table.insert(.init("情", link: 3, script: 7), for: "情")
    table.insert(.init("\u{10FFFD}", link: nil, script: 0), for: "\u{10FFFD}")
    #expect(table["情"]?.link == 3)
    #expect(table["情"]?.script == 7)
    #expect(table["報"] == nil)
    #expect(table["\u{10FFFD}"].map { $0.link == nil } == true)
  }

  @Test func kindsOfCharacters() {
    func kind(_ scalar: Unicode.Scalar) -> String {
      let entry = CharacterTable.Entry(scalar, link: 0, script: 0)
      return (entry.isPlain ? "p" : "") + (entry.isMark ? "m" : "") + (entry.isSpace ? "s" : "")
    }
    for scalar in ["a", "1", "#", "é", "字", "한", "。"] as [Unicode.Scalar] {
      #expect(kind(scalar) == "p", "\(scalar)")
    }
    for scalar in ["\u{301}", "\u{94D}", "\u{93F}", "\u{1161}", "\u{E34}"] as [Unicode.Scalar] {
      #expect(kind(scalar) == "pm", "\(scalar)")
    }
    for scalar in ["\u{3000}", "🎉", "©", "\n", "\u{1F1F8}"] as [Unicode.Scalar] {
      #expect(kind(scalar) == "", "\(scalar)")
    }
    #expect(kind(" ") == "s")
    for scalar in ["\u{200D}", "\u{FE0F}"] as [Unicode.Scalar] {
      #expect(!kind(scalar).contains("p"), "\(scalar)")
    }
  }
}
