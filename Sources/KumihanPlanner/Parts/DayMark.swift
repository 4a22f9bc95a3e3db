import Joho
import KumihanCalendar

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

  /// The colour of a day's number: red for Sundays and public holidays.
  func tint(of day: CalendarDate) -> PageTint {
    day.weekday == .sunday || isPublicHoliday(day) ? .red : .black
  }

  /// The background of a day: yellow for today, pink for a holiday.
  func ground(of day: CalendarDate) -> PageTint? {
    if day == today { return .today }
    return isPublicHoliday(day) ? .kind(.holiday) : nil
  }
}
