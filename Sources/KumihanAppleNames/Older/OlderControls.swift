public import KumihanControls
public import KumihanViews

/// Sliders whose ends are values, not closures.
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, fileID: fileID, line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      fileID: fileID, line: line, column: column)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, fileID: fileID, line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, fileID: fileID, line: line,
      column: column)
  }
}

extension Stepper {
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, fileID: fileID,
      line: line, column: column)
  }
}

extension ProgressView {
  /// How much of a time has passed, which is none in a picture: the bar is full where it counts down, and empty else.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: countsDown ? 1.0 : 0.0, label: label, currentValueLabel: currentValueLabel,
      fileID: fileID, line: line, column: column)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: countsDown ? 1.0 : 0.0, label: label, fileID: fileID, line: line, column: column)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(value: countsDown ? 1.0 : 0.0, fileID: fileID, line: line, column: column)
  }
}

/// A view that is drawn anew only where it differs; every picture is drawn once.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}
