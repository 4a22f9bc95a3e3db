import Foundation
import KumihanText
import Testing

@testable import KumihanViews

struct InlineMarkdownTests {
  private func words(_ string: String) -> [String] {
    InlineMarkdown.runs(of: string).map { run in
      guard case .plain(let text) = run.content else { return "?" }
      var marks = ""
      if run.fontModifiers.contains(.bold) { marks += "b" }
      if run.fontModifiers.contains(.italic) { marks += "i" }
      if run.fontModifiers.contains(.monospaced) { marks += "c" }
      if run.strikethrough != nil { marks += "s" }
      if let link = run.link { marks += "(\(link))" }
      return marks.isEmpty ? text : "\(marks):\(text)"
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
}
