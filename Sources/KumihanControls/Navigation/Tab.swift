public import KumihanViews

/// A screen of a tab view with its label.
public struct Tab<Value: Hashable, Content: View, Label: View>: _PlacedView {
  let value: Value?
  let content: Content
  let label: Label
  let role: TabRole?
  public let _site: CallSite

  init(
    tag value: Value?, _ content: Content, _ label: Label, _ role: TabRole?, fileID: StaticString,
    line: Int, column: Int
  ) {
    (self.value, self.content, self.label, self.role) = (value, content, label, role)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    let label = AnyView(label)
    Group(subviews: content.rooted()) { views in
      let screen = views.first?.containerValues.part
      ZStack { views }.transformContainerValues {
        $0.part.tabItem = label
        $0.part.isSearchTab = role == .search
        // What the screen says of its bars, the tab says.
        if let screen {
          ($0.part.hasBar, $0.part.hidesTabBar) = (screen.hasBar, screen.hidesTabBar)
          $0.part.tabBackground = screen.tabBackground
        }
        if let value { $0.setTag(value) }
      }
    }
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// A tab's title below its symbol or picture.
public struct DefaultTabLabel: View {
  let label: KumihanControls.Label<Text, Image>
  public var body: some View { label }

  /// The system's label for search.
  static var search: DefaultTabLabel {
    DefaultTabLabel(label: KumihanControls.Label("Search", systemImage: "magnifyingglass"))
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(tag: value, content(), label(), role, fileID: fileID, line: line, column: column) }

  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Value == Never {
    self.init(tag: nil, content(), label(), role, fileID: fileID, line: line, column: column)
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      tag: value, content(),
      DefaultTabLabel(label: KumihanControls.Label(title, systemImage: systemImage)), role,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      tag: value, content(),
      DefaultTabLabel(label: KumihanControls.Label(title, systemImage: systemImage)), role,
      fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      tag: value, content(), DefaultTabLabel(label: KumihanControls.Label(title, image: image)),
      role, fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Value == Never {
    self.init(
      tag: nil, content(),
      DefaultTabLabel(label: KumihanControls.Label(title, systemImage: systemImage)), role,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Value == Never {
    self.init(
      tag: nil, content(),
      DefaultTabLabel(label: KumihanControls.Label(title, systemImage: systemImage)), role,
      fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Value == Never {
    self.init(
      tag: nil, content(), DefaultTabLabel(label: KumihanControls.Label(title, image: image)),
      role, fileID: fileID, line: line, column: column)
  }

  public init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(tag: value, content(), .search, role, fileID: fileID, line: line, column: column)
  }

  public init(
    role: TabRole, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Value == Never {
    self.init(tag: nil, content(), .search, role, fileID: fileID, line: line, column: column)
  }
}

/// A group of tabs; a bar shows them side by side with the others.
public struct TabSection<Content: View>: _PlacedView {
  let content: Content
  public let _site: CallSite

  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content }
}

extension TabSection where Content: TabContent {
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content.TabValue == Value {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}
