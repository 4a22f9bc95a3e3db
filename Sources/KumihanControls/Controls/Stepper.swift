public import KumihanViews

/// Two buttons for more and less, 94 by 32 points, after their label.
public struct Stepper<Label: View>: _PlacedView {
  let label: Label
  @Environment(\.figures) private var figures
  public let _site: CallSite

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    LabeledRow {
      label
    } control: {
      let figures = figures.control
      HStack(spacing: 0) {
        Image(systemName: "minus").frame(maxWidth: .infinity, maxHeight: .infinity)
          .control(.isButton, children: .ignore).semantics { $0.label = "Decrement" }
        Rectangle().fill(.separator).frame(width: 1, height: figures.stepperLine)
        Image(systemName: "plus").frame(maxWidth: .infinity, maxHeight: .infinity)
          .control(.isButton, children: .ignore).semantics { $0.label = "Increment" }
      }
      .font(.body)
      .modifier(DisabledInk())
      // Its signs do not follow the size of text.
      .dynamicTypeSize(.large)
      .frame(width: figures.stepperSize.width, height: figures.stepperSize.height)
      .background(Color(.system(.tertiarySystemFill)), in: figures.stepperCorner.shape)
      .rowControl(height: figures.stepperSize.height)
    }
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}
