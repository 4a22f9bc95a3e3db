import Foundation
import KumihanText
import Testing

@testable import KumihanViews

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

  @Test(
    arguments: [
      "*a ", "**a", "a* ", "[", "[a](b \"", "`a``b", "_a*b", "~a", "<a", "&a", "*a _b ", "![a",
    ])
  func hostileTextsEnd(part: String) {
    let text = String(repeating: part, count: 3_000)
    #expect(InlineMarkdown.spans(of: text).map(\.tokens.count).reduce(0, +) <= text.count)
  }
}
