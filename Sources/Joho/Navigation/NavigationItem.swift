/// A place that a sidebar or a tab bar leads to.
public struct NavigationItem: Hashable, Sendable, Identifiable {
  public let id: String
  public var title: String
  /// The name of its symbol.
  public var icon: String

  /// Without an `id` the title identifies the item.
  public init(id: String? = nil, title: String, icon: String) {
    (self.id, self.title, self.icon) = (id ?? title, title, icon)
  }

  /// The same place in a tab bar.
  public var asTab: JohoTabBar.Tab { self }
}
