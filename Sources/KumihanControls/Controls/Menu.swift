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

  @Environment(\.menuLook) private var look

  public var body: some View {
    if isInMenu {
      SubmenuRow(label: label)
    } else if let look {
      AnyView(look.body(MenuStyleConfiguration(label: AnyView(label), content: AnyView(content))))
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
      StyledButton(role: nil, label: AnyView(label)).documentLink(destination.absoluteString)
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

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

extension View {
  /// No-op: a menu's items are drawn in their order.
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
}
