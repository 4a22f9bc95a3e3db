public import KumihanViews

/// A value in a range, in the current gauge style.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: _PlacedView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style
  public let _site: CallSite

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    configuration = GaugeStyleConfiguration(value, in: bounds, label: label())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    configuration = GaugeStyleConfiguration(
      value, in: bounds, label: label(), current: currentValueLabel())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where MarkedValueLabels == EmptyView {
    configuration = GaugeStyleConfiguration(
      value, in: bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where BoundsLabel == EmptyView {
    configuration = GaugeStyleConfiguration(
      value, in: bounds, label: label(), current: currentValueLabel())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    configuration = GaugeStyleConfiguration(
      value, in: bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    AnyView(style.body(configuration))
      .says(configuration.label).says(.value, configuration.currentValueLabel)
      .control(
        [],
        value: configuration.currentValueLabel == nil
          ? "\(Int((configuration.value * 100).rounded()))%" : nil, children: .ignore)
  }
}

/// The configuration of a gauge's style.
public struct GaugeStyleConfiguration {
  /// A type-erased label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label
  /// From 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: Label?
  public let minimumValueLabel: Label?
  public let maximumValueLabel: Label?

  @MainActor init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: some View,
    current: (some View)? = EmptyView?.none,
    minimum: (some View)? = EmptyView?.none, maximum: (some View)? = EmptyView?.none
  ) {
    self.value = bounds.fraction(of: value)
    self.label = Label(view: AnyView(label))
    currentValueLabel = current.map { Label(view: AnyView($0)) }
    minimumValueLabel = minimum.map { Label(view: AnyView($0)) }
    maximumValueLabel = maximum.map { Label(view: AnyView($0)) }
  }
}

/// A style for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GaugeStyleConfiguration> {
    AnyStyle { DefaultGaugeStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(\.gaugeStyle) { style.makeBody(configuration: $0) }
  }
}
