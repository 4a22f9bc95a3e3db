import ArgumentParser
import KumihanCalendar

/// The first day of the week, and with it how weeks are numbered.
enum WeekStart: String, ExpressibleByArgument, CaseIterable {
  case monday, sunday, saturday, locale

  func rule(locale: String) throws -> WeekRule {
    switch self {
    case .monday: .iso
    case .sunday: .sundayFirst
    case .saturday: .saturdayFirst
    case .locale: try DateText(locale: locale).weekRule
    }
  }
}
