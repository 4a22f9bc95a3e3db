public import Foundation

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
  open var title = ""
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
  open func addAlarm(_ alarm: EKAlarm) {}
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
  open var eventIdentifier: String! { "" }
  open var startDate: Date! = .distantPast
  open var endDate: Date! = .distantPast
  open var isAllDay = false
}

/// A thing to remember.
open class EKReminder: EKCalendarItem {
  public init(eventStore: EKEventStore) {}
  open var isCompleted = false
  open var priority = 0
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
}

/// When an entry is called to mind.
open class EKAlarm: NSObject {
  public init(relativeOffset: TimeInterval) {}
  public init(absoluteDate: Date) {}
}
