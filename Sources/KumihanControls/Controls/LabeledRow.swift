public import KumihanViews

/// A label at the leading end, unless hidden, and a control at the trailing one.
struct LabeledRow<Label: View, Control: View>: View {
  @ViewBuilder let label: Label
  @ViewBuilder let control: Control
  /// Whether the control, which is words, stands below the label in very large text: in lists, or
  /// everywhere.
  var stacksLargeText = false
  var stacksOutsideLists = false
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.listRows) private var isInList
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if labels == .hidden {
      control.says(label)
    } else if stacksLargeText, isInList || stacksOutsideLists, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        control
      }
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}

extension LabeledRow {
  /// Layout: in very large text the control stands below the label, in lists or everywhere.
  func stackingLargeText(outsideLists: Bool = false) -> Self {
    var copy = self
    (copy.stacksLargeText, copy.stacksOutsideLists) = (true, outsideLists)
    return copy
  }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Environment write: controls inside omit their labels.
  public func labelsHidden() -> _EnvironmentWriter<Self> {
    writing { $0.labelsVisibility = .hidden }
  }
  public func labelsVisibility(_ visibility: Visibility) -> _EnvironmentWriter<Self> {
    writing { $0.labelsVisibility = visibility }
  }
}

/// A label with its value.
public struct LabeledContent<Label: View, Content: View>: _PlacedView {
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

  @Environment(\.labeledContentStyle) private var style

  public var body: some View {
    AnyView(
      style.body(
        LabeledContentStyleConfiguration(
          label: .init(view: AnyView(TitledLabel(label: label))),
          content: .init(view: AnyView(content.part(.value)))))
    )
    .semantics { $0.children = .combineText }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(
    _ configuration: LabeledContentStyleConfiguration, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (label, content) = (configuration.label, configuration.content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension LabeledContent where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (label, self.content) = (Text(title), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (label, self.content) = (Text(title), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(
    _ title: LocalizedStringKey, value: S, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (label, content) = (Text(title), Text(value))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (label, content) = (Text(title), Text(value))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<F: FormatStyle & Sendable>(
    _ title: LocalizedStringKey, value: F.FormatInput, format: F, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    (label, content) = (Text(title), Text(value, format: format))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle & Sendable>(
    _ title: S, value: F.FormatInput, format: F, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  )
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    (label, content) = (Text(title), Text(value, format: format))
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}
