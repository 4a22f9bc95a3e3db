public import Foundation
public import KumihanViews

/// What views are drawn in where a test says nothing else, so that a picture of today is one of next
/// year: nothing is read from the machine.
public struct SnapshotWorld: Sendable {
  /// The moment that relative dates, timelines and calendars take for now.
  public var date: Date
  public var locale: Locale
  public var calendar: Calendar
  public var timeZone: TimeZone
  public var colorScheme: ColorScheme
  public var dynamicTypeSize: DynamicTypeSize
  public var layoutDirection: LayoutDirection

  public init(
    date: Date = SnapshotWorld.frozen.date, locale: Locale = SnapshotWorld.frozen.locale,
    calendar: Calendar = SnapshotWorld.frozen.calendar,
    timeZone: TimeZone = SnapshotWorld.frozen.timeZone, colorScheme: ColorScheme = .light,
    dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.date = date
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
  }

  /// 1 January 2026, 09:41 UTC; en_US, the Gregorian calendar, UTC; light, text size L.
  public static let frozen: SnapshotWorld = {
    let locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    return SnapshotWorld(
      date: Date(timeIntervalSince1970: 1_767_260_460), locale: locale, calendar: calendar,
      timeZone: .gmt)
  }()

  func apply(to values: inout EnvironmentValues) {
    values.pictureDate = date
    values.locale = locale
    values.calendar = calendar
    values.timeZone = timeZone
    values.colorScheme = colorScheme
    values.dynamicTypeSize = dynamicTypeSize
    values.layoutDirection = layoutDirection
    values.startsTasks = false
  }
}
