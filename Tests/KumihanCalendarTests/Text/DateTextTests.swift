import Foundation
import KumihanCalendar
import Testing

@Suite struct DateTextTests {
  private let wednesday = CalendarDate(dayNumber: 20740)

  private func text(_ locale: String) throws -> DateText { try DateText(locale: locale) }

  @Test(arguments: [
    ("sv", DateStyle.full, "onsdag 14 oktober 2026"), ("sv", .numeric, "2026-10-14"),
    ("sv", .shortWeekdayAndDay, "ons 14 okt."), ("sv", .numericDay, "14/10"),
    ("en-US", .full, "Wednesday, October 14, 2026"), ("en-US", .medium, "Oct 14, 2026"),
    ("en-US", .shortMonthAndYear, "Oct 2026"), ("en-US", .numeric, "10/14/2026"),
    ("en-GB", .full, "Wednesday, 14 October 2026"),
    ("en-GB", .numeric, "14/10/2026"), ("ja", .full, "2026年10月14日 水曜日"),
    ("ja", .monthAndYear, "2026年10月"), ("ja", .shortWeekdayAndDay, "10月14日(水)"),
    ("vi", .full, "Thứ Tư, ngày 14 tháng 10, 2026"), ("vi", .monthAndYear, "Tháng 10 năm 2026"),
    ("de", .full, "Mittwoch, 14. Oktober 2026"), ("de", .shortDay, "14. Okt."),
    ("ar", .full, "الأربعاء، ١٤ أكتوبر، ٢٠٢٦"), ("ar", .numericDay, "١٤\u{200F}/١٠"),
  ]) func dates(locale: String, style: DateStyle, expected: String) throws {
    #expect(try text(locale).string(wednesday, style) == expected)
  }

  @Test(arguments: [
    ("sv", "00:05", "13:30", "13"), ("en-US", "12:05 AM", "1:30 PM", "1 PM"),
    ("en-GB", "00:05", "13:30", "13"), ("ja", "0:05", "13:30", "13時"),
    ("vi", "00:05", "13:30", "13 giờ"), ("de", "00:05", "13:30", "13 Uhr"),
    ("ar", "١٢:٠٥ ص", "١:٣٠ م", "١ م"),
  ]) func times(locale: String, midnight: String, afternoon: String, hour: String) throws {
    let text = try text(locale)
    #expect(text.time(hour: 0, minute: 5) == midnight)
    #expect(text.time(hour: 13, minute: 30) == afternoon)
    #expect(text.hour(13) == hour)
  }

  @Test func theClockMayBeChosen() throws {
    let american = try text("en-US")
    #expect(american.time(hour: 21, minute: 5, clock: .twentyFourHours) == "21:05")
    #expect(american.hour(8, clock: .twentyFourHours) == "08")
    let swedish = try text("sv")
    #expect(swedish.time(hour: 0, minute: 5, clock: .twelveHours) == "12:05 fm")
    #expect(swedish.time(hour: 12, minute: 5, clock: .twelveHours) == "12:05 em")
  }

  @Test func weeksQuartersAndHeadings() throws {
    #expect(
      try DateText.all.map { try text($0.locale).week(42) } == [
        "Vecka 42", "Week 42", "Week 42", "第42週", "Tuần 42", "Woche 42", "الأسبوع ٤٢",
        "Semaine 42", "Semana 42", "42주", "สัปดาห์ที่ 42", "שבוע 42", "सप्ताह 42",
        "第42周",
      ])
    #expect(try text("de").week(5, .short) == "KW 5")
    #expect(try text("sv").quarter(4) == "4:e kvartalet")
    #expect(try text("en").quarter(4, .short) == "Q4")
    let swedish = try text("sv")
    let month = try CalendarMonth(year: 2026, month: 10)
    #expect(swedish.heading(swedish.string(month)) == "Oktober 2026")
    #expect(try text("ar").number(7, minimumDigits: 2) == "٠٧")
  }

  @Test func namesAgreeWithFoundation() throws {
    for text in DateText.all {
      let formatter = DateFormatter()
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.locale = Locale(identifier: text.locale)
      #expect((1...12).map { text.month($0) } == formatter.standaloneMonthSymbols)
      #expect((1...12).map { text.month($0, .short) } == formatter.shortStandaloneMonthSymbols)
      #expect((1...12).map { text.month($0, .narrow) } == formatter.veryShortStandaloneMonthSymbols)
      let sundayFirst = WeekRule.sundayFirst.weekdays
      #expect(sundayFirst.map { text.weekday($0) } == formatter.standaloneWeekdaySymbols)
      #expect(
        sundayFirst.map { text.weekday($0, .short) } == formatter.shortStandaloneWeekdaySymbols)
      #expect(
        sundayFirst.map { text.weekday($0, .narrow) }
          == formatter.veryShortStandaloneWeekdaySymbols)
    }
  }

  @Test func headingsOfMonthsAreAsBesideYears() throws {
    #expect(try text("zh").monthHeading(10) == "10月" && text("ja").monthHeading(10) == "10月")
    #expect(try text("sv").monthHeading(10) == "Oktober" && text("ko").monthHeading(1) == "1월")
    #expect(try text("vi").monthHeading(3, .narrow) == text("vi").month(3, .narrow))
  }

  @Test func everyStyleWritesItsNumbersAndNoPatternIsLeft() throws {
    let withoutDay: Set<DateStyle> = [.monthAndYear, .shortMonthAndYear]
    let withYear: Set<DateStyle> = withoutDay.union([.full, .long, .medium, .numeric])
    for text in DateText.all {
      for style in DateStyle.allCases {
        let written = text.string(wednesday, style)
        #expect(written.contains(text.number(14)) == !withoutDay.contains(style))
        #expect(written.contains(text.number(2026)) == withYear.contains(style))
        #expect(!written.contains("'") && !written.contains("MM") && !written.contains("EE"))
      }
    }
  }
}
