public import KumihanAppleNames
import KumihanViews

/// How an event was left.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// How an event that was looked at was left.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// An event to change; drawn as a box with its name.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
}

/// Is told how an event was left.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// An event to look at; drawn as a box with its name.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
}

/// Is told how an event that was looked at was left.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Calendars to choose from; drawn as a box with its name.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
  open var selectedCalendars: Set<EKCalendar> = []
}
