public import Foundation
public import KumihanViews

/// The progress of a task, or an indicator that it is ongoing.
public struct ProgressView<Label: View, CurrentValueLabel: View>: _PlacedView {
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel
  /// What a progress object says in the place of labels.
  private var words: ProgressWords?
  @Environment(\.progressViewStyle) private var style
  public let _site: CallSite

  init(
    fraction: Double?, label: Label, current: CurrentValueLabel, fileID: StaticString, line: Int,
    column: Int
  ) {
    (self.fraction, self.label, self.current) = (fraction, label, current)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    AnyView(
      style.body(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: configured(label, words?.description),
          currentValueLabel: configured(current, words?.counts)))
    )
    .control(
      .updatesFrequently,
      value: fraction.map { "\(Int(($0 * 100).rounded())) percent complete" } ?? "In progress")
  }

  /// A label for the style: what a progress object says, or else the view, unless it is none.
  private func configured<Content: View>(
    _ view: Content, _ words: String?
  ) -> ProgressViewStyleConfiguration.Label? {
    if let words { return .init(view: AnyView(Text(verbatim: words))) }
    return Content.self == EmptyView.self ? nil : .init(view: AnyView(view))
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return (0...total).fraction(of: value)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A progress object says itself how far it is, in its description and in counts.
  public init(
    _ progress: Progress, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(),
      current: EmptyView(), fileID: fileID, line: line, column: column)
    words = ProgressWords(progress)
  }

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    self.init(
      fraction: nil, label: EmptyView(), current: EmptyView(), fileID: fileID, line: line,
      column: column)
  }

  /// Without a call site, so that `ProgressView.init` may be passed as a function.
  @_disfavoredOverload
  public init() {
    self.init(fileID: "", line: 0, column: 0)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: EmptyView(), current: EmptyView(),
      fileID: fileID, line: line, column: column)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      fraction: nil, label: label(), current: EmptyView(), fileID: fileID, line: line,
      column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), current: EmptyView(),
      fileID: fileID, line: line, column: column)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), current: currentValueLabel(),
      fileID: fileID, line: line, column: column)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(
    _ title: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      fraction: nil, label: Text(title), current: EmptyView(), fileID: fileID, line: line,
      column: column)
  }

  /// Without a call site, so that `ProgressView.init(_:)` may be passed as a function.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey) {
    self.init(title, fileID: "", line: 0, column: 0)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      fraction: nil, label: Text(title), current: EmptyView(), fileID: fileID, line: line,
      column: column)
  }

  public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: V?, total: V = 1.0, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(title), current: EmptyView(),
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(title), current: EmptyView(),
      fileID: fileID, line: line, column: column)
  }
}

/// The two lines that a progress object says: its own words, or those that Apple's derives from its counts.
private struct ProgressWords {
  let description: String
  let counts: String

  init(_ progress: Progress) {
    let percent = Int((progress.fractionCompleted * 100).rounded(.down))
    description = Self.said(progress.localizedDescription) ?? "\(percent)% completed"
    counts =
      Self.said(progress.localizedAdditionalDescription)
      ?? "\(progress.completedUnitCount.formatted()) of \(progress.totalUnitCount.formatted())"
  }

  /// Foundation has empty words where an app gave none.
  private static func said(_ words: String?) -> String? { words?.isEmpty == false ? words : nil }
}

/// A style for progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a progress view's style.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public typealias CurrentValueLabel = Label
  /// From 0 to 1; nil for indeterminate progress.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: Label?
}

/// A track of 4 points; a wheel for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A track of 4 points.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      configuration.label
      ProgressLine(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// A value's place between the bounds, from 0 to 1; 0 for what is not a number.
  func fraction(of value: Bound) -> Double {
    let span = upperBound - lowerBound
    let fraction = span > 0 ? Double((value - lowerBound) / span) : 0
    return fraction.isNaN ? 0 : Swift.min(Swift.max(fraction, 0), 1)
  }
}

private struct ProgressLine: View {
  let fraction: Double
  let tint: Color?
  @Environment(\.controlLook) private var ownLook

  var body: some View {
    let look = ownLook.orOfAll
    Track(fraction: fraction, tint: tint ?? look.progressFill, line: look.progressLine)
  }
}

/// A rounded line, filled up to a fraction.
struct Track: View {
  let fraction: Double
  var tint: Color?
  var line: Color?
  var height: CGFloat = 4

  var body: some View {
    Capsule().fill(line ?? Color(.system(.systemFill))).frame(height: height)
      .overlay {
        GeometryReader { proxy in
          Capsule()
            .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
            .frame(width: proxy.size.width * fraction)
        }
      }
  }
}

/// A wheel of eight spokes, 20 points wide, above its label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Wheel(tint: tint)
      configuration.label?.foregroundStyle(.secondary)
    }
  }
}

private struct Wheel: View {
  let tint: Color?
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var environmentTint

  /// Grey unless a tint was set.
  private func style(_ opacity: Double) -> AnyShapeStyle {
    if tint == nil, let environmentTint { return AnyShapeStyle(environmentTint.opacity(opacity)) }
    return AnyShapeStyle((tint ?? Color(.system(.gray))).opacity(opacity))
  }

  var body: some View {
    let side: CGFloat = size == .large || size == .extraLarge ? 37 : 20
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule().fill(style(1 - 0.1 * Double(spoke)))
          .frame(width: side * 0.12, height: side * 0.28)
          .offset(y: -side * 0.36)
          .rotationEffect(.degrees(-45 * Double(spoke)))
      }
    }
    .frame(width: side, height: side)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> {
    AnyStyle { DefaultProgressViewStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(\.progressViewStyle) { style.makeBody(configuration: $0) }
  }
}
