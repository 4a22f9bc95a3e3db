import Kumihan
import Testing

@MainActor
struct TextDrawingTests {
  @Test func mixedScriptsAreOneLine() throws {
    let view = Text("WEEK 42 情報デザイン Tết Åäö").font(
      .system(size: 18, weight: .bold, design: .rounded))
    try assertDrawing(view, named: "mixedScripts", width: 320, height: 30)
  }

  @Test func weightsAndDesigns() throws {
    let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
    let view = VStack(alignment: .leading, spacing: 2) {
      HStack { ForEach(weights, id: \.self) { Text("Rg8").fontWeight($0).fontDesign(.rounded) } }
      HStack { ForEach(weights, id: \.self) { Text("Rg8").fontWeight($0) } }
      Text("Mono 0O1l").monospaced()
      Text("11:08").monospacedDigit() + Text(" 11:08")
    }
    try assertDrawing(view, named: "weightsAndDesigns", width: 300, height: 96)
  }

  @Test func stylesOfRuns() throws {
    let view = VStack(alignment: .leading, spacing: 3) {
      Text("plain ") + Text("bold").bold() + Text(" slanted").italic()
        + Text(" red").foregroundStyle(Color.red)
      Text("underlined").underline() + Text(" struck").strikethrough(color: .red)
        + Text(" dotted").underline(pattern: .dot)
      Text("tracked").tracking(4)
      Text("H") + Text("2").font(.caption2).baselineOffset(-4) + Text("O")
    }
    try assertDrawing(view, named: "stylesOfRuns", width: 240, height: 100)
  }

  @Test func linesAndTruncation() throws {
    let long = "The quick brown fox jumps over the lazy dog by the river"
    let view = HStack(alignment: .top, spacing: 10) {
      Text(long).frame(width: 110)
      Text(long).multilineTextAlignment(.center).frame(width: 110)
      Text(long).multilineTextAlignment(.trailing).lineLimit(2).frame(width: 110)
      VStack(alignment: .leading) {
        Text(long).lineLimit(1).truncationMode(.head)
        Text(long).lineLimit(1).truncationMode(.middle)
        Text(long).lineLimit(1)
      }
      .frame(width: 110)
    }
    .font(.footnote)
    try assertDrawing(view, named: "linesAndTruncation", width: 480, height: 100)
  }

  @Test func symbols() throws {
    let names = ["star.fill", "lock.fill", "chevron.right", "calendar", "circle.circle", "xmark"]
    let view = HStack(spacing: 8) {
      ForEach(names, id: \.self) { Image(systemName: $0) }
      Image(systemName: "star").font(.system(size: 28, weight: .black)).foregroundStyle(.orange)
      Image(systemName: "no.such.symbol")
    }
    try assertDrawing(view, named: "symbols", width: 280, height: 40)
  }

  @Test func missingNamesAreReportedWithTheirNeighbours() throws {
    let layout = try Image(systemName: "star.fil").layoutTree(in: CGSize(width: 40, height: 40))
    let issue = try #require(layout.issues.first)
    guard case .missingSymbol("star.fil", let suggestions) = issue.issue else {
      Issue.record("\(issue)")
      return
    }
    #expect(suggestions.contains("star.fill"))
    #expect(issue.site.hasPrefix("KumihanTests/TextDrawingTests.swift:"))
  }

  @Test func missingGlyphsAreBoxes() throws {
    let view = Text("a\u{12000}b\u{16A0}").font(.title)
    try assertDrawing(view, named: "missingGlyphs", width: 110, height: 40)
  }

  @Test func missingGlyphsAreReportedWithTheirView() throws {
    let layout = try Text("a\u{12000}").layoutTree(in: CGSize(width: 90, height: 40))
    #expect(
      layout.issues.map(\.issue) == [
        .missingGlyph(
          codePoint: 0x12000, script: "Xsux",
          cover: "Noto Sans Cuneiform (kumihan faces add scripts)")
      ])
  }
}
