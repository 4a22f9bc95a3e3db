import KumihanMarkdown
import Testing

struct InlineMarkdownTests {
  private func words(_ string: String) -> [String] {
    InlineMarkdown.spans(of: string).map { span in
      let look = span.look
      var marks = ""
      if look.isStrong { marks += "b" }
      if look.isEmphasized { marks += "i" }
      if look.isCode { marks += "c" }
      if look.isStruck { marks += "s" }
      if let link = look.link { marks += "(\(link.string))" }
      return marks.isEmpty ? span.tokens.string : "\(marks):\(span.tokens.string)"
    }
  }

  @Test(arguments: [
    ("plain", ["plain"]),
    ("a **b** c", ["a ", "b:b", " c"]),
    ("a *b* _c_", ["a ", "i:b", " ", "i:c"]),
    ("**a _b_**", ["b:a ", "bi:b"]),
    ("`a*b*`", ["c:a*b*"]),
    ("~~gone~~", ["s:gone"]),
    ("see [us](https://a.b)", ["see ", "(https://a.b):us"]),
    ("^[2 items](inflect: true)!", ["2 items", "!"]), ("x^[1] (a)", ["x^[1] (a)"]), ("^[", ["^["]),
    ("snake_case_name", ["snake_case_name"]),
    ("2 * 3 * 4", ["2 * 3 * 4"]),
    ("**open", ["**open"]),
    ("[a] (b)", ["[a] (b)"]),
    ("\\*a\\*", ["*a*"]),
    ("*", ["*"]), ("[", ["["]), ("[](", ["[]("]), ("****", ["****"]),
  ])
  func marksAreRead(string: String, expected: [String]) {
    #expect(words(string) == expected)
  }

  /// Cases of CommonMark's specification, section 6.
  @Test(arguments: [
    ("***both***", ["bi:both"]), ("***strong** in em*", ["bi:strong", "i: in em"]),
    ("*foo**bar**baz*", ["i:foo", "bi:bar", "i:baz"]), ("*foo **bar***", ["i:foo ", "bi:bar"]),
    ("foo**bar**baz", ["foo", "b:bar", "baz"]), ("foo__bar__baz", ["foo__bar__baz"]),
    ("** not**", ["** not**"]), ("a*\"foo\"*", ["a*\"foo\"*"]),
    ("*foo [*", ["i:foo ["]), ("**foo*", ["*", "i:foo"]), ("*foo**", ["i:foo", "*"]),
    ("*a `*`*", ["i:a ", "ic:*"]), ("`` a`b ``", ["c:a`b"]), ("`open", ["`open"]),
    ("*foo __bar *baz bim__ bam*", ["i:foo ", "bi:bar *baz bim", "i: bam"]),
    ("[a **b**](u \"title\")", ["(u):a ", "b(u):b"]), ("[a](<u v>)", ["(u v):a"]),
    ("[a](u(v)w)", ["(u(v)w):a"]), ("[a [b](c) d](e)", ["[a ", "(c):b", " d](e)"]),
    ("*[a*](u)", ["*", "(u):a*"]),
    ("<https://a.b/c?d=e>", ["(https://a.b/c?d=e):https://a.b/c?d=e"]),
    ("<me@a.b>", ["(mailto:me@a.b):me@a.b"]), ("1 < 2 & 3 > 2", ["1 < 2 & 3 > 2"]),
    ("A&amp;B &#169; &#x2026; &nope;", ["A&B © … &nope;"]),
    ("~one~ ~~two~~ ~~~three~~~", ["s:one", " ", "s:two", " ~~~three~~~"]),
    ("![picture](u) [link](v)", ["picture ", "(v):link"]), ("[a](b", ["[a](b"]),
    ("*強調*です", ["i:強調", "です"]), ("**「太字」**の", ["**「太字」**の"]),
  ])
  func commonMark(string: String, expected: [String]) {
    #expect(words(string) == expected)
  }

  /// Each would run for minutes if its parts were compared with each other.
  @Test(arguments: [
    "*a ", "**a", "a* ", "[", "[a](b \"", "`a``b", "_a*b", "~a", "<a", "&a", "*a _b ", "![a",
    "![[]()", "^[[]()", "^[a](b", "_*", "<!--", "a**b_c",
  ])
  func hostileTextsEndSoon(part: String) {
    let text = String(repeating: part, count: 30_000)
    #expect(InlineMarkdown.spans(of: text).map(\.tokens.count).reduce(0, +) <= text.count)
  }

  /// CommonMark's 17 rules of emphasis, one or more cases for each.
  @Test(arguments: [
    // 1 and 5: what opens and closes * and **.
    ("*foo bar*", ["i:foo bar"]), ("a * foo bar*", ["a * foo bar*"]),
    ("foo*bar*", ["foo", "i:bar"]),
    ("5*6*78", ["5", "i:6", "78"]), ("*foo bar *", ["*foo bar *"]), ("*(*foo)", ["*(*foo)"]),
    ("*(*foo*)*", ["i:(foo)"]), ("*\u{A0}a\u{A0}*", ["*\u{A0}a\u{A0}*"]),
    ("**foo bar**", ["b:foo bar"]), ("** foo bar**", ["** foo bar**"]),
    ("a**\"foo\"**", ["a**\"foo\"**"]), ("foo**bar**", ["foo", "b:bar"]),
    ("**foo bar **", ["**foo bar **"]), ("*(**foo**)*", ["i:(", "bi:foo", "i:)"]),
    // 2, 4, 6 and 8: underscores do not work inside words.
    ("_foo bar_", ["i:foo bar"]), ("a_\"foo\"_", ["a_\"foo\"_"]), ("foo_bar_", ["foo_bar_"]),
    ("5_6_78", ["5_6_78"]), ("пристаням_стремятся_", ["пристаням_стремятся_"]),
    ("foo-_(bar)_", ["foo-", "i:(bar)"]), ("_foo*", ["_foo*"]), ("_foo bar _", ["_foo bar _"]),
    ("_(_foo_)_", ["i:(foo)"]), ("_foo_bar_baz_", ["i:foo_bar_baz"]),
    ("_(bar)_.", ["i:(bar)", "."]),
    ("__foo, __bar__, baz__", ["b:foo, bar, baz"]), ("foo-__(bar)__", ["foo-", "b:(bar)"]),
    // 9 and 10: inside one another, and the rule of three.
    ("*foo [bar](/url)*", ["i:foo ", "i(/url):bar"]), ("*foo\nbar*", ["i:foo\nbar"]),
    ("_foo __bar__ baz_", ["i:foo ", "bi:bar", "i: baz"]), ("_foo _bar_ baz_", ["i:foo bar baz"]),
    ("*foo *bar**", ["i:foo bar"]), ("*foo **bar** baz*", ["i:foo ", "bi:bar", "i: baz"]),
    ("*foo**bar*", ["i:foo**bar"]), ("***foo** bar*", ["bi:foo", "i: bar"]),
    ("foo***bar***baz", ["foo", "bi:bar", "baz"]),
    ("**foo*bar*baz**", ["b:foo", "bi:bar", "b:baz"]),
    ("foo******bar*********baz", ["foo", "b:bar", "***baz"]),
    ("**foo *bar **baz** bim* bop**", ["b:foo ", "bi:bar baz bim", "b: bop"]),
    // 11 and 12: marks that stand for themselves.
    ("foo ***", ["foo ***"]), ("foo *\\**", ["foo ", "i:*"]), ("foo *_*", ["foo ", "i:_"]),
    ("***foo**", ["*", "b:foo"]), ("****foo*", ["***", "i:foo"]), ("*foo****", ["i:foo", "***"]),
    ("__foo_", ["_", "i:foo"]), ("foo __\\___", ["foo ", "b:_"]),
    // 13 to 17: as little nesting as can be; the first of two that overlap; links and code bind more.
    ("****foo****", ["b:foo"]), ("*_foo_*", ["i:foo"]), ("******foo******", ["b:foo"]),
    ("_____foo_____", ["bi:foo"]), ("*foo _bar* baz_", ["i:foo _bar", " baz_"]),
    ("**foo **bar baz**", ["**foo ", "b:bar baz"]), ("*[bar*](/url)", ["*", "(/url):bar*"]),
    ("**a<https://foo.bar/?q=**>", ["**a", "(https://foo.bar/?q=**):https://foo.bar/?q=**"]),
    ("*a `*`*", ["i:a ", "ic:*"]), ("```\na\nb\n```", ["c:a b"]), ("`\n`", ["c: "]),
  ])
  func emphasis(string: String, expected: [String]) {
    #expect(words(string) == expected)
  }

  @Test(arguments: [
    "# a", "- a\n- b", "> a", "1. a", "    a\n\n\n  b", "[a]: b", "a\n===", "***",
    "- - -", "\ta\t", "  a  ", "| a |\n| - |", "a  \nb", "\\", "\n", "\r\na", " ", "e\u{301}",
    "\u{301}",
    "\u{2003}a\u{2003}", "[^1]", "www.a.b", "a\\\nb", "![a", "^", "^[a](b", "^[a] (b)", "!^[a](",
    "^[^[", "](b)",
  ])
  func blocksAndWhiteSpaceStay(text: String) {
    #expect(words(text) == [text.replacing("\r\n", with: "\n")])
  }

  @Test func codePointsThatNoTextHasAreReplaced() {
    let text = (0xFDD0...0xFDEF).compactMap(Unicode.Scalar.init).map(String.init).joined()
    #expect(words("*a*" + text + "\0") == ["i:a", String(repeating: "\u{FFFD}", count: 33)])
  }

  @Test func attributesOfAppleAreRead() {
    func phrases(_ text: String) -> [String] {
      InlineMarkdown.spans(of: text).map {
        "\($0.look.phrase.map(String.init) ?? "-")\($0.tokens.string)"
      }
    }
    #expect(
      phrases("**^[2 *big* [items](u)](inflect: true)** ^[1](inflect:true)^[3](a: b)") == [
        "02 ", "0big", "0 ", "0items", "- ", "11", "-3",
      ])
    #expect(phrases("\\^[a](inflect: true)") == ["-^[a](inflect: true)"])
    #expect(phrases("`^[a](inflect: true)`") == ["-^[a](inflect: true)"])
    #expect(phrases("x^[1](https://a.b)") == ["-x1"])
  }

  @Test func tagsOfHTMLAreWordsOfTheirOwn() {
    let spans = InlineMarkdown.spans(of: "a<b c=\"*d*\">*e*</b>")
    #expect(spans.map(\.tokens.string) == ["a", "<b c=\"*d*\">", "e", "</b>"])
    #expect(spans.map(\.look.isHTML) == [false, true, false, true])
  }

  /// A value is a letter: what it holds is never read as marks, wherever it stands.
  @Test func valuesAreLetters() {
    let spans = InlineMarkdown.spans(of: [
      .value(0), .character("*"), .value(70), .character("*"), .value(65_535), .character("["),
      .character("a"), .character("]"), .character("("), .value(1), .character(")"),
      .character("`"), .value(2), .character("`"), .character("<"), .value(3), .character(">"),
    ])
    #expect(
      spans.map(\.tokens) == [
        [.value(0)], [.value(70)], [.value(65_535)], [.character("a")], [.value(2)],
        [.character("<"), .value(3), .character(">")],
      ])
    #expect(spans.map(\.look.isEmphasized) == [false, true, false, false, false, false])
    #expect(spans[3].look.link == [.value(1)])
    #expect(spans[4].look.isCode)
  }
}
