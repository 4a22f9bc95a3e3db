import Kumihan
import KumihanPlanner
import Testing

/// What is reckoned to fit does fit when fonts are asked.
@MainActor
struct TextMeasureTests {
  nonisolated static let texts = [
    "Team standup", "WWW MMM @@@", "illicit 1,234.50 SEK", "Kundmöte med styrelsen i Göteborg",
    "Überraschungsfeier für Großmutter", "Họp nhóm buổi sáng ở Đà Nẵng", "プロジェクトの振り返り会議",
    "顧客との打ち合わせ(東京)", "مراجعة المشروع مع العميل", "Встреча с клиентом",
    "Συνάντηση με πελάτη", "회의 준비", "“Quoted” – it’s 100% & more…", "🎉 Party 🎂",
    "٤٣ أكتوبر ٢٠٢٦", "10:30 PM", "วันพฤหัสบดีที่ 15 ตุลาคม", "बुधवार, 14 अक्तूबर", "יום רביעי, 14 באוקטובר",
  ]

  private func size(_ text: String, _ size: CGFloat, width: CGFloat? = nil) throws -> CGSize {
    let view = Text(verbatim: text).font(.system(size: size, weight: .bold, design: .rounded))
      .monospacedDigit()
    let renderer = ImageRenderer(content: view)
    renderer.scale = 8
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try renderer.measuredSize()
  }

  @Test(arguments: texts) func isNeverNarrower(text: String) throws {
    for points in [7.0, 10, 20] as [CGFloat] {
      let real = try size(text, points).width
      let reckoned = TextMeasure.width(text, size: points)
      #expect(real <= reckoned + 0.3, "\(text): \(real) of \(reckoned)")
      #expect(reckoned <= real * 1.6 + 2, "\(text): \(real) of \(reckoned)")
    }
  }

  @Test(arguments: texts) func breaksIntoEnoughLines(text: String) throws {
    for width in [40.0, 66, 120] as [CGFloat] {
      let lines = TextMeasure.lines(text, size: 10, width: width)
      for line in lines where line.count > 1 {
        #expect(TextMeasure.width(line, size: 10) <= width + 0.01, "\(line)")
      }
      let kept = lines.joined().filter { !$0.isWhitespace }
      #expect(kept == text.filter { !$0.isWhitespace })
      let real = try size(text, 10, width: width).height
      let reckoned = CGFloat(lines.count) * TextMeasure.lineHeight(text, size: 10)
      #expect(real <= reckoned + 1, "\(text) in \(width): \(real) of \(reckoned)")
    }
  }

  @Test func keepsEmptyLinesAndLongWords() {
    #expect(TextMeasure.lines("", size: 10, width: 50) == [""])
    #expect(TextMeasure.lines("a\n\nb", size: 10, width: 50) == ["a", "", "b"])
    #expect(TextMeasure.lines("mmmmmmmmmm", size: 10, width: 50).count == 2)
    #expect(TextMeasure.lines("mm", size: 10, width: 0).count == 2)
  }
}
