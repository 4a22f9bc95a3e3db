public import Foundation
import KumihanControls
public import KumihanViews

/// A month of days, drawn as the view language's calendar: that of the first chosen day, the one that is to be seen, or today's.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  /// What is shown below a day.
  @MainActor @preconcurrency
  open class Decoration: _UIKeyed {
    /// How large it is.
    public enum Size: Int, Sendable { case small, medium, large }
    public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) {}
    public init(_ custom: @escaping () -> UIView) {}
    public static func `default`(
      color: UIColor? = nil, size: Size = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(provider)
    }
  }
  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var calendar = Calendar(identifier: .gregorian)
  open var locale: Locale?
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = DateComponents()
  open var wantsDateDecorations = true
  open func setVisibleDateComponents(_ components: DateComponents, animated: Bool) {
    visibleDateComponents = components
  }
  /// No-op: decorations are asked for when the view is drawn, and are not drawn.
  open func reloadDecorations(forDateComponents components: [DateComponents], animated: Bool) {}
  package override var isMeasured: Bool { true }
  package override var shownView: AnyView? {
    let chosen = Set(selectionBehavior?.chosen ?? [])
    let month =
      visibleDateComponents.month == nil ? nil : calendar.date(from: visibleDateComponents)
    let days = MultiDatePicker(selection: .constant(chosen)) { Text(verbatim: "") }
      .environment(\.calendar, calendar)
      .transformEnvironment(\.locale) { [locale] in $0 = locale ?? $0 }
    // Without a chosen day the month is today's.
    return AnyView(days.transformEnvironment(\.pictureDate) { $0 = month ?? $0 })
  }
}

/// Follows a month of days.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(
    _ view: UICalendarView, decorationFor components: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents)
}
extension UICalendarViewDelegate {
  public func calendarView(
    _ view: UICalendarView, decorationFor components: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
  ) {}
}

/// What can be chosen in a month.
@MainActor @preconcurrency
open class UICalendarSelection: _UIKeyed {
  var chosen: [DateComponents] { [] }
  open func updateSelectableDates() {}
}

/// One day that can be chosen.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?
  override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }
}

/// Several days that can be chosen.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []
  override var chosen: [DateComponents] { selectedDates }
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }
}

/// Is asked about a day that is chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?
  ) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?
  ) -> Bool { true }
}

/// Is asked about days that are chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents)
}
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate date: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate date: DateComponents
  ) -> Bool { true }
}
