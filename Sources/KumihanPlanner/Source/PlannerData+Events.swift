public import KumihanCalendar
public import KumihanICalendar

extension PlannerData {
  /// The data's entries in a range of days, birthdays once a year.
  public func plannerEvents(in days: ClosedRange<CalendarDate>) -> [PlannerEvent] {
    var events = notes.map { PlannerEvent(title: $0.text, kind: .note, firstDay: $0.date) }
    events += trips.map {
      PlannerEvent(
        title: $0.title, subtitle: $0.place, kind: .trip, firstDay: $0.days.lowerBound,
        lastDay: $0.days.upperBound)
    }
    events += expenses.map {
      var event = PlannerEvent(
        title: "\($0.title) \($0.amount) \($0.currency)", subtitle: $0.category, kind: .expense,
        firstDay: $0.date)
      event.detail = .amount(title: $0.title, $0.amount, currency: $0.currency)
      return event
    }
    let countdowns = countdowns.map {
      var event = PlannerEvent(title: $0.title, firstDay: $0.date)
      event.detail = .countdown
      return event
    }
    for contact in contacts {
      for year in days.lowerBound.year...days.upperBound.year {
        guard let date = contact.birthday.date(in: year) else { continue }
        let age = contact.birthday.age(in: year).flatMap { $0 > 0 ? " (\($0))" : nil } ?? ""
        var event = PlannerEvent(
          title: contact.name + age, kind: .birthday, firstDay: date,
          series: "birthday \(contact.name)")
        event.detail = .birthday
        events.append(event)
      }
    }
    return events.filter { $0.firstDay <= days.upperBound && days.lowerBound <= $0.lastDay }
      // What is counted down to may lie after the last page.
      + countdowns.filter { days.lowerBound <= $0.firstDay }
  }
}
