import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct WrappingTests {
  private func lines(_ text: String, _ width: CGFloat, language: String = "en") throws -> [String] {
    try makeSystem().set(text, width: width, style: ParagraphStyle(language: language)).lineTexts
  }

  @Test func breaksBetweenWordsAndHangsSpaces() throws {
    #expect(
      try lines("The quick brown fox jumps", 90) == ["The quick", "brown fox", "jumps"])
  }

  @Test func reportsTheWidestLineRoundedUp() throws {
    let system = try makeSystem()
    let layout = system.set("The quick\nbrown fox", width: 120)
    let widest = layout.lines.map(\.width).max() ?? 0
    #expect(layout.size.width >= widest && layout.size.width < widest + 0.5)
    #expect(layout.size.width <= 120)
  }

  /// Where a line breaks at a space, the width counts it as far as there is room; the lines stand as
  /// if it were not there.
  @Test func theSpaceOfABreakCountsInTheWidth() throws {
    let system = try makeSystem()
    let font = FontRequest(size: 16)
    let space = system.set("a b", font).size.width - system.set("ab", font).size.width
    let text = "The quick brown fox"
    let bare = system.set("The quick\nbrown fox", font)
    #expect(space > 3)
    let roomy = system.set(text, font, width: bare.size.width + 20)
    #expect(roomy.lineTexts == bare.lineTexts)
    #expect(abs(roomy.size.width - bare.size.width - space) < 1)
    let tight = system.set(text, font, width: bare.size.width + 2)
    #expect(tight.size.width == bare.size.width + 2)
    #expect(system.set(text, font, width: bare.size.width).size == bare.size)
    for (line, other) in zip(roomy.lines, bare.lines) {
      #expect(line.width == other.width && line.x == other.x)
    }
    let centred = system.set(
      text, font, width: bare.size.width + 20, style: ParagraphStyle(alignment: .center))
    for line in centred.lines {
      #expect(abs(line.x + line.width / 2 - centred.size.width / 2) < 0.001)
    }
    // A line that no space ends, and one that is cut, have none.
    #expect(system.set("Donaudampfschiff", font, width: 60).size.width <= 60)
    let cut = system.set(
      text, font, width: bare.size.width + 20, style: ParagraphStyle(lineLimit: 1))
    #expect(cut.isTruncated && cut.size.width < cut.lines[0].width + 0.5)
  }

  @Test func itsOwnWidthIsEnough() throws {
    let system = try makeSystem()
    let text = "Wrapping must not change when text gets the width that it asked for, ever."
    for width in stride(from: CGFloat(40), through: 400, by: 7) {
      let first = system.set(text, width: width)
      let second = system.set(text, width: first.size.width)
      #expect(first.lineTexts == second.lineTexts)
      #expect(first.size == second.size)
    }
  }

  @Test func aLongWordBreaksBetweenGraphemes() throws {
    let lines = try lines("Donaudampfschifffahrtsgesellschaft", 80)
    #expect(lines.count > 2)
    #expect(lines.joined() == "Donaudampfschifffahrtsgesellschaft")
    let family = try self.lines(String(repeating: "e\u{301}\u{323}", count: 30), 50)
    #expect(family.allSatisfy { $0.unicodeScalars.first == "e" })
  }

  @Test func linesEndWhereTheTextSays() throws {
    #expect(try lines("a\nb\r\nc\u{2028}d", 300) == ["a", "b", "c", "d"])
    #expect(try makeSystem().set("a\n\nb").lines.count == 3)
  }

  @Test func noLineStartsWithJapaneseClosingPunctuation() throws {
    let text = "今日は、とてもいい天気ですね。「散歩」に行きましょう。ラーメンとコーヒーっていいよね。"
    let prohibited = Set("、。」っょー")
    for width in stride(from: CGFloat(75), through: 300, by: 5) {
      let lines = try lines(text, width, language: "ja")
      #expect(lines.dropFirst().allSatisfy { !prohibited.contains($0.first ?? "x") })
      #expect(lines.dropLast().allSatisfy { $0.last != "「" })
    }
  }

  @Test func everyTagOfALanguageWillDo() throws {
    for language in ["", "ja_JP", "ja-JP-u-ca-japanese", "zh-Hant@x=y", "nonsense-tag-for-nothing"]
    {
      #expect(try lines("日本語の、文章です。", 85, language: language) == ["日本語の、", "文章です。"])
    }
  }

  @Test func noBreakSpaceHolds() throws {
    #expect(try lines("aaaa 10\u{A0}kg", 60) == ["aaaa", "10\u{A0}kg"])
  }

  /// Without spaces a break is allowed between any two syllables; with them words stay whole.
  @Test func koreanWordsStayWhole() throws {
    let text = "한국어 줄바꿈은 3월에 어절 단위로 이루어지는 것이 바람직합니다."
    for width in stride(from: CGFloat(120), through: 240, by: 20) {
      let lines = try lines(text, width, language: "ko")
      #expect(lines.count > 1 && lines.joined(separator: " ") == text, "\(lines)")
    }
    // A word that no line has room for breaks all the same.
    #expect(try lines("이루어지는것이바람직합니다", 60, language: "ko").count > 2)
    #expect(try lines("한글、漢字かな", 40, language: "ja").count > 1)
  }

  @Test func thaiBreaksBetweenWords() throws {
    let lines = try lines("ภาษาไทยเป็นภาษาที่สวยงามมาก", 100, language: "th")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { !"าิีึืุู่้๊๋์".unicodeScalars.contains($0.unicodeScalars.first!) })
  }

  @Test func alignsWithinItsOwnWidth() throws {
    let system = try makeSystem()
    func starts(_ alignment: ParagraphStyle.Alignment, rtl: Bool = false) -> [CGFloat] {
      let style = ParagraphStyle(alignment: alignment, isRightToLeft: rtl)
      let layout = system.set("aaaa\naa", width: 300, style: style)
      #expect(layout.size.width < 60)
      return layout.lines.map(\.x)
    }
    let free = starts(.trailing)[1]
    #expect(free > 5)
    #expect(starts(.leading)[1] == 0)
    #expect(starts(.center)[1] == free / 2)
    #expect(starts(.leading, rtl: true)[1] == free)
    #expect(starts(.trailing, rtl: true)[1] == 0)
  }

  @Test func justifiedLinesFillTheWidthButTheLast() throws {
    let layout = try makeSystem().set(
      "The quick brown fox jumps over the lazy dog", width: 130,
      style: ParagraphStyle(alignment: .justified))
    #expect(layout.lines.dropLast().allSatisfy { abs($0.width - 130) < 0.001 })
    #expect(layout.lines.last!.width < 129)
    for line in layout.lines.dropLast() { #expect(abs(line.pieces.last!.maxX - 130) < 0.001) }
  }
}
