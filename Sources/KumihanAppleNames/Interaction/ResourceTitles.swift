public import KumihanControls
public import KumihanViews

// Titles that are looked up where they are shown; disfavoured, because a literal is a key.

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), image: image, fileID: fileID, line: line, column: column)
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), action: action, fileID: fileID, line: line, column: column)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Binding<Bool>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), isOn: isOn, fileID: fileID, line: line, column: column)
  }
}

extension View {
  @_disfavoredOverload
  public func navigationTitle(
    _ title: LocalizedStringResource, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    navigationTitle(LocalizedStringKey(title), fileID: fileID, line: line, column: column)
  }
}

extension Picker {
  /// A picker whose chosen value has words of its own; a picture shows the choice itself.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: label, fileID: fileID, line: line,
      column: column)
  }
}
