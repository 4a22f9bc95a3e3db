public import KumihanViews

/// Related controls, in the current style.
public struct ControlGroup<Content: View>: _PlacedView {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style
  public let _site: CallSite

  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.content, label) = (content(), nil)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.content, self.label) = (content(), AnyView(label()))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.content, label) = (content(), AnyView(Text(title)))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.content, label) = (content(), AnyView(Label(title, systemImage: systemImage)))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.content, label) = (content(), AnyView(Text(verbatim: String(title))))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.content, label) = (content(), AnyView(Label(title, systemImage: systemImage)))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    AnyView(
      style.body(
        ControlGroupStyleConfiguration(
          content: .init(view: AnyView(content)), label: label.map { .init(view: $0) })))
  }
}
