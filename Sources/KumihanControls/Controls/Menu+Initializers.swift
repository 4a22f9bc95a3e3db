public import KumihanViews

extension Menu where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(title, content: content, fileID: fileID, line: line, column: column) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(title, content: content, fileID: fileID, line: line, column: column) }
}

extension Menu where Label == KumihanControls.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { KumihanControls.Label(title, systemImage: systemImage) },
      fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title, systemImage: systemImage, content: content, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title, systemImage: systemImage, content: content, fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { KumihanControls.Label(title, image: image) }, fileID: fileID,
      line: line, column: column)
  }
}
