public import Joho
import KumihanCalendar

extension StarPage {
  /// The Star Page of a day of the calendar.
  ///
  /// - Parameters:
  ///   - model: The day and the contents of the boxes.
  ///   - canvas: The ground behind the boxes; without one, white, and near black in dark scheme.
  public init(model: StarPageModel, canvas: JohoCanvas? = .white) {
    let hyphens = (try? DateText(locale: model.locale))?.id.hyphens
    self.init(
      StarPageContent(
        weekNumber: model.weekNumber, monthYear: model.monthYear, day: model.day,
        todayEvents: model.today.map { entry in
          Event(
            title: SoftHyphens.marked(entry.title, hyphens), subtitle: entry.subtitle,
            timeString: entry.trailing ?? "",
            typeColor: entry.kind.color, isSystem: entry.isSystem)
        },
        upcomingItems: model.upcoming.map { entry in
          UpcomingItem(
            title: SoftHyphens.marked(entry.title, hyphens), daysUntil: entry.daysUntil ?? 0,
            dateString: entry.trailing ?? "",
            typeColor: entry.kind.color, isSystem: entry.isSystem)
        },
        note: model.note, words: JohoWords(locale: model.locale)), canvas: canvas)
  }
}
