public import KumihanAppleNames
public import KumihanViews

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

/// A button that gives an app the place of its reader; drawn with its words and arrow.
public struct LocationButton: View {
  /// The words of the button.
  public struct Title: Hashable, Sendable {
    let words: LocalizedStringKey
    public static let currentLocation = Title(words: "Current Location")
    public static let sendCurrentLocation = Title(words: "Send Current Location")
    public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
    public static let shareCurrentLocation = Title(words: "Share Current Location")
    public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
  }
  private let title: Title
  private let action: @MainActor () -> Void
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title ?? .currentLocation, action)
  }
  public var body: some View {
    Button(action: action) { Label(title.words, systemImage: "location.fill") }
      .buttonStyle(.borderedProminent)
  }
}
