public import Foundation
public import KumihanAppleNames

/// What an app may read of a calendar.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether calendars may be read: nobody was asked.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
/// Which events of a series are meant.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The calendars of a device: none.
open class EKEventStore: NSObject {
  public class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  open func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {}
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  open func requestFullAccessToEvents(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open var sources: [EKSource] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  open func remove(_ reminder: EKReminder, commit: Bool) throws {}
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, _StopFlag) -> Void
  ) {}
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) { completion([]) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChanged")
}

/// A calendar.
open class EKCalendar: NSObject {
  public convenience init(for type: EKEntityType, eventStore: EKEventStore) { self.init() }
  open var title = ""
  open var source: EKSource!
  open var cgColor: CGColor!
  open var isImmutable: Bool { true }
  open var isSubscribed: Bool { false }
  open var type: EKCalendarType { .local }
  open var calendarIdentifier: String { "" }
  open var allowsContentModifications: Bool { false }
}

/// An entry of a calendar.
open class EKCalendarItem: NSObject {
  open var title: String! = ""
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var calendarItemIdentifier: String { "" }
  open var alarms: [EKAlarm]?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var timeZone: TimeZone?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var hasNotes: Bool { notes != nil }
  open var attendees: [EKParticipant]? { nil }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
  open var eventIdentifier: String! { "" }
  open var startDate: Date! = .distantPast
  open var endDate: Date! = .distantPast
  open var isAllDay = false
  open var structuredLocation: EKStructuredLocation?
  open var availability = EKEventAvailability.notSupported
  open var status: EKEventStatus { .none }
  open var organizer: EKParticipant? { nil }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

/// A thing to remember.
open class EKReminder: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
  open var isCompleted = false
  open var priority = 0
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
}

/// When an entry is called to mind.
open class EKAlarm: NSObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
  public init(absoluteDate: Date) { self.absoluteDate = absoluteDate }
}

/// Where a calendar comes from.
open class EKSource: NSObject {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open func calendars(for type: EKEntityType) -> Set<EKCalendar> { [] }
}
/// The kind of place that calendars come from.
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
/// The kind of a calendar.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// Whether somebody is free during an event.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}
/// How sure an event is.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// Who takes part in an event.
open class EKParticipant: NSObject {
  open var name: String? { nil }
  open var isCurrentUser: Bool { false }
}
/// A place with its words.
open class EKStructuredLocation: NSObject {
  open var title: String?
  open var radius: Double = 0
  public init(title: String) { self.title = title }
}
/// How often something comes again.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// A day of the week.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}
/// A day of the week in a rule.
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public init(_ day: EKWeekday) { (dayOfTheWeek, weekNumber) = (day, 0) }
  public init(_ day: EKWeekday, weekNumber: Int) {
    (dayOfTheWeek, self.weekNumber) = (day, weekNumber)
  }
}
/// When something comes for the last time.
open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end: Date) { (endDate, occurrenceCount) = (end, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// How something comes again.
open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public init(
    recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    (self.frequency, self.interval, daysOfTheWeek) = (frequency, interval, nil)
    recurrenceEnd = end
  }
  public init(
    recurrenceWith frequency: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (self.frequency, self.interval, daysOfTheWeek) = (frequency, interval, days)
    recurrenceEnd = end
  }
}
