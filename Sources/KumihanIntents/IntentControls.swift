public import KumihanControls
public import KumihanViews

extension Button {
  /// A button that starts an intent; nobody presses it in a picture.
  public init<I: AppIntent>(
    intent: I, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(action: {}, label: label, fileID: fileID, line: line, column: column)
  }
  public init<I: AppIntent>(
    role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(role: role, action: {}, label: label, fileID: fileID, line: line, column: column)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(
    _ title: LocalizedStringKey, intent: I, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(title, action: {}, fileID: fileID, line: line, column: column) }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(
    _ title: S, intent: I, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(title, action: {}, fileID: fileID, line: line, column: column) }
}

extension Toggle {
  /// A switch that starts an intent.
  public init<I: AppIntent>(
    isOn: Bool, intent: I, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: .constant(isOn), label: label, fileID: fileID, line: line, column: column)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that starts an intent.
  public init<I: AppIntent>(
    _ title: LocalizedStringKey, isOn: Bool, intent: I, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(title, isOn: .constant(isOn), fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(
    _ title: S, isOn: Bool, intent: I, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(title, isOn: .constant(isOn), fileID: fileID, line: line, column: column)
  }
}
