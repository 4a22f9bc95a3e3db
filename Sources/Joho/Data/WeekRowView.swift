public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A week on one line with the numbers of its days; expanded, every day with its events. Source:
/// chapter 14.
public struct WeekRowView: _PlacedView {
  let week: WeekData
  var isCurrentWeek: Bool
  var isExpanded: Bool
  var selectedDay: Int?
  public let _site: CallSite

  public init(
    week: WeekData, isCurrentWeek: Bool = false, isExpanded: Bool = false, selectedDay: Int? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.week = week
    self.isCurrentWeek = isCurrentWeek
    self.isExpanded = isExpanded
    self.selectedDay = selectedDay
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if isExpanded {
      ExpandedWeekView(week: week, selectedDay: .constant(selectedDay))
    } else {
      row
    }
  }

  private var row: some View {
    WeekLine {
      WeekNumberCell(number: week.number, isCurrent: isCurrentWeek)
    } days: {
      ForEach(Array(week.days.enumerated()), id: \.offset) { _, day in
        DayCell(
          day: day, isToday: day.isToday, isSunday: day.isSunday,
          isSelected: selectedDay == day.number)
      }
    } dates: {
      DateRangeCell(text: week.dateRangeString)
    }
  }
}

/// The three parts of a week on one line; the days below the others where letters are large.
struct WeekLine<Number: View, Days: View, Dates: View>: View {
  @ViewBuilder let number: Number
  @ViewBuilder let days: Days
  @ViewBuilder let dates: Dates
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    Group {
      if size.isAccessibilitySize {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            number
            dates.frame(maxWidth: .infinity, alignment: .leading)
          }
          .fixedSize(horizontal: false, vertical: true)
          HStack(spacing: 0) { days }.fixedSize(horizontal: false, vertical: true)
        }
      } else {
        HStack(spacing: 0) {
          number
          days
          dates
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    .johoPanel(radius: JohoRadius.button, role: .row)
  }
}

/// The number of a week, white on black, or black on yellow in the current one; 56 pt wide. Source:
/// chapter 14.
public struct WeekNumberCell: _PlacedView {
  let number: Int
  var isCurrent: Bool
  public let _site: CallSite
  @Environment(\.johoWords) private var words
  @Environment(\.dynamicTypeSize) private var size

  /// A `number` is that of ISO 8601, 1 to 53.
  public init(
    number: Int, isCurrent: Bool = false, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.number, self.isCurrent) = (number, isCurrent)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Text("\(words.weekShort) \(words.number(number))")
      .johoFont(.label)
      .monospacedDigit()
      .foregroundStyle(isCurrent ? JohoColors.black : JohoColors.white)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .padding(.horizontal, size.isAccessibilitySize ? JohoSpacing.sm : JohoSpacing.xs)
      .frame(minWidth: 56, maxWidth: size.isAccessibilitySize ? nil : 56)
      .padding(.vertical, JohoSpacing.md)
      .frame(maxHeight: .infinity)
      .background(isCurrent ? JohoColors.yellow : JohoColors.black)
  }
}

/// The dates of a week, 120 pt wide within its padding. Source: chapter 14.
public struct DateRangeCell: _PlacedView {
  private let text: String?
  private let dates: (start: Date, end: Date)?
  public let _site: CallSite
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var size

  /// Midnights in universal time, shown in the order of the locale: `Oct 12 - 18`.
  public init(
    startDate: Date, endDate: Date, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (text, dates) = (nil, (startDate, endDate))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  init(text: String) {
    (self.text, dates) = (text, nil)
    _site = CallSite(fileID: "", line: 0, column: 0)
  }

  private var shown: String {
    text ?? dates.map { JohoWeek.range($0.start, $0.end, locale: locale) } ?? ""
  }

  public var body: some View {
    Text(shown)
      .johoFont(.bodySmall)
      .foregroundStyle(JohoInk.secondary)
      .lineLimit(size.isAccessibilitySize ? nil : 1)
      .minimumScaleFactor(size.isAccessibilitySize ? 1 : 0.7)
      .frame(
        minWidth: size.isAccessibilitySize ? nil : 120,
        maxWidth: size.isAccessibilitySize ? nil : 120
      )
      .padding(.horizontal, JohoSpacing.sm)
  }
}
