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
      Circle().fill(color).padding(4).frame(width: 28, height: 28)
        .overlay(Circle().strokeBorder(Color(.system(.gray3)), lineWidth: 2))
        .rowControl(height: 28)
    }
    .control(.isButton)
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
