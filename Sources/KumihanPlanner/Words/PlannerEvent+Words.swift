import KumihanCalendar
import KumihanViews

extension PlannerEvent {
  /// The event with its title completed in a language.
  func named(_ words: PlannerWords, _ text: DateText) -> PlannerEvent {
    var event = self
    switch detail {
    case .birthday: event.title = "\(words.kinds[.birthday]): \(title)"
    case .amount(let title, let amount, let currency):
      event.title = "\(title) \(text.amount(amount, currency: currency))"
    case .countdown, nil: break
    }
    return event
  }
}

extension PlannerPlan {
  /// The sums of the expenses of some days, a currency each; none without two expenses.
  func sums(of days: ClosedRange<CalendarDate>) -> [String] {
    var sums: [String: Decimal] = [:]
    var count = 0
    for day in sequence(
      first: days.lowerBound, next: { $0 < days.upperBound ? $0.adding(days: 1) : nil })
    {
      for event in agenda[day] {
        guard case .amount(_, let amount, let currency) = event.detail else { continue }
        sums[currency, default: 0] += amount
        count += 1
      }
    }
    guard count > 1 else { return [] }
    return sums.sorted { $0.key < $1.key }.map { text.amount($0.value, currency: $0.key) }
  }

  /// Amounts on one line.
  func joined(_ amounts: [String]) -> String {
    amounts.joined(
      separator: text.isRightToLeft
        ? (text.id == .arabic ? "\u{200F}، " : "\u{200F}, ") : ", ")
  }

  /// Amounts named as a sum. Marks keep their order after a letter from the left.
  func sum(_ joined: String) -> String {
    text.isRightToLeft ? "\u{200F}Σ\u{200F} \(joined)" : "Σ \(joined)"
  }

  /// An entry with the sum of the expenses of some days.
  func sumItem(of days: ClosedRange<CalendarDate>) -> PageList.Item? {
    let sums = sums(of: days)
    guard !sums.isEmpty else { return nil }
    return PageList.Item(
      day: days.lowerBound,
      event: PlannerEvent(
        title: sum(joined(sums)), kind: .expense, firstDay: days.lowerBound))
  }

  /// The countdowns that a day comes before, with the number of days left.
  func countdownItems(before day: CalendarDate) -> [PageList.Item] {
    countdowns.filter { $0.firstDay > day }.map { event in
      PageList.Item(
        day: day, event: event, lead: "−\(text.number(day.distance(to: event.firstDay)))")
    }
  }
}
