public import KumihanViews

/// A button that opens a menu: its label in the tint; the menu is drawn when it is asked for.
public struct Menu<Label: View, Content: View>: _PlacedView {
  let label: Label
  let content: Content
  @Environment(\.menuItems) private var isInMenu
  public let _site: CallSite

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.label, self.content) = (label(), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.label, self.content) = (label(), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if isInMenu {
      SubmenuRow(label: label)
    } else {
      Button(action: {}, label: { label })
        .presenting(.menu, isOn: false, at: _site) { screen in
          AnyView(MenuScreen(screen: screen, content: AnyView(content)))
        }
    }
  }
}

extension Menu where Label == Text {
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

extension Menu where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (label, self.content) = (KumihanControls.Label(title, systemImage: systemImage), content())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

/// A link to an address: its label in the tint, a link in documents.
public struct Link<Label: View>: _PlacedView {
  let label: Label
  let destination: URL
  public let _site: CallSite

  public init(
    destination: URL, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.label, self.destination) = (label(), destination)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @Environment(\.menuItems) private var isInMenu

  public var body: some View {
    if isInMenu {
      Button(action: {}, label: { label })
    } else {
      label.modifier(DisabledInk()).defaultForeground(.tint).documentLink(
        destination.absoluteString)
    }
  }
}

extension Link where Label == Text {
  public init(
    _ title: LocalizedStringKey, destination: URL, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (label, self.destination) = (Text(title), destination)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: URL, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (label, self.destination) = (Text(title), destination)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

/// A button that would share something: its label in the tint.
public struct ShareLink<Label: View>: _PlacedView {
  let label: Label
  public let _site: CallSite

  public init<Item, Shown>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Shown>,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == KumihanControls.Label<Text, Image> {
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = KumihanControls.Label("Share…", systemImage: "square.and.arrow.up")
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<Item>(
    _ title: LocalizedStringKey, item: Item, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    label = KumihanControls.Label(title, systemImage: "square.and.arrow.up")
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

/// The preview in a share sheet.
public struct SharePreview<Shown> {
  public init<S: StringProtocol>(_ title: S, image: Shown) {}
  public init(_ title: LocalizedStringKey, image: Shown) {}
  public init<S: StringProtocol>(_ title: S) where Shown == Never {}
}

/// A style for menus. All are drawn as their label.
public protocol MenuStyle {}

/// The default style.
public struct DefaultMenuStyle: MenuStyle { public init() {} }

/// A button.
public struct ButtonMenuStyle: MenuStyle { public init() {} }

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

extension View {
  /// No-op: a menu is drawn as its label.
  public func menuStyle<S: MenuStyle>(_ style: S) -> Self { self }
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
}
