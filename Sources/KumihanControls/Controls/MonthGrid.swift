import KumihanViews

/// A month with its days in weeks, for date pickers: six rows of 44 points, starting with the first
/// weekday, so that every month has the same height.
struct MonthGrid: View {
  let month: Date
  let chosen: Chosen
  @Environment(\.localCalendar) private var calendar
  @Environment(\.pictureDate) private var now

  /// The chosen days.
  enum Chosen {
    case one(Date)
    case several(Set<DateComponents>)

    func contains(_ day: Date, in calendar: Calendar) -> Bool {
      switch self {
      case .one(let date): return calendar.isDate(day, inSameDayAs: date)
      case .several(let days):
        let parts = calendar.dateComponents([.year, .month, .day], from: day)
        return days.contains {
          $0.year == parts.year && $0.month == parts.month && $0.day == parts.day
        }
      }
    }
  }

  private static let rowHeight: CGFloat = 44

  /// The days of the month, after a nil for each day of its first week in the month before.
  private var days: [Date?] {
    guard let span = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let weekday = calendar.component(.weekday, from: span.start)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: before)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: span.start) }
  }

  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(
      locale: calendar.locale ?? Locale(identifier: "en_US"), calendar: calendar,
      timeZone: calendar.timeZone)
  }

  private var title: String { month.formatted(style.month(.wide).year()) }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        HStack(spacing: 4) {
          Text(verbatim: title).font(.headline)
          Image(systemName: "chevron.forward").font(.footnote.bold()).foregroundStyle(.tint)
            .part(.silent)
        }
        .control(.isButton)
        Spacer(minLength: 0)
        HStack(spacing: 28) {
          Image(systemName: "chevron.backward").part(.silent).says(Text(verbatim: "Previous Month"))
            .control(.isButton, children: .ignore)
          Image(systemName: "chevron.forward").part(.silent).says(Text(verbatim: "Next Month"))
            .control(.isButton, children: .ignore)
        }
        .font(.title3.weight(.medium)).foregroundStyle(.tint)
      }
      // The days do not grow with the size of text.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .frame(height: 44)
      HStack(spacing: 0) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(verbatim: weekdays[index]).textCase(.uppercase)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(.system(.tertiaryLabel)))
            .lineLimit(1).minimumScaleFactor(0.6)
            .frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
        }
      }
      VStack(spacing: 0) {
        let days = days
        ForEach(0..<6, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { column in
              let place = 7 * week + column
              cell(days.indices.contains(place) ? days[place] : nil)
                .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
            }
          }
        }
      }
    }
    .frame(minWidth: 280)
    .modifier(DisabledFade())
  }

  @ViewBuilder private func cell(_ day: Date?) -> some View {
    if let day {
      let isChosen = chosen.contains(day, in: calendar)
      let isToday = calendar.isDate(day, inSameDayAs: now)
      Text(
        verbatim: calendar.component(.day, from: day).formatted(
          .number.locale(calendar.locale ?? Locale(identifier: "en_US")))
      )
      .font(.system(size: isChosen ? 24 : 20, weight: isChosen ? .medium : .regular))
      .foregroundStyle(
        isChosen && isToday
          ? AnyShapeStyle(Color.white)
          : isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
      )
      .background {
        if isChosen {
          Circle().fill(isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.12)))
            .frame(width: Self.rowHeight, height: Self.rowHeight)
        }
      }
      .says(Text(verbatim: day.formatted(style.weekday(.wide).month(.wide).day())))
      .control(isChosen ? [.isButton, .isSelected] : .isButton, children: .ignore)
    } else {
      Color.clear
    }
  }
}
