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
      runs == ["a :0", "b :2", "c:3", " :0", "d:4", " :0", "e:0:https://f.g", "next:0"])
    let kept = try AttributedString(
      markdown: "a\n b", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\n b")
    #expect(try drawnText(Text(text)) == "a b c d enext")
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
