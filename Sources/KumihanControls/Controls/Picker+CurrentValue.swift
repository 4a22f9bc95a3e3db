public import KumihanViews

// A view of the author's own in place of the chosen one, in the forms that show one alone (iOS 18).
extension Picker {
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: label, fileID: fileID, line: line,
      column: column)
    current = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  public init<V: View>(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      title, selection: selection, content: content, fileID: fileID, line: line, column: column)
    current = AnyView(currentValueLabel())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title, selection: selection, content: content, fileID: fileID, line: line, column: column)
    current = AnyView(currentValueLabel())
  }
}

extension Picker where Label == KumihanControls.Label<Text, Image> {
  public init<V: View>(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      title, systemImage: systemImage, selection: selection, content: content, fileID: fileID,
      line: line, column: column)
    current = AnyView(currentValueLabel())
  }
}
