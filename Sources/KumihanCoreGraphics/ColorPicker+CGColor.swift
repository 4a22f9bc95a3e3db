public import Kumihan
public import KumihanViews

extension ColorPicker {
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: .constant(selection.wrappedValue.color), supportsOpacity: supportsOpacity,
      label: label, fileID: fileID, line: line, column: column)
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      title, selection: .constant(selection.wrappedValue.color), supportsOpacity: supportsOpacity,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      title, selection: .constant(selection.wrappedValue.color), supportsOpacity: supportsOpacity,
      fileID: fileID, line: line, column: column)
  }
}
