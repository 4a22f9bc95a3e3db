import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// Heights of text styles as measured on iOS, over all sizes of Dynamic Type.
struct TextHeightTests {
  struct Style: Sendable {
    var size, lead: CGFloat
    var oneLineAt2x, oneLineAt3x, twoLinesAt3x: CGFloat
  }

  static let styles = [
    Style(size: 34, lead: 41, oneLineAt2x: 41, oneLineAt3x: 40.667, twoLinesAt3x: 81.667),
    Style(size: 28, lead: 34, oneLineAt2x: 33.5, oneLineAt3x: 33.667, twoLinesAt3x: 67.667),
    Style(size: 22, lead: 28, oneLineAt2x: 26.5, oneLineAt3x: 26.333, twoLinesAt3x: 54.333),
    Style(size: 20, lead: 25, oneLineAt2x: 24, oneLineAt3x: 24, twoLinesAt3x: 49),
    Style(size: 17, lead: 22, oneLineAt2x: 20.5, oneLineAt3x: 20.333, twoLinesAt3x: 42.333),
    Style(size: 16, lead: 21, oneLineAt2x: 19.5, oneLineAt3x: 19.333, twoLinesAt3x: 40.333),
    Style(size: 15, lead: 20, oneLineAt2x: 18, oneLineAt3x: 18, twoLinesAt3x: 38),
    Style(size: 13, lead: 18, oneLineAt2x: 16, oneLineAt3x: 15.667, twoLinesAt3x: 33.667),
    Style(size: 12, lead: 16, oneLineAt2x: 14.5, oneLineAt3x: 14.333, twoLinesAt3x: 30.333),
    Style(size: 11, lead: 13, oneLineAt2x: 13.5, oneLineAt3x: 13.333, twoLinesAt3x: 26.333),
  ]

  static func font(_ size: CGFloat, lead: CGFloat) -> FontRequest {
    FontRequest(
      family: .system(.rounded), size: size, leading: max(lead - size * 1.193359375, 0))
  }

  @Test(arguments: styles)
  func heightsOfTextStyles(_ style: Style) throws {
    let system = try makeSystem()
    let font = Self.font(style.size, lead: style.lead)
    let at2x = system.set("Ag", font, pixel: 1.0 / 2)
    let at3x = system.set("Ag", font, pixel: 1.0 / 3)
    let two = system.set("Ag\nAg", font, pixel: 1.0 / 3)
    #expect(abs(at2x.size.height - style.oneLineAt2x) < 0.001)
    #expect(abs(at3x.size.height - style.oneLineAt3x) < 0.001)
    #expect(abs(two.size.height - style.twoLinesAt3x) < 0.001)
  }

  @Test(
    arguments: [
      (25, 30), (26, 31.333), (27, 32.333), (28, 33.667), (30, 36), (32, 38.333), (34, 40.667),
      (38, 45.667), (43, 51.333), (48, 57.333), (53, 63.333), (58, 69.333),
    ] as [(CGFloat, CGFloat)])
  func heightsOfTitlesAtEverySize(_ size: CGFloat, _ height: CGFloat) throws {
    for family in [FontRequest.Family.system(.default), .system(.rounded), .system(.monospaced)] {
      let layout = try makeSystem().set(
        "What's the point?", FontRequest(family: family, size: size), pixel: 1.0 / 3)
      #expect(abs(layout.size.height - height) < 0.001)
    }
  }

  @Test func fallbackAndEmojiLeaveTheLineAsHighAsItWas() throws {
    let system = try makeSystem()
    for text in ["A", "情報", "한국어", "🎉", "A情🎉"] {
      #expect(system.set(text).size.height == 20.5)
    }
  }

  @Test func baselines() throws {
    let layout = try makeSystem().set("A\nB", Self.font(12, lead: 16), pixel: 1.0 / 3)
    let raw = 12 * CGFloat(1950) / 2048
    #expect(abs(layout.firstBaseline - (raw * 3).rounded() / 3) < 0.0001)
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 16) < 0.0001)
    #expect(abs(layout.lastBaseline * 3 - (layout.lastBaseline * 3).rounded()) < 0.0001)
  }

  @Test func lineSpacingAddsBetweenLines() throws {
    let system = try makeSystem()
    let style = ParagraphStyle(lineSpacing: 5)
    #expect(system.set("A", style: style).size.height == 20.5)
    #expect(system.set("A\nB\nC", style: style).size.height == 71)
  }

  @Test func emptyTextTakesNoSpaceUnlessReserved() throws {
    let system = try makeSystem()
    #expect(system.set("").size == .zero)
    #expect(system.set("", style: ParagraphStyle(reservedLines: 2)).size.height == 41)
    #expect(system.set("A", style: ParagraphStyle(reservedLines: 3)).size.height == 61)
  }

  @Test func aTrailingLineEndOpensALine() throws {
    #expect(try makeSystem().set("A\n").lines.count == 2)
  }

  @Test func raisedTextGrowsTheLine() throws {
    let system = try makeSystem()
    let font = FontRequest(family: .system(.rounded))
    let raised = Paragraph(runs: [
      TextRun(text: "m", font: font), TextRun(text: "2", font: font, baselineOffset: 6),
    ])
    let layout = system.layout(raised, width: nil, height: nil, pixel: 0.5)
    #expect(layout.size.height == 26.5)
    guard case .glyphs(let run) = layout.lines[0].pieces[1].content else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.origin.y == layout.lines[0].baseline - 6)
  }

  /// A text that is moved as a whole keeps the place that it would have, too.
  @Test(arguments: [-10, 6] as [CGFloat]) func aRaisedTextGrowsByItself(offset: CGFloat) throws {
    let system = try makeSystem()
    func layout(_ offset: CGFloat) -> TextLayout {
      let font = FontRequest(family: .system(.rounded))
      let run = TextRun(text: "2", font: font, baselineOffset: offset)
      return system.layout(Paragraph(runs: [run]), width: nil, height: nil, pixel: 0.5)
    }
    let (plain, moved) = (layout(0), layout(offset))
    #expect(moved.size.height == plain.size.height + abs(offset))
    #expect(moved.lines[0].baseline == plain.lines[0].baseline + max(offset, 0))
  }
}
