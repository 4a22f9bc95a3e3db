public import KumihanViews

// Toggles of several values at once: on where all are.

extension Toggle {
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding<Bool>(
      get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
      set: { value in bindings.forEach { $0.wrappedValue = value } })
    let isMixed = Set(bindings.map(\.wrappedValue)).count > 1
    self.init(isOn: all, isMixed: isMixed, label: label, fileID: fileID, line: line, column: column)
  }
}

extension Toggle where Label == Text {
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { Text(title) }, fileID: fileID, line: line,
      column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { Text(title) }, fileID: fileID, line: line,
      column: column)
  }
}

extension Toggle where Label == KumihanControls.Label<Text, Image> {
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn,
      label: { KumihanControls.Label(title, systemImage: systemImage) }, fileID: fileID,
      line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, image: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { KumihanControls.Label(title, image: image) }, fileID: fileID,
      line: line, column: column)
  }
}
