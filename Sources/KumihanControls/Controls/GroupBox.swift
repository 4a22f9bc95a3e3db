public import KumihanViews

/// A titled box in the current style.
public struct GroupBox<Label: View, Content: View>: _PlacedView {
  let label: Label
  let content: Content
  public let _site: CallSite

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.label, self.content) = (label(), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    label: Label, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.label, self.content) = (label, content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Label == EmptyView {
    (label, self.content) = (EmptyView(), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Label == Text {
    (label, self.content) = (Text(title), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where Label == Text {
    (label, self.content) = (Text(title), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @Environment(\.groupBoxStyle) private var style

  public var body: some View {
    AnyView(
      style.body(
        GroupBoxStyleConfiguration(
          label: .init(view: AnyView(label)),
          content: .init(view: AnyView(content.environment(\.groupBoxStyle, style))))))
  }
}
