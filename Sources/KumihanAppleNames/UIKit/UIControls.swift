public import Foundation
import KumihanControls
public import KumihanViews

/// A part that people use.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFF_FFFF)
  }

  package override var isMeasured: Bool { shownView != nil }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  open var allTargets: Set<AnyHashable> { [] }
  open var isTracking: Bool { false }
  /// Where content stands across a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Where content stands down a control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func removeAction(_ action: UIAction, for events: Event) {}
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
  open func sendActions(for events: Event) {}
  open var allControlEvents: Event { [] }
  open var isTouchInside: Bool { false }
}

/// Segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor?
  open var selectedSegmentIndex = -1
  private var titles: [String] = []
  open var apportionsSegmentWidthsByContent = false
  open var isMomentary = false
  open var numberOfSegments: Int { titles.count }
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title ?? "" }
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
  open func removeAllSegments() { titles = [] }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(index, 0), titles.count))
  }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  package override var shownView: AnyView? {
    let titles = titles
    return AnyView(
      Picker("", selection: .constant(selectedSegmentIndex)) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
      }.pickerStyle(SegmentedPickerStyle()).labelsHidden())
  }
}

/// A page view's dots.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var allowsContinuousInteraction = true
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  package override var shownView: AnyView? {
    let (pages, current) = (numberOfPages, currentPage)
    let on = currentPageIndicatorTintColor.map(Color.init(uiColor:)) ?? .white
    let off = pageIndicatorTintColor.map(Color.init(uiColor:)) ?? on.opacity(0.3)
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<max(pages, 0), id: \.self) { page in
          Circle().fill(page == current ? on : off).frame(width: 8, height: 8)
        }
      })
  }
}

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  package override func ownHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  override var hasOwnSize: Bool { true }
  package override var restingPlace: Alignment { .topLeading }
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
  package override var shownView: AnyView? {
    AnyView(
      Toggle("", isOn: .constant(isOn)).labelsHidden()
        .tint(onTintColor.map(Color.init(uiColor:))))
  }
}

/// A slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  package override var shownView: AnyView? {
    let range = minimumValue...max(maximumValue, minimumValue)
    return AnyView(
      Slider(value: .constant(min(max(value, range.lowerBound), range.upperBound)), in: range)
        .tint((minimumTrackTintColor ?? tintColor).map(Color.init(uiColor:))))
  }
}

/// A stepper.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  override var hasOwnSize: Bool { true }
  package override func ownHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  package override var shownView: AnyView? {
    AnyView(
      Stepper("", value: .constant(value), in: minimumValue...max(maximumValue, minimumValue))
        .labelsHidden())
  }
}

/// A picker of dates.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var datePickerMode = Mode.dateAndTime
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var parts: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
  package override var restingPlace: Alignment { .leading }
  package override var shownView: AnyView? {
    let picker = DatePicker(selection: .constant(date), displayedComponents: parts) {}
      .labelsHidden()
    let isWheels = preferredDatePickerStyle == .wheels || datePickerMode == .countDownTimer
    return switch preferredDatePickerStyle {
    case _ where isWheels: AnyView(picker.datePickerStyle(.wheel))
    case .inline: AnyView(picker.datePickerStyle(.graphical))
    default: AnyView(picker.datePickerStyle(.compact).fixedSize())
    }
  }
}

/// The look of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A bar that fills.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The look of a bar that fills.
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default
  open var observedProgress: Progress?
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  package override var shownView: AnyView? {
    AnyView(
      ProgressView(value: min(max(progress, 0), 1))
        .tint(progressTintColor.map(Color.init(uiColor:))))
  }
}
