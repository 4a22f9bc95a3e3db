import Kumihan
import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// Words have room of their own: none over another, none in a wall.
struct WordRoomTests {
  private let ruler = PlannerFixture.ruler

  private func sheet(
    _ page: PlannerPage, _ paper: String, _ locale: String, region: String?
  ) throws -> PageSheet {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: true)
    var plan = try PlannerFixture.plan(
      ledger, locale: locale, region: region, fill: .ordinary, today: nil)
    if locale == "ja" {
      try plan.addMoons(timeZone: "Asia/Tokyo")
      plan.addSixDays()
    }
    let paper = try PaperSize(parsing: paper)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(paper), context: PlannerFixture.context)
    return document.view(of: page).sheet
  }

  private static let languages =
    [
      ("en-US", "US"), ("ar", nil), ("he", nil), ("hi", "IN"), ("th", "TH"), ("ja", "JP"),
      ("ko", "KR"), ("zh", "CN"), ("de", "DE-BY"), ("vi", "VN"), ("fr", "FR"), ("es", "ES"),
      ("sv", "SE"),
    ] as [(String, String?)]

  private static let pages: [PlannerPage] = [
    .overview(2026), .year(2026), PlannerPageCase.month("2026-10"), PlannerPageCase.week,
    .day(CalendarDate("2026-10-14")!),
  ]

  @Test(arguments: languages)
  func noWordsStandOverOthers(locale: String, region: String?) throws {
    for paper in ["pocket", "mini", "hobonichi-weeks", "passport", "personal", "a6", "a5", "a4"] {
      for page in Self.pages {
        let texts = try sheet(page, paper, locale, region: region).texts
        let boxes = texts.flatMap { text in text.ink.map { (text, $0) } }
        for (index, (text, box)) in boxes.enumerated() {
          for (other, taken) in boxes[(index + 1)...] {
            let common = box.intersection(taken)
            guard !common.isNull, common.width > 0.75, common.height > 0.75 else { continue }
            Issue.record("\(page) on \(paper): \(text.content) over \(other.content) \(common)")
          }
        }
      }
    }
  }

  /// The words of a page stand within its frame's border.
  @Test(arguments: languages)
  func noWordsTouchTheWall(locale: String, region: String?) throws {
    for paper in ["pocket", "mini", "hobonichi-weeks", "a6", "a5"] {
      for page in Self.pages.dropFirst(2) {
        let sheet = try sheet(page, paper, locale, region: region)
        let border = sheet.metrics.border(.container)
        let inside = CGRect(origin: .zero, size: sheet.size).insetBy(dx: border, dy: border)
        for text in sheet.texts {
          for box in text.ink where !inside.insetBy(dx: -0.05, dy: -0.05).contains(box) {
            Issue.record("\(page) on \(paper): \(text.content) \(box)")
          }
        }
      }
    }
  }

  /// A line of a high script stands as letters of the face's own do, within its frame.
  @Test(arguments: ["कोपेनहेगन में सम्मेलन", "การประชุมที่โคเปนเฮเกน", "مؤتمر في كوبنهاغن"])
  func highScriptsStandLikeOthers(words: String) {
    let own = ruler.size("", .bold).height
    let latin = ruler.ink("0", .bold)
    let (line, ink) = (ruler.size(words, .bold).height, ruler.ink(words, .bold))
    func baseline(_ height: CGFloat) -> CGFloat {
      (height - line) / 2 + ink.baseline + ruler.drop(words, .bold, in: height, border: 0)
    }
    #expect(abs(baseline(3) - (3 - own) / 2 - latin.baseline) < 0.001)
    // As high as its letters, a frame holds them all.
    let least = ink.bottom - ink.top
    #expect(abs(baseline(least) - ink.baseline + ink.top) < 0.001)
    #expect(ruler.drop("Founders", .bold, in: 1, border: 0) == 0)
  }

  @Test func inkIsThatOfTheLetters() {
    let (high, low, deep) = (ruler.ink("H", .bold), ruler.ink("x", .bold), ruler.ink("g", .bold))
    #expect(high.top < low.top && abs(high.bottom - high.baseline) < 0.02)
    #expect(deep.bottom > deep.baseline + 0.15)
    #expect(ruler.ink("", .bold).top == ruler.ink("", .bold).bottom)
  }
}
