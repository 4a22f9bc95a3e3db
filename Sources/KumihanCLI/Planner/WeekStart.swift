import ArgumentParser
import KumihanCalendar

/// The first day of the week, and with it how weeks are numbered.
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
