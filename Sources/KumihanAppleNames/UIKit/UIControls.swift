public import Foundation
import KumihanControls
public import KumihanViews

/// Segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor?
  open var selectedSegmentIndex = -1
  /// No segment.
  public static let noSegment = -1
  private struct Part {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }
  private var parts: [Part] = []
  /// Changes a segment, where there is one.
  private func change<Value>(_ path: WritableKeyPath<Part, Value>, _ value: Value, _ index: Int) {
    if parts.indices.contains(index) { parts[index][keyPath: path] = value }
  }
  private func part(_ index: Int) -> Part? {
    parts.indices.contains(index) ? parts[index] : nil
  }
  private func insert(_ part: Part, at index: Int) {
    parts.insert(part, at: min(max(index, 0), parts.count))
  }
  open var apportionsSegmentWidthsByContent = false
  open var isMomentary = false
  open var numberOfSegments: Int { parts.count }
  /// - Parameter items: words and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    parts = (items ?? []).map { item in
      if case let image as UIImage = item { Part(image: image) } else { Part(title: "\(item)") }
    }
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
  }
  open func titleForSegment(at index: Int) -> String? { part(index)?.title }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(\.title, title, index)
    change(\.image, nil, index)
  }
  open func imageForSegment(at index: Int) -> UIImage? { part(index)?.image }
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    change(\.image, image, index)
    change(\.title, nil, index)
  }
  open func actionForSegment(at index: Int) -> UIAction? { part(index)?.action }
  open func setAction(_ action: UIAction, forSegmentAt index: Int) {
    change(\.self, Part(title: action.title, image: action.image, action: action), index)
  }
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { change(\.width, width, index) }
  open func widthForSegment(at index: Int) -> CGFloat { part(index)?.width ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    change(\.isEnabled, enabled, index)
  }
  open func isEnabledForSegment(at index: Int) -> Bool { part(index)?.isEnabled ?? false }
  open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {}
  open func removeAllSegments() { parts = [] }
  open func removeSegment(at index: Int, animated: Bool) {
    if parts.indices.contains(index) { parts.remove(at: index) }
  }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Part(title: title), at: index)
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Part(image: image), at: index)
  }
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insert(Part(title: action.title, image: action.image, action: action), at: index)
  }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// None but that of the segments, which have round corners.
  package override var shownGround: UIColor? { nil }
  /// A segment's words as their attributes say: those of the chosen one, or of all.
  private func words(_ index: Int) -> Text {
    let chosen = index == selectedSegmentIndex ? titleAttributes[State.selected.rawValue] : nil
    var all = titleAttributes[State.normal.rawValue] ?? [:]
    all.merge(chosen ?? [:]) { $1 }
    return Text(NSAttributedString(string: parts[index].title ?? "", attributes: all).viewText)
  }
  package override var shownView: AnyView? {
    let (parts, words) = (parts, parts.indices.map(words))
    return looking(
      Picker("", selection: .constant(selectedSegmentIndex)) {
        ForEach(parts.indices, id: \.self) { index in
          if let image = parts[index].image {
            Image(uiImage: image).tag(index)
          } else {
            words[index].tag(index)
          }
        }
      }.pickerStyle(SegmentedPickerStyle()).labelsHidden(), tell)
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
  /// What stands behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// How the dots are touched.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// Which way the pages go.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  open var backgroundStyle = BackgroundStyle.automatic
  open var interactionState: InteractionState { .none }
  open var direction = Direction.natural
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var defersCurrentPageDisplay = false
  private var images: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  open func updateCurrentPageDisplay() {}
  open func size(forNumberOfPages pages: Int) -> CGSize {
    CGSize(width: CGFloat(max(pages, 0)) * 17 + 14, height: 26)
  }
  open var pageIndicatorTintColor: UIColor?
  package override var shownView: AnyView? {
    let (pages, current) = (numberOfPages, currentPage)
    var look = UIAppearanceProxies.controls()
    tell(&look)
    let on = look.chosenDot ?? .white
    let off = look.dot ?? on.opacity(0.3)
    let images = (0..<max(pages, 0)).map(image(of:))
    let hidesForSinglePage = hidesForSinglePage
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<(hidesForSinglePage && pages < 2 ? 0 : max(pages, 0)), id: \.self) { page in
          if let image = images[page] {
            Image(uiImage: image).renderingMode(.template).resizable().scaledToFit()
              .frame(width: 10, height: 10).foregroundStyle(page == current ? on : off)
          } else {
            Circle().fill(page == current ? on : off).frame(width: 8, height: 8)
          }
        }
      })
  }
  private func image(of page: Int) -> UIImage? {
    (page == currentPage ? preferredCurrentPageIndicatorImage : nil) ?? images[page]
      ?? preferredIndicatorImage
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
  open var onImage: UIImage?
  open var offImage: UIImage?
  /// The look of a switch.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  open var title: String?
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
  package override var shownView: AnyView? {
    looking(Toggle("", isOn: .constant(isOn)).labelsHidden(), tell)
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
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  private var thumbs: [UInt: UIImage] = [:]
  private var fills: [UInt: UIImage] = [:]
  private var grounds: [UInt: UIImage] = [:]
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state.rawValue] = image
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[0] }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    fills[state.rawValue] = image
  }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { fills[state.rawValue] }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    grounds[state.rawValue] = image
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { grounds[state.rawValue] }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + share * (rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  package override var shownView: AnyView? {
    let range = minimumValue...max(maximumValue, minimumValue)
    return looking(
      HStack(spacing: 8) {
        if let minimumValueImage { edge(minimumValueImage) }
        Slider(value: .constant(min(max(value, range.lowerBound), range.upperBound)), in: range)
          .tint(tintColor.map(Color.init(uiColor:)))
        if let maximumValueImage { edge(maximumValueImage) }
      }, tell)
  }
  /// A picture at an end of the line.
  private func edge(_ image: UIImage) -> some View {
    Image(uiImage: image).foregroundStyle(Color(uiColor: tintColor))
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
  private var pictures: [String: UIImage] = [:]
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["+\(state.rawValue)"] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    pictures["+\(state.rawValue)"]
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    pictures["-\(state.rawValue)"] = image
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    pictures["-\(state.rawValue)"]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State
  ) {}
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
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var datePickerMode = Mode.dateAndTime
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open var countDownDuration: TimeInterval = 0
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var parts: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
  package override var restingPlace: Alignment { .leading }
  package override var shownView: AnyView? {
    let picker = DatePicker(selection: .constant(date), displayedComponents: parts) {}
      .labelsHidden().transformEnvironment(\.self) { [locale, timeZone] in
        $0.locale = locale ?? $0.locale
        $0.timeZone = timeZone ?? $0.timeZone
      }
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
  override var partsAbove: [UIView] { subviews }
  /// The look of a bar that fills.
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default
  open var observedProgress: Progress?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  package override var shownView: AnyView? {
    looking(ProgressView(value: min(max(progress, 0), 1)), tell)
  }
}
