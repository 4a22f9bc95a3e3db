import Foundation
import Kumihan
import Testing

/// Values in formats, with the environment's locale, calendar, time zone and present.
@MainActor
struct FormattedTextTests {
  /// 3 June 2024, 09:30 UTC.
  private let now = Date(timeIntervalSince1970: 1_717_407_000)

  private func text(_ text: Text, _ locale: String = "en_US", zone: String = "GMT") throws -> String
  {
    var environment = EnvironmentValues.speaking(locale)
    environment.timeZone = TimeZone(identifier: zone) ?? .gmt
    environment.pictureDate = now
    // Locale data differ in which space they put before a unit.
    return try drawnText(text, in: environment).map {
      "\u{202F}\u{A0}\u{2009}".contains($0) ? " " : String($0)
    }.joined()
  }

  @Test(arguments: [
    ("en_US", "June 3, 2024", "9:30 AM"), ("de_DE", "3. Juni 2024", "09:30"),
    ("ja_JP", "2024年6月3日", "9:30"), ("sv_SE", "3 juni 2024", "09:30"),
  ])
  func dateAndTime(locale: String, date: String, time: String) throws {
    #expect(try text(Text(now, style: .date), locale) == date)
    #expect(try text(Text(now, style: .time), locale) == time)
  }

  @Test func theTimeZoneIsTheEnvironments() throws {
    #expect(try text(Text(now, style: .time), "sv_SE", zone: "Asia/Tokyo") == "18:30")
    let format = Date.FormatStyle().hour().minute()
    #expect(try text(Text(now, format: format), "sv_SE", zone: "Asia/Tokyo") == "18:30")
    var own = format
    own.timeZone = .gmt
    #expect(try text(Text(now, format: own), "sv_SE", zone: "Asia/Tokyo") == "09:30")
    #expect(try text(Text("at \(now, format: format)"), "sv_SE", zone: "Asia/Tokyo") == "at 18:30")
  }

  @Test func theCalendarIsTheEnvironments() throws {
    var environment = EnvironmentValues.speaking("ja_JP")
    environment.calendar = Calendar(identifier: .japanese)
    let view = Text(now, format: .dateTime.era().year())
    #expect(try drawnText(view, in: environment) == "令和6年")
  }

  @Test(arguments: [
    (2 * 3600 + 23 * 60 + 5, "en_US", "2 hr, 23 min", "+2 hours"),
    (-(3 * 86400 + 3600), "en_US", "3 days, 1 hr", "-3 days"),
    (59, "en_US", "59 sec", "+59 seconds"), (0, "en_US", "0 sec", "+0 seconds"),
    (3600 + 5, "en_US", "1 hr", "+1 hour"), (400 * 86400, "en_US", "1 yr, 1 mth", "+1 year"),
    (2 * 3600 + 23 * 60, "de_DE", "2 Std., 23 Min.", "+2 Stunden"),
    (5 * 60 + 3, "ja_JP", "5 分 3 秒", "+5 分"),
  ])
  func distances(seconds: Int, locale: String, relative: String, offset: String) throws {
    let date = now + TimeInterval(seconds)
    #expect(try text(Text(date, style: .relative), locale) == relative)
    #expect(try text(Text(date, style: .offset), locale) == offset)
  }

  @Test func timers() throws {
    #expect(try text(Text(now + 36 * 3600 + 59 * 60 + 1, style: .timer)) == "36:59:01")
    #expect(try text(Text(now - 65, style: .timer)) == "1:05")
    let interval = now - 60...now + 4000
    #expect(try text(Text(timerInterval: interval)) == "1:06:40")
    #expect(try text(Text(timerInterval: interval, showsHours: false)) == "66:40")
    #expect(try text(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(try text(Text(timerInterval: interval, pauseTime: now + 5000)) == "0:00")
    #expect(try text(Text(timerInterval: interval, pauseTime: now - 60)) == "1:07:40")
  }

  @Test func timeSourcesCountFromThePicturesDate() throws {
    #expect(
      try text(Text(.currentDate, format: .timer(countingDownIn: now - 60..<now + 4000)))
        == "1:06:40")
    #expect(
      try text(
        Text(.currentDate, format: .timer(countingUpIn: now - 60..<now + 4000, showsHours: false)))
        == "1:00")
    #expect(
      try text(Text(.currentDate, format: .stopwatch(startingAt: now - 83.5))) == "1:23.50")
    #expect(
      try text(
        Text(.currentDate, format: .stopwatch(startingAt: now + 5, maxPrecision: .seconds(1))))
        == "0:00")
    #expect(
      try text(Text(.currentDate, format: .offset(to: now - 7500))) == "2 hours, 5 minutes")
    #expect(
      try text(Text(.currentDate, format: .offset(to: now + 7200, maxFieldCount: 1))) == "-2 hours")
    #expect(
      try text(
        Text(.currentDate, format: .offset(to: now + 90, allowedFields: [.second], sign: .never)))
        == "90 seconds")
    #expect(
      try text(Text(.currentDate, format: .reference(to: now + 7500))) == "in 2 hours, 5 minutes")
    #expect(
      try text(Text(.currentDate, format: .reference(to: now - 60, maxFieldCount: 1)))
        == "1 minute ago")
    #expect(
      try text(Text(.currentDate, format: .reference(to: now + 90 * 86_400))) == "Sep 1, 2024")
    #expect(
      try text(Text("Left: \(.currentDate, format: .timer(countingDownIn: now..<now + 65))"))
        == "Left: 1:05")
    #expect(
      try text(
        Text(.durationOffset(to: now - 65), format: .time(pattern: .minuteSecond))) == "1:05")
  }

  @Test func intervals() throws {
    #expect(try text(Text(now...now + 5400)) == "9:30 – 11:00 AM")
    #expect(try text(Text(DateInterval(start: now, duration: 5400)), "de_DE") == "09:30–11:00 Uhr")
    #expect(
      try text(Text(now...now + 86400)) == "6/3/2024, 9:30 AM – 6/4/2024, 9:30 AM")
    #expect(
      try text(Text(now..<now + 86400, format: .interval.day().month())) == "Jun 3 – 4")
  }

  @Test func relativeDatesCountFromThePicturesDate() throws {
    let style = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide)
    #expect(try text(Text(now + 86400, format: style)) == "tomorrow")
    #expect(try text(Text(now - 2 * 86400, format: style), "de_DE") == "vorgestern")
  }

  @Test func measurements() throws {
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    let own = Text(way, format: .measurement(width: .abbreviated, usage: .asProvided))
    #expect(try text(own) == "5.25 km")
    #expect(try text(own, "de_DE") == "5,25 km")
    let wide = Text(way, format: .measurement(width: .wide, usage: .asProvided))
    #expect(try text(wide, "sv_SE") == "5,25 kilometer")
    let heat = Text(
      Measurement(value: 20, unit: UnitTemperature.celsius), format: .measurement(width: .narrow))
    #expect(try text(heat, "sv_SE").hasPrefix("20°"))
    #expect(try text(heat, "en_US") == "68°")
    #expect(try text(Text("\(way, format: .measurement(width: .abbreviated))")) == "3.26 mi")
  }

  /// Strings that a view makes have the words that texts have, in the format's own locale.
  @Test func measurementsAsStrings() throws {
    struct Words<Unit: Dimension>: View {
      let value: Measurement<Unit>
      let format: Measurement<Unit>.FormatStyle
      var body: some View { Text(verbatim: value.formatted(format)) }
    }
    func words<Unit>(
      _ value: Double, _ unit: Unit, _ format: Measurement<Unit>.FormatStyle
    ) throws -> String {
      try drawnText(
        Words(value: Measurement(value: value, unit: unit), format: format), in: .init())
    }
    #expect(
      try words(5, UnitLength.kilometers, .measurement(width: .wide, usage: .asProvided))
        == "5 kilometers")
    #expect(
      try words(
        1, UnitLength.kilometers,
        .measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "sv_SE")))
        == "1 kilometer")
    #expect(
      try words(
        21, UnitTemperature.celsius, .measurement(width: .abbreviated, usage: .weather)) == "70°F")
    #expect(
      try words(
        21, UnitTemperature.celsius,
        .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true)) == "70°")
    #expect(
      try words(
        9, UnitMass.kilograms,
        .measurement(
          width: .wide, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(1)))) == "9.0 kilograms")
  }

  @Test func numbersInTheLocale() throws {
    #expect(try text(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    #expect(try text(Text(0.256, format: .percent), "de_DE") == "25,6 %")
    #expect(try text(Text(12, format: .currency(code: "EUR")), "de_DE") == "12,00 €")
    #expect(try text(Text(12, format: .currency(code: "JPY")), "ja_JP") == "¥12")
    #expect(try text(Text(["a", "b", "c"], format: .list(type: .and)), "de_DE") == "a, b und c")
    #expect(try text(Text(1_500_000, format: .number.notation(.compactName))) == "1.5M")
    #expect(
      try text(Text(Duration.seconds(3725), format: .time(pattern: .hourMinuteSecond)))
        == "1:02:05")
    #expect(
      try text(Text("total \(5, format: .currency(code: "SEK"))"), "sv_SE") == "total 5,00 kr")
  }
}
