import KumihanCalendar
import Testing

@Suite struct DateTextLocaleTests {
  @Test(arguments: [
    ("sv", "sv"), ("sv-SE", "sv"), ("sv_FI.UTF-8", "sv"), ("SV", "sv"), ("en", "en-US"),
    ("en_US", "en-US"), ("en-GB", "en-GB"), ("en-AU", "en-GB"), ("en-001", "en-GB"),
    ("ja-JP", "ja"), ("vi_VN", "vi"), ("de-AT", "de"), ("ar-EG", "ar"), ("de@euro", "de"),
    ("en-Latn-US", "en-US"),
  ]) func identifiers(identifier: String, locale: String) throws {
    #expect(try DateText(locale: identifier).locale == locale)
  }

  @Test(arguments: [
    ("sw", "did you mean 'sv'? "), ("Swedish", "did you mean 'sv'? "),
    ("german", "did you mean 'de'? "), ("jp", "did you mean 'ja'? "), ("xx", ""), ("", ""),
    ("C", ""),
  ]) func unknownLocales(identifier: String, near: String) {
    let error = #expect(throws: CalendarError.self) { try DateText(locale: identifier) }
    #expect(error?.description == "unknown locale '\(identifier)'")
    #expect(
      error?.hint == near + "known: sv, en-US, en-GB, ja, vi, de, ar, fr, es, ko, th, he, hi, zh")
  }

  /// Japan and Korea, and nobody else.
  @Test func blueSaturdays() {
    let blue = DateText.all.filter(\.hasBlueSaturdays).map(\.locale)
    #expect(blue == ["ja", "ko"])
  }

  /// As CLDR 44 has them.
  @Test(arguments: [
    ("fr", "mercredi 14 octobre 2026", "14 oct.", "19:05", "T4"),
    ("es", "miércoles, 14 de octubre de 2026", "14 oct", "19:05", "T4"),
    ("ko", "2026년 10월 14일 수요일", "10월 14일", "오후 7:05", "4분기"),
    ("th", "วันพุธที่ 14 ตุลาคม 2026", "14 ต.ค.", "19:05", "ไตรมาส 4"),
    ("he", "יום רביעי, 14 באוקטובר 2026", "14 באוק׳", "19:05", "רבעון 4"),
    ("hi", "बुधवार, 14 अक्तूबर 2026", "14 अक्तू॰", "7:05 pm", "ति4"),
    ("zh-Hans-CN", "2026年10月14日星期三", "10月14日", "19:05", "4季度"),
  ]) func datesOfFurtherLocales(
    locale: String, full: String, day: String, time: String, quarter: String
  ) throws {
    let text = try DateText(locale: locale)
    let date = try CalendarDate(parsing: "2026-10-14")
    #expect(text.string(date, .full) == full)
    #expect(text.string(date, .shortDay) == day)
    #expect(text.time(hour: 19, minute: 5) == time)
    #expect(text.quarter(4, .short) == quarter)
  }

  /// The hours of a day's grid are on the clock of its events.
  @Test func hoursHaveTheClockOfTimes() throws {
    for text in DateText.all {
      let isTwelve = !text.time(hour: 19, minute: 5).contains("19")
      let hour = text.hour(19)
      #expect((hour.contains("7") || hour.contains("٧")) == isTwelve, "\(text.locale): \(hour)")
    }
    #expect(try DateText(locale: "ko").hour(19) == "오후 7시")
  }

  @Test func calendarsAndDirections() throws {
    #expect(try DateText(locale: "sv").weekRule == .iso)
    #expect(try DateText(locale: "en").weekRule == .sundayFirst)
    #expect(try DateText(locale: "ar").weekRule == .saturdayFirst)
    #expect(DateText.all.filter(\.isRightToLeft).map(\.locale) == ["ar", "he"])
    #expect(DateLocale.allCases.filter(\.isEnglish).map(\.rawValue) == ["en-US", "en-GB"])
  }
}
