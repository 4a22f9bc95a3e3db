import ArgumentParser
import KumihanCalendar

/// The first day of the week, which determines the numbering of weeks.
enum WeekStart: String, ExpressibleByArgument, CaseIterable {
  case monday, sunday, saturday, locale

  func rule(_ text: DateText) -> WeekRule {
    switch self {
    case .monday: .iso
    case .sunday: .sundayFirst
    case .saturday: .saturdayFirst
    case .locale: text.weekRule
    }
  }
}
