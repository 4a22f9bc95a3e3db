public import KumihanViews

/// A colour in a round well of 28 points, after its label.
public struct ColorPicker<Label: View>: _PlacedView {
  let label: Label
  let color: Color
  public let _site: CallSite

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.label, color) = (label(), selection.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    LabeledRow {
      label
    } control: {
      ColorWell(color: color)
    }
    .control(.isButton)
  }
}

/// A colour in a ring of all hues, which begin with red at the right and go round to the left; widths
/// *estimated*.
private struct ColorWell: View {
  let color: Color

  private static let side: CGFloat = 28
  private static let hues = (0...6).map {
    Color(hue: Double(6 - $0) / 6, saturation: 1, brightness: 1)
  }

  var body: some View {
    Circle()
      .strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      .overlay { Circle().fill(color).padding(5) }
      .frame(width: Self.side, height: Self.side)
      .environment(\.layoutDirection, .leftToRight)
      .modifier(DisabledFade())
      .focusRing(CornerFigure(radius: Self.side / 2, style: .circular))
      .rowControl(height: Self.side)
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (label, color) = (Text(title), selection.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (label, color) = (Text(title), selection.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}
