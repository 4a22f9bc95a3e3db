public import KumihanViews

/// Two buttons for more and less, 94 by 32 points, after their label; one that has nowhere to go is
/// dimmed.
public struct Stepper<Label: View>: _PlacedView {
  let label: Label
  private let goesUp, goesDown: Bool
  public let _site: CallSite

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    (goesUp, goesDown) = bounds.room(around: value.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.label, goesUp, goesDown) = (label(), true, true)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    (goesUp, goesDown) = (onIncrement != nil, onDecrement != nil)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// The older order of the arguments.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged,
      fileID: fileID, line: line, column: column)
  }

  /// The older order of the arguments.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, step: step, label: label, onEditingChanged: onEditingChanged, fileID: fileID,
      line: line, column: column)
  }

  public var body: some View {
    LabeledRow {
      TitledLabel(label: label)
    } control: {
      StepperButtons(goesUp: goesUp, goesDown: goesDown)
    }
  }
}

extension ClosedRange {
  /// Whether there are values above and below one.
  fileprivate func room(around value: Bound) -> (above: Bool, below: Bool) {
    (value < upperBound, value > lowerBound)
  }
}

private struct StepperButtons: View {
  let goesUp, goesDown: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.viewState) private var state
  @Environment(\.figures) private var figures
  @Environment(\.stateFigures) private var states

  var body: some View {
    let figures = figures.control
    HStack(spacing: 0) {
      button("minus", "Decrement", goesDown, isPressed: !goesUp)
      Rectangle().fill(.separator).frame(width: 1, height: figures.stepperLine)
      button("plus", "Increment", goesUp, isPressed: true)
    }
    .font(.body)
    // Its signs do not follow the size of text.
    .dynamicTypeSize(.large)
    .frame(width: figures.stepperSize.width, height: figures.stepperSize.height)
    .background(Color(.system(.tertiarySystemFill)), in: figures.stepperCorner.shape)
    .focusRing(figures.stepperCorner)
    .rowControl(height: figures.stepperSize.height)
  }

  /// - Parameter isPressed: Whether a finger on the stepper, of which nobody says where, is on this
  ///   one: on the one for more, where there is more.
  private func button(
    _ sign: String, _ words: String, _ isThere: Bool, isPressed: Bool
  ) -> some View {
    Image(systemName: sign).modifier(DisabledInk())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isEnabled, isThere, isPressed, state.contains(.pressed) {
          figures.control.stepperCorner.shape.fill(Color(.system(states.pressedGround)))
        }
      }
      .control(.isButton, children: .ignore).semantics { $0.label = words }
      .disabled(!isThere)
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    (goesUp, goesDown) = bounds.room(around: value.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    (goesUp, goesDown) = bounds.room(around: value.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (label, goesUp, goesDown) = (Text(title), true, true)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (label, goesUp, goesDown) = (Text(title), true, true)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    (goesUp, goesDown) = (onIncrement != nil, onDecrement != nil)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    (goesUp, goesDown) = (onIncrement != nil, onDecrement != nil)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}
