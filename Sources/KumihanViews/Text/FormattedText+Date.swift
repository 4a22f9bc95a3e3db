import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension FormattedText {
  /// A style without a time zone or calendar. It would follow the machine; ours follow the
  /// environment instead.
  private static let unset = Date.FormatStyle()

  init(_ date: Date, format: Date.FormatStyle) {
    self.init(key: "\(date) \(format)") { context in
      var style = format.locale(context.locale)
      if style.timeZone == Self.unset.timeZone { style.timeZone = context.timeZone }
      if style.calendar == Self.unset.calendar { style.calendar = context.calendar }
      return style.format(date)
    }
  }

  init(_ dates: Range<Date>, format: Date.IntervalFormatStyle) {
    self.init(key: "\(dates) \(format)") { context in
      var style = format.locale(context.locale)
      if style.timeZone == Self.unset.timeZone { style.timeZone = context.timeZone }
      if style.calendar == Self.unset.calendar { style.calendar = context.calendar }
      return style.format(dates)
    }
  }

  /// The system's style counts from now; the anchored one counts from the picture's date.
  init(_ date: Date, format: Date.RelativeFormatStyle) {
    self.init(key: "\(date) \(format)") { context in
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: format.presentation, unitsStyle: format.unitsStyle,
        locale: context.locale,
        calendar: format.calendar == Self.unset.calendar ? context.calendar : format.calendar,
        capitalizationContext: format.capitalizationContext
      ).format(context.present)
    }
  }

  init(_ date: Date, style: Text.DateStyle) {
    self.init(key: "\(date.timeIntervalSinceReferenceDate) \(style.form)") { context in
      switch style.form {
      case .date: Self.string(date, .dateTime.year().month(.wide).day(), context)
      case .time: Self.string(date, .dateTime.hour().minute(), context)
      case .relative: Distance(to: date, context).string(context)
      case .offset: Distance(to: date, context).signed(context)
      case .timer:
        Self.timer(abs(date.timeIntervalSince(context.present)), showsHours: true)
      }
    }
  }

  init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle().hour().minute())
  }

  init(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool,
    showsHours: Bool
  ) {
    let key = "\(interval) \(pauseTime as Any) \(countsDown) \(showsHours)"
    self.init(key: key) { context in
      let now = min(max(pauseTime ?? context.present, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return Self.timer(seconds, showsHours: showsHours)
    }
  }

  private static func string(
    _ date: Date, _ style: Date.FormatStyle, _ context: FormatContext
  ) -> String {
    FormattedText(date, format: style).string(in: context)
  }

  /// Minutes and seconds, with hours if not zero and `showsHours` is set.
  private static func timer(_ interval: TimeInterval, showsHours: Bool) -> String {
    let seconds = interval.isFinite ? Int(min(interval, 1e9)) : 0
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    return showsHours && minutes >= 60
      ? "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}
