public import KumihanViews

/// A value on a track, between the labels of its bounds.
public struct Slider<Label: View, ValueLabel: View>: _PlacedView {
  private let fraction: Double
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.figures) private var figures
  @Environment(\.stateFigures) private var states
  @Environment(\.controlLook) private var ownLook
  public let _site: CallSite

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, fileID: StaticString, line: Int, column: Int
  ) {
    fraction = bounds.fraction(of: value)
    (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value.wrappedValue, bounds, label(), minimumValueLabel(), maximumValueLabel(), fileID: fileID,
      line: line, column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value.wrappedValue, bounds, label(), minimumValueLabel(), maximumValueLabel(), fileID: fileID,
      line: line, column: column)
  }

  public var body: some View {
    let knob = figures.control.sliderKnob
    let look = ownLook.orOfAll
    HStack(spacing: 8) {
      minimum
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Track(
            fraction: fraction, tint: look.sliderFill, line: look.sliderLine,
            height: figures.control.sliderTrack)
          Capsule().fill(look.sliderKnob ?? .white).frame(width: knob.width, height: knob.height)
            .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
            .pressedScale(states.pressedKnob)
            .offset(x: (proxy.size.width - knob.width) * fraction)
        }
        .frame(height: 34)
      }
      .frame(height: 34)
      .focusRing(CornerFigure(radius: 17, style: .circular), grown: 0)
      .rowControl(height: 34)
      maximum
    }
    .opacity(isEnabled ? 1 : 0.5)
    .says(label)
    .control(
      .isAdjustable, value: "\(Int((fraction * 100).rounded()))%", children: .ignore)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value.wrappedValue, bounds, label(), EmptyView(), EmptyView(), fileID: fileID, line: line,
      column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value.wrappedValue, bounds, label(), EmptyView(), EmptyView(), fileID: fileID, line: line,
      column: column)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value.wrappedValue, bounds, EmptyView(), EmptyView(), EmptyView(), fileID: fileID, line: line,
      column: column)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value.wrappedValue, bounds, EmptyView(), EmptyView(), EmptyView(), fileID: fileID, line: line,
      column: column)
  }
}
