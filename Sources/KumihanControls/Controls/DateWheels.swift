import KumihanViews

/// Wheels for the parts of a date, in the locale's order.
struct DateWheels: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.localCalendar) private var calendar
  @Environment(\.layoutDirection) private var direction

  /// The component of a wheel.
  private enum Wheel: Hashable { case year, month, day, date, hour, minute, half }

  private var locale: Locale { calendar.locale ?? Locale(identifier: "en_US") }

  /// The letters of the locale's pattern, each once.
  private func order(_ template: String) -> [Wheel] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    return pattern.reduce(into: []) { wheels, letter in
      let wheel: Wheel? =
        switch letter {
        case "y", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .half
        default: nil
        }
      if let wheel, !wheels.contains(wheel) { wheels.append(wheel) }
    }
  }

  private var wheels: [Wheel] {
    let time = components.contains(.hourAndMinute) ? order("jmm") : []
    guard components.contains(.date) else { return time }
    return time.isEmpty ? order("yMMMMd") : [.date] + time
  }

  var body: some View {
    let wheels = wheels
    ZStack {
      WheelBar()
      // Where the names of months have no room, they are short.
      ViewThatFits(in: .horizontal) {
        columns(.wide)
        if wheels.contains(.month) { columns(.abbreviated) }
      }
      .font(.system(size: 21)).lineLimit(1)
      .padding(.horizontal, WheelBar.inset + 8)
    }
    .frame(idealWidth: 320)
  }

  /// As wide as their words, with up to 26 points between them, *estimated*.
  private func columns(_ month: Date.FormatStyle.Symbol.Month) -> some View {
    let wheels = wheels
    return HStack(spacing: 0) {
      ForEach(wheels, id: \.self) { wheel in
        if wheel != wheels.first { Spacer(minLength: 8).frame(maxWidth: 26) }
        WheelColumn(rows: rows(of: wheel, month), alignment: alignment(of: wheel))
          .layoutPriority(1)
          .control(.isAdjustable, value: label(of: wheel, at: 0, month), children: .ignore)
      }
    }
  }

  /// Names of months begin below each other, days with their names end so, and numbers have their ones
  /// below each other.
  private func alignment(of wheel: Wheel) -> HorizontalAlignment {
    switch wheel {
    case .month, .half: .leading
    case .date: .trailing
    case .year, .day, .hour, .minute: direction == .leftToRight ? .trailing : .leading
    }
  }

  private func rows(
    of wheel: Wheel, _ month: Date.FormatStyle.Symbol.Month
  ) -> [(distance: Int, row: Text)] {
    (-WheelColumn<Text>.reach...WheelColumn<Text>.reach).compactMap { distance in
      label(of: wheel, at: distance, month).map { (distance, Text(verbatim: $0)) }
    }
  }

  /// The text of a row; nil beyond the end of a wheel that does not repeat.
  private func label(
    of wheel: Wheel, at distance: Int, _ month: Date.FormatStyle.Symbol.Month
  ) -> String? {
    switch wheel {
    case .year: return words(.year, distance) { $0.year() }
    case .month: return words(.month, distance) { $0.month(month) }
    case .date:
      // A wheel has no room for signs between its words.
      return words(.day, distance) {
        $0.weekday(.abbreviated).month(.abbreviated).day()
      }?.filter { $0 != "," }
    case .hour: return hour(at: distance)
    case .minute:
      let minute = (calendar.component(.minute, from: date) + distance + 60) % 60
      return minute.formatted(.number.precision(.integerLength(2...)).locale(locale))
    case .day:
      // A wheel of days repeats after 31 in every month.
      let day = (calendar.component(.day, from: date) - 1 + distance + 31) % 31 + 1
      return day.formatted(.number.locale(locale))
    case .half:
      let half = calendar.component(.hour, from: date) < 12 ? 0 : 1
      return switch half + distance {
      case 0: calendar.amSymbol
      case 1: calendar.pmSymbol
      default: nil
      }
    }
  }

  /// The hour as the locale counts and writes it: from 0 or 1, to 12 or 24, in two digits or as few
  /// as it needs.
  private func hour(at distance: Int) -> String {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
    let letters = pattern.drop { !"hHkK".contains($0) }.prefix { "hHkK".contains($0) }
    let cycle = letters.first == "H" || letters.first == "k" ? 24 : 12
    var hour = (calendar.component(.hour, from: date) + distance + 24) % cycle
    if hour == 0, letters.first == "h" || letters.first == "k" { hour = cycle }
    return hour.formatted(
      .number.precision(.integerLength(letters.count...)).locale(locale))
  }

  private func words(
    _ component: Calendar.Component, _ distance: Int,
    _ parts: (Date.FormatStyle) -> Date.FormatStyle
  ) -> String? {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return calendar.date(byAdding: component, value: distance, to: date)
      .map { $0.formatted(parts(style)) }
  }
}
