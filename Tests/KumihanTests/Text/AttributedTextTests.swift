import Foundation
import Kumihan
import Testing

@MainActor
struct AttributedTextTests {
  @Test func attributesOfRuns() throws {
    var text = AttributedString("plain ")
    var part = AttributedString("red")
    part.foregroundColor = .red
    part.font = .title.bold()
    text += part
    part = AttributedString(" marked")
    part.backgroundColor = .yellow
    part.baselineOffset = 3
    text += part
    part = AttributedString(" lined")
    part.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    part.strikethroughStyle = .single
    text += part
    part = AttributedString(" wide")
    part.kern = 4
    text += part
    part = AttributedString(" loose")
    part.tracking = 2
    text += part
    part = AttributedString(" link")
    part.link = URL(string: "https://a.b/c")
    text += part
    part = AttributedString(" code")
    part.inlinePresentationIntent = [.code, .stronglyEmphasized]
    text += part
    try assertDrawing(Text(text), named: "attributesOfRuns", width: 420, height: 40)
  }

  @Test func innerAttributesWinOverModifiers() throws {
    var text = AttributedString("a")
    text.foregroundColor = .blue
    let runs = try glyphRuns(Text(text + AttributedString("b")).foregroundStyle(.red).bold())
    #expect(runs.map(\.face.postScriptName) == ["JohoSans-SemiBold", "JohoSans-SemiBold"])
    #expect(runs.map(\.text) == ["a", "b"])
  }

  @Test func markdownBecomesAttributes() throws {
    let text = try AttributedString(markdown: "a **b _c_**\n`d` [e](https://f.g)\n\nnext")
    let runs = text.runs.map { run in
      "\(String(text[run.range].characters)):\(run.inlinePresentationIntent?.rawValue ?? 0)"
        + (run.link.map { ":\($0)" } ?? "")
    }
    #expect(
      runs == ["a :0", "b :2", "c:3", " :64", "d:4", " :0", "e:0:https://f.g", "next:0"])
    let kept = try AttributedString(
      markdown: "a\n b", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\n b")
    #expect(try drawnText(Text(text)) == "a b c d enext")
  }

  /// Whole documents keep their blocks as attributes; texts show the words only.
  @Test func blocksBecomeAttributes() throws {
    let text = try AttributedString(
      markdown: """
        ## Head *on*

        3. one
        4. two
           - in

        > said\\
        so

        ```swift
        let a = 1
        ```
        | a | b |
        |:-:|--:|
        | c | d |
        """)
    var lines: [String] = []
    for (intent, range) in text.runs[\.presentationIntent] {
      let kinds = try #require(intent).components.map { component -> String in
        guard case .table(let columns) = component.kind else { return "\(component.kind)" }
        return columns.map { "\($0.alignment)" }.joined(separator: "|")
      }
      lines.append("\(String(text[range].characters)): \(kinds.joined(separator: " "))")
    }
    #expect(
      lines == [
        "Head on: header(level: 2)", "one: paragraph listItem(ordinal: 3) orderedList",
        "two: paragraph listItem(ordinal: 4) orderedList",
        "in: paragraph listItem(ordinal: 1) unorderedList listItem(ordinal: 4) orderedList",
        "said\nso: paragraph blockQuote",
        "let a = 1\n: codeBlock(languageHint: Optional(\"swift\"))",
        "a: tableCell(columnIndex: 0) tableHeaderRow center|right",
        "b: tableCell(columnIndex: 1) tableHeaderRow center|right",
        "c: tableCell(columnIndex: 0) tableRow(rowIndex: 1) center|right",
        "d: tableCell(columnIndex: 1) tableRow(rowIndex: 1) center|right",
      ], "\(lines)")
    let nested = text.runs.compactMap(\.presentationIntent).first { $0.components.count == 5 }
    #expect(nested?.indentationLevel == 2 && nested?.count == 5)
    #expect(try drawnText(Text(text)).hasPrefix("Head onone"))
    // Not in inline syntax.
    let inline = try AttributedString(
      markdown: "# a", options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(inline.characters) == "# a")
    #expect(inline.runs.first?.presentationIntent == nil)
  }

  /// Links keep the tint in a text of another style, unless the link itself has one.
  @Test func linksKeepTheTint() throws {
    func inks(_ text: Text) throws -> [[Int]] {
      try drawnItems(text.tint(Color(red: 1, green: 0, blue: 1)), width: 300, height: 50)
        .glyphColors.map(\.bytes)
    }
    let (green, magenta) = ([0, 255, 0, 255], [255, 0, 255, 255])
    let own = Color(red: 0, green: 1, blue: 0)
    #expect(
      try inks(Text("a [b](https://c.d)").foregroundStyle(own)) == [green, magenta])
    var link = AttributedString("b")
    link.link = URL(string: "https://c.d")
    #expect(
      try inks(Text(AttributedString("a ") + link).foregroundColor(own)) == [green, magenta])
    link.foregroundColor = own
    #expect(try inks(Text(link)) == [green])
  }
}
