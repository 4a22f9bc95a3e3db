public import KumihanControls
public import KumihanViews

extension View {
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    navigationTitle(Text(verbatim: String(title), fileID: fileID, line: line, column: column))
      .navigationBarTitleDisplayMode(displayMode)
  }

  /// Policy: the menu is drawn when it is asked for.
  @ViewBuilder public func contextMenu<Items: View>(
    _ menu: ContextMenu<Items>?, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    if let menu {
      contextMenu(menuItems: { menu.items }, fileID: fileID, line: line, column: column)
    } else {
      self
    }
  }
}

/// A context menu as a value, in its older form.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
