public import KumihanViews

// Pickers of several values at once: they show the first's.

extension Picker {
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where SelectionValue: ExpressibleByNilLiteral {
    self.init(
      selection: sources.first?[keyPath: selection] ?? .constant(nil), content: content,
      label: label, fileID: fileID, line: line, column: column)
  }

  /// - Precondition: there is a value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: sources[sources.startIndex][keyPath: selection], content: content, label: label,
      fileID: fileID, line: line, column: column)
  }
}

extension Picker where Label == Text {
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      fileID: fileID, line: line, column: column)
  }
}
