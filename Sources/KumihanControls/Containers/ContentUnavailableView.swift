public import KumihanViews

/// A notice that there is no content to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PlacedView {
  let label: Label
  let description: Description
  let actions: Actions
  public let _site: CallSite

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Actions == EmptyView {
    (self.label, self.description, actions) = (label(), description(), EmptyView())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Description == EmptyView {
    (self.label, description, self.actions) = (label(), EmptyView(), actions())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  )
  where Description == EmptyView, Actions == EmptyView {
    (self.label, description, actions) = (label(), EmptyView(), EmptyView())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, systemImage: String, description: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Label == KumihanControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = KumihanControls.Label(title, systemImage: systemImage)
    (self.description, actions) = (description, EmptyView())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, description: Text? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where Label == KumihanControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = KumihanControls.Label(title, systemImage: systemImage)
    (self.description, actions) = (description, EmptyView())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Label == KumihanControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = KumihanControls.Label(title, image: name)
    (self.description, actions) = (description, EmptyView())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where Label == KumihanControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = KumihanControls.Label(title, image: name)
    (self.description, actions) = (description, EmptyView())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: 14) {
      label.labelStyle(NoticeLabelStyle())
      description.font(.subheadline).placeForeground(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct NoticeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where
  Label == KumihanControls.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  /// The notice for a search without results.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  public static func search(
    text: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text(
        "Check the spelling or try a new search.", fileID: fileID, line: line, column: column),
      fileID: fileID, line: line, column: column)
  }
}
