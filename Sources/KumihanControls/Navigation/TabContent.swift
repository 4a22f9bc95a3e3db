public import KumihanViews

/// Tabs whose values are of one type, so that a tab may say `value: .home`.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

/// Several tabs, or one with what was said of it.
public struct _TabGroup<TabValue: Hashable, Content: View>: TabContent {
  let content: Content
  public var body: some View { content }
}

/// Turns a closure's tabs into one view.
@MainActor @preconcurrency @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ tab: C) -> C where C.TabValue == TabValue {
    tab
  }
  public static func buildBlock<C: TabContent>(_ tab: C) -> C where C.TabValue == TabValue { tab }
  public static func buildBlock<each C: TabContent>(
    _ tabs: repeat each C
  ) -> _TabGroup<TabValue, TupleView<(repeat each C)>> {
    _TabGroup(content: ViewBuilder.buildBlock(repeat each tabs))
  }
  public static func buildIf<C: TabContent>(_ tab: C?) -> _TabGroup<TabValue, C?> {
    _TabGroup(content: tab)
  }
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>> {
    _TabGroup(content: ViewBuilder.buildEither(first: first))
  }
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>> {
    _TabGroup(content: ViewBuilder.buildEither(second: second))
  }
  public static func buildLimitedAvailability<C: TabContent>(_ tab: C) -> C { tab }
}

extension TabView {
  /// The tabs of a type of values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == _TabGroup<SelectionValue, C>, C.TabValue == SelectionValue {
    let tabs = content()
    self.init(
      selection: Optional(selection), content: { _TabGroup<SelectionValue, C>(content: tabs) },
      fileID: fileID,
      line: line, column: column)
  }
}

extension TabContent {
  /// What follows is said of a tab as of any view.
  public func badge(_ count: Int) -> _TabGroup<TabValue, some View> {
    _TabGroup(content: AnyView(self).badge(count))
  }
  public func badge(_ label: LocalizedStringKey?) -> _TabGroup<TabValue, some View> {
    _TabGroup(content: AnyView(self).badge(label))
  }
  public func badge(_ label: Text?) -> _TabGroup<TabValue, some View> {
    _TabGroup(content: AnyView(self).badge(label))
  }
  /// A tab that is hidden is left out.
  public func hidden(_ hidden: Bool = true) -> _TabGroup<TabValue, Self?> {
    _TabGroup(content: hidden ? nil : self)
  }
  public func accessibilityIdentifier(_ identifier: String) -> _TabGroup<TabValue, some View> {
    _TabGroup(content: AnyView(self).accessibilityIdentifier(identifier))
  }
  /// No-op: a picture's tabs are as they were made.
  public func customizationID(_ id: String) -> Self { self }
  public func sectionActions<A: View>(@ViewBuilder content: () -> A) -> Self { self }
}
