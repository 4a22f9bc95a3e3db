import Joho
import KumihanCalendar
import KumihanViews

extension PlannerPlan {
  /// The mark that a Japanese calendar prints on a day: 祝, 休 or 振; nil for other days.
  func mark(on day: CalendarDate) -> JohoMark? {
    for holiday in holidays(on: day) where holiday.region == "JP" && holiday.kind == .public {
      return switch holiday.origin {
      case .named: .celebration
      case .bridge: .closed
      case .substitute: .substitute
      }
    }
    return nil
  }

  /// The colour of a day's number: red for days of rest and public holidays.
  func tint(of day: CalendarDate) -> PageTint {
    if day.weekday == text.restDay || isPublicHoliday(day) { return .red }
    return day.weekday == .saturday && text.hasBlueSaturdays ? .blue : .black
  }

  /// The colour of a weekday's name among names of the other colour.
  func tint(of weekday: Weekday, else other: PageTint) -> PageTint {
    if weekday == text.restDay { return other == .white ? .redOnBlack : .red }
    return weekday == .saturday && text.hasBlueSaturdays && other != .white ? .blue : other
  }

  /// The background of a day: yellow for today, pink for a holiday.
  func ground(of day: CalendarDate) -> PageTint? {
    if day == today { return .today }
    return isPublicHoliday(day) ? .kind(.holiday) : nil
  }

  /// The longest names of the week's days that all fit a width, so that a row has one form, in
  /// capitals.
  func weekdayNames(
    _ forms: [NameWidth], width: CGFloat, size: CGFloat, on sheet: PageSheet
  ) -> [Weekday: String] {
    let size = max(size, sheet.metrics.least)
    let names = forms.map { form in
      Dictionary(
        uniqueKeysWithValues: Weekday.allCases.map { day in
          (day, text.weekday(day, form).uppercased())
        })
    }
    let fitting = names.first { names in
      names.values.allSatisfy { sheet.width(of: $0, size: size) <= width }
    }
    return fitting ?? names.last ?? [:]
  }
}
