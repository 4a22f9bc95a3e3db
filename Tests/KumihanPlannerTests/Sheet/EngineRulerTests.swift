import Kumihan
import Testing

@testable import KumihanPlanner

/// The ruler's measurements equal the drawing.
@MainActor
struct EngineRulerTests {
  nonisolated static let texts = [
    "Team standup", "WWW MMM @@@", "illicit 1,234.50 SEK", "Kundmöte med styrelsen i Göteborg",
    "Überraschungsfeier für Großmutter", "Họp nhóm buổi sáng ở Đà Nẵng", "プロジェクトの振り返り会議",
    "顧客との打ち合わせ(東京)", "مراجعة المشروع مع العميل", "Встреча с клиентом",
    "Συνάντηση με πελάτη", "회의 준비", "“Quoted” – it’s 100% & more…", "🎉 Party 🎂",
    "٤٣ أكتوبر ٢٠٢٦", "10:30 PM", "วันพฤหัสบดีที่ 15 ตุลาคม", "बुधवार, 14 अक्तूबर", "יום רביעי, 14 באוקטובר",
    "Two\nlines",
  ]

  private func size(
    _ text: String, _ size: CGFloat, _ weight: PageText.Weight, width: CGFloat? = nil
  ) throws -> CGSize {
    let view = Text(verbatim: text).font(PageText.font(size: size, weight: weight))
      .emojiStyle(.outline)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 64
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try renderer.measuredSize()
  }

  /// To the pixel that views round up to.
  @Test(arguments: texts) func isAsWideAndHighAsItIsDrawn(text: String) throws {
    for points in [7.0, 10, 20] as [CGFloat] {
      for weight in [PageText.Weight.medium, .bold, .heavy] {
        let real = try size(text, points, weight).width
        let said = PlannerFixture.ruler.width(text, weight) * points
        #expect(abs(real - said) < 1 / 32, "\(text): \(real), not \(said)")
      }
      let lines = CGFloat(text.split(separator: "\n").count)
      let real = try size(text, points, .bold).height
      let said = PlannerFixture.ruler.lineHeight(text) * points * lines
      #expect(abs(real - said) < 1 / 32, "\(text): \(real), not \(said)")
    }
  }

  @Test(arguments: texts) func hasTheLinesThatAreDrawn(text: String) throws {
    for width in [40.0, 66, 120] as [CGFloat] {
      let lines = PlannerFixture.ruler.lines(text, width: width / 10)
      for line in lines where line.text.count > 1 {
        #expect(line.width * 10 <= width + 0.01, "\(line.text)")
      }
      let kept = lines.map(\.text).joined().filter { !$0.isWhitespace }
      #expect(kept == text.filter { !$0.isWhitespace })
      let real = try size(text, 10, .bold, width: width).height
      let most = CGFloat(lines.count) * PlannerFixture.ruler.lineHeight(text) * 10
      #expect(real <= most + 1 / 32, "\(text) in \(width): \(real) of \(most)")
      #expect(real > most / 2)
    }
  }

  @Test func keepsLineEndsAndDividesLongWords() {
    func lines(_ text: String, _ width: CGFloat) -> [String] {
      PlannerFixture.ruler.lines(text, width: width).map(\.text)
    }
    #expect(lines("", 5).count <= 1)
    #expect(lines("a\n\nb", 5) == ["a", "", "b"])
    #expect(lines("mmmmmmmmmm", 5).count == 2)
    #expect(lines("mm", 0) == ["m", "m"])
    #expect(lines("hack\u{AD}athon", 4) == ["hack-", "athon"])
    #expect(lines("hack\u{AD}athon", 9) == ["hackathon"])
  }

  /// No line of Japanese begins with a small kana or a closing mark (JIS X 4051), where it is wide
  /// enough for the letters that keep together.
  @Test func japaneseLinesBeginAsTheyMust() {
    for width in stride(from: 3.4 as CGFloat, to: 9, by: 0.3) {
      for text in ["週次レビュー会議", "プロジェクトの「振り返り」会議。", "チャット、ニュース"] {
        for line in PlannerFixture.ruler.lines(text, width: width).dropFirst() {
          #expect(!"、。」ーャュョッ".contains(line.text.first ?? "?"), "\(line.text) at \(width)")
        }
      }
    }
  }
}
