import Kumihan
import KumihanPlanner
import Testing

struct FittedTitleTests {
  private func lines(_ title: String, ems: CGFloat, limit: Int = 20) -> [String] {
    FittedTitle(title, size: 10, width: ems * 10, limit: limit).lines
  }

  @Test func breaksBetweenWords() {
    #expect(lines("Team  standup\nnow", ems: 6) == ["Team", "standup", "now"])
    #expect(lines("顧客との打ち合わせ", ems: 4.2) == ["顧客との", "打ち合わ", "せ"])
    #expect(lines("", ems: 4) == [])
  }

  @Test func dividesWordsThatAreTooLong() {
    #expect(lines("hackathon", ems: 4.5) == ["hacka-", "thon"])
    #expect(lines("the appointment", ems: 6) == ["the appoint-", "ment"])
    #expect(lines("Elternversammlung", ems: 6) == ["Elternver-", "sammlung"])
    #expect(lines("Встреча", ems: 3) == ["Вст-", "ре-", "ча"])
  }

  @Test func whatIsNoWordHasNoHyphen() {
    #expect(lines("1234567890", ems: 4) == ["12345", "67890"])
    #expect(lines("docs/plan", ems: 4) == ["docs/", "plan"])
  }

  @Test func whatIsLeftOutIsSaid() {
    let short = FittedTitle("Interview: senior designer", size: 10, width: 70, limit: 2)
    #expect(short.lines == ["Interview:", "senior desig…"])
    #expect(!short.isWhole)
    let whole = FittedTitle("Interview: senior designer", size: 10, width: 70, limit: 3)
    #expect(whole.lines == ["Interview:", "senior", "designer"])
    #expect(whole.isWhole)
    #expect(FittedTitle("WWW", size: 10, width: 5, limit: 1).lines == ["…"])
  }

  /// However narrow, no line is wider than the box, and no letter is lost.
  @Test(arguments: [
    "Internationalization workshop", "strengths", "🎉🎂🎈 Kalas", "Überraschungsfeier", "xx.yy@zz.se",
    "مراجعة المشروع", "การประชุมทีม", "Họp nhóm buổi sáng",
  ])
  func linesFit(_ title: String) {
    for ems in [1.5, 2, 2.9, 4, 7] as [CGFloat] {
      let lines = lines(title, ems: ems, limit: 100)
      for line in lines where line.count > 1 {
        #expect(TextMeasure.width(line, size: 1) <= ems + 0.001, "\(line) in \(ems)")
      }
      let solid = title.filter { !$0.isWhitespace && $0 != "-" }
      #expect(lines.joined().filter { !$0.isWhitespace && $0 != "-" } == solid)
    }
  }
}
