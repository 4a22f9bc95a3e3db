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
    ("german", "did you mean 'de'? "), ("jp", "did you mean 'ja'? "), ("fr-FR", ""), ("", ""),
    ("C", ""),
  ]) func unknownLocales(identifier: String, near: String) {
    let error = #expect(throws: CalendarError.self) { try DateText(locale: identifier) }
    #expect(error?.description == "unknown locale '\(identifier)'")
    #expect(error?.hint == near + "known: sv, en-US, en-GB, ja, vi, de, ar")
  }

  @Test func calendarsAndDirections() throws {
    #expect(try DateText(locale: "sv").weekRule == .iso)
    #expect(try DateText(locale: "en").weekRule == .sundayFirst)
    #expect(try DateText(locale: "ar").weekRule == .saturdayFirst)
    #expect(DateText.all.filter(\.isRightToLeft).map(\.locale) == ["ar"])
  }
}
