public import KumihanViews

/// A label, and content that shows while the group is open, in the current style.
public struct DisclosureGroup<Label: View, Content: View>: _PlacedView {
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  public let _site: CallSite

  private init(
    _ binding: Binding<Bool>?, _ label: Label, _ content: Content, fileID: StaticString, line: Int,
    column: Int
  ) {
    (self.binding, self.label, self.content) = (binding, label, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(isExpanded, label(), content(), fileID: fileID, line: line, column: column) }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(nil, label(), content(), fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    AnyView(
      style.body(
        DisclosureGroupStyleConfiguration(
          label: .init(view: AnyView(label)),
          content: .init(view: AnyView(content.environment(\.disclosureGroupStyle, style))),
          isExpanded: binding ?? $isOpen)))
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// The group that a style received, in the style around it.
  public init(
    _ configuration: DisclosureGroupStyleConfiguration, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      configuration.$isExpanded, configuration.label, configuration.content, fileID: fileID,
      line: line, column: column)
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(nil, Text(title), content(), fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(nil, Text(title), content(), fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(isExpanded, Text(title), content(), fileID: fileID, line: line, column: column) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(isExpanded, Text(title), content(), fileID: fileID, line: line, column: column) }
}
