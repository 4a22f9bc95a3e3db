public import KumihanViews

/// A mark below a slider, which is not drawn.
public struct SliderTick<V: BinaryFloatingPoint> {
  public let value: V
  public init(_ value: V) { self.value = value }
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }
}

/// Marks below a slider, one for each element of a collection; they are not drawn.
public struct SliderTickContentForEach<V: BinaryFloatingPoint> {
  let values: [V]
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> SliderTick<V>
  ) { values = data.map { content($0).value } }
  public init<Data: RandomAccessCollection>(
    _ data: Data, content: (Data.Element) -> SliderTick<V>
  ) where Data.Element: Identifiable { values = data.map { content($0).value } }
}

/// Turns a closure's marks into the values at which they stand.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression(_ tick: SliderTick<V>) -> [V] { [tick.value] }
  public static func buildExpression(_ ticks: SliderTickContentForEach<V>) -> [V] { ticks.values }
  public static func buildExpression(_ ticks: [V]) -> [V] { ticks }
  public static func buildBlock(_ ticks: [V]...) -> [V] { ticks.flatMap { $0 } }
  public static func buildOptional(_ ticks: [V]?) -> [V] { ticks ?? [] }
  public static func buildEither(first ticks: [V]) -> [V] { ticks }
  public static func buildEither(second ticks: [V]) -> [V] { ticks }
  public static func buildArray(_ ticks: [[V]]) -> [V] { ticks.flatMap { $0 } }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks; they are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> [V],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }
}

// Sliders with marks below their track, with the value that the track begins at, and with bounds within the track's:
// the forms of iOS 26. The marks are not drawn.

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> [V],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, label: label, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @SliderTickBuilder<V> ticks: () -> [V],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, label: label, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line, column: column)
  }
}
