public import KumihanViews

/// Links that are followed where a binding says so: the stack shows where the last of them leads.
extension NavigationLink {
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: label(), fileID: fileID, line: line, column: column)
    followed = (isActive, destination)
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(label: label(), fileID: fileID, line: line, column: column)
    followed = (isActive, destination())
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: label(), fileID: fileID, line: line, column: column)
    followed = (selection.chooses(tag), destination)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(label: label(), fileID: fileID, line: line, column: column)
    followed = (selection.chooses(tag), destination())
  }

  /// No-op: says what a link does on other systems.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

extension NavigationLink where Label == Text {
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    followed = (isActive, destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    followed = (isActive, destination)
  }

  public init<V: Hashable>(
    _ title: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    followed = (selection.chooses(tag), destination())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    followed = (selection.chooses(tag), destination())
  }

  public init<V: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    followed = (selection.chooses(tag), destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    followed = (selection.chooses(tag), destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(label: Text(title), fileID: fileID, line: line, column: column) }
}

extension Binding {
  /// Whether a value is the one that is chosen.
  fileprivate func chooses<V: Hashable>(_ value: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == value }, set: { wrappedValue = $0 ? value : nil })
  }
}
