public import KumihanViews

/// The position of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case leading, trailing, principal, bottom, keyboard, overflow, hidden
  }
  let side: Side
  /// On tinted glass, and on glass of its own, where items stand on glass.
  var isProminent = false
  var isAlone = false
  /// In the middle of its bar.
  var isMiddle = false

  public static let automatic = ToolbarItemPlacement(side: .trailing)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(
    side: .trailing, isProminent: true, isAlone: true)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// In the menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(side: .overflow)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading, isAlone: true)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  public static let navigation = ToolbarItemPlacement(side: .leading)
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// Words around a large title, which are not drawn.
  public static let title = ToolbarItemPlacement(side: .hidden)
  public static let largeTitle = ToolbarItemPlacement(side: .hidden)
  public static let subtitle = ToolbarItemPlacement(side: .hidden)
  public static let largeSubtitle = ToolbarItemPlacement(side: .hidden)
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  public static let status = ToolbarItemPlacement(side: .bottom, isMiddle: true)
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  private var name = "automatic"
}

/// An item with the side of its bar.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  /// The item; those of a group in a row.
  let view: AnyView
  /// The same, each item of a group by itself.
  let items: AnyView

  init(placement: ToolbarItemPlacement, view: AnyView, items: AnyView? = nil) {
    (self.placement, self.view, self.items) = (placement, view, items ?? view)
  }
}

/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  func _collect(into entries: inout [_ToolbarEntry])
}

extension ToolbarContent {
  public func _collect(into entries: inout [_ToolbarEntry]) { body._collect(into: &entries) }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("primitive toolbar content has no body") }
}

extension Never: ToolbarContent {
  public func _collect(into entries: inout [_ToolbarEntry]) {}
}

/// One item of a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  let site: CallSite

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.placement, self.content) = (placement, content())
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// An item that the reader may move, by its identifier.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      placement: placement, content: content, fileID: fileID, line: line, column: column)
  }

  public func _collect(into entries: inout [_ToolbarEntry]) {
    entries.append(_ToolbarEntry(placement: placement, view: AnyView(content._placed(at: site))))
  }
}

/// A group of items.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  let site: CallSite

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.placement, self.content) = (placement, content())
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// A group that would become a menu with this label in a bar without room for its items.
  public init<Items: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Items,
    @ViewBuilder label: () -> some View, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Content == LabeledToolbarItemGroupContent<Items> {
    self.init(
      placement: placement, content: { LabeledToolbarItemGroupContent(content: content()) },
      fileID: fileID, line: line, column: column)
  }

  public func _collect(into entries: inout [_ToolbarEntry]) {
    let view = AnyView(HStack(spacing: 16) { content }._placed(at: site))
    entries.append(
      _ToolbarEntry(
        placement: placement, view: view, items: AnyView(content._placed(at: site))))
  }
}

/// The items of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View>: View {
  let content: Content
  public var body: some View { content }
}

/// Several items.
public struct _ToolbarGroup<each Content: ToolbarContent>: ToolbarContent {
  let content: (repeat each Content)

  public func _collect(into entries: inout [_ToolbarEntry]) {
    repeat (each content)._collect(into: &entries)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func _collect(into entries: inout [_ToolbarEntry]) { self?._collect(into: &entries) }
}

/// One of two kinds of items.
public struct _ToolbarChoice<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First?
  let second: Second?

  public func _collect(into entries: inout [_ToolbarEntry]) {
    first?._collect(into: &entries)
    second?._collect(into: &entries)
  }
}

/// Turns a closure's items into toolbar content.
@MainActor @preconcurrency @resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarGroup<repeat each C> { _ToolbarGroup(content: (repeat each content)) }

  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    first: A
  ) -> _ToolbarChoice<A, B> { _ToolbarChoice(first: first, second: nil) }

  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    second: B
  ) -> _ToolbarChoice<A, B> { _ToolbarChoice(first: nil, second: second) }

  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}

/// Gives items to the bar, with what was set around the view that has them.
private struct ToolbarEntries: ViewModifier {
  let entries: [_ToolbarEntry]
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let entries = entries.map { entry in
      _ToolbarEntry(
        placement: entry.placement, view: AnyView(entry.view.inheriting(environment)),
        items: AnyView(entry.items.inheriting(environment)))
    }
    return content.navigationBar { $0.entries += entries }
  }
}

extension View {
  /// Environment: what was set around a view, but not around the bar that this one stands in. On glass
  /// items have the colour of labels, whatever the tint around.
  fileprivate func inheriting(_ values: EnvironmentValues) -> _EnvironmentWriter<Self> {
    writing {
      $0.inherit(values)
      if values.figures.bar.glass == nil { $0.style.tint = values.style.tint }
      $0.listRows = false
    }
  }
}

/// Items that the reader may move.
public typealias CustomizableToolbarContent = ToolbarContent

/// What may be done with an item that the reader may move.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

extension ToolbarContent {
  /// No-op: a picture's bar is as it was made.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}

/// What a reader may do with an item in any case.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension View {
  public func toolbar<C: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    toolbar(content: content, fileID: fileID, line: line, column: column)
  }

  /// Policy: the navigation stack around the view draws the items in its bar.
  public func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    var entries: [_ToolbarEntry] = []
    content()._collect(into: &entries)
    let keys = entries.filter { $0.placement.side == .keyboard }.map(\.view)
    return modifier(ToolbarEntries(entries: entries))
      .keyboardBar(keys, at: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Policy: views without a placement go to the bar's trailing end.
  @_disfavoredOverload
  public func toolbar<V: View>(
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let site = CallSite(fileID: fileID, line: line, column: column)
    let items = content()
    let entry = _ToolbarEntry(
      placement: .automatic, view: AnyView(HStack(spacing: 16) { items }._placed(at: site)),
      items: AnyView(items._placed(at: site)))
    return modifier(ToolbarEntries(entries: [entry]))
  }

  /// Policy: hides the given bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let hides = visibility == .hidden
    return navigationBar {
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        $0.isHidden = hides
      }
      if bars.contains(.tabBar) { $0.hidesTabBar = hides }
    }
    .marked { if bars.contains(.tabBar) { $0.hidesTabBar = hides } }
  }

  /// Policy: the ground of bars; at rest they have none unless one is set.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    barGround(visibility, of: bars, at: CallSite(fileID: fileID, line: line, column: column))
  }
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let background = AskedBackground(
      style, at: CallSite(fileID: fileID, line: line, column: column))
    return navigationBar {
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        $0.background = background
      }
    }
    .lowerBars(bars) { $0.background = background }
  }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    barGround(visibility, of: bars, at: CallSite(fileID: fileID, line: line, column: column))
  }

  private func barGround(
    _ visibility: Visibility, of bars: [ToolbarPlacement], at site: CallSite
  ) -> some View {
    navigationBar {
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      switch visibility {
      case .visible: $0.background = $0.background ?? AskedBackground(.bar, at: site)
      case .hidden: $0.background = AskedBackground(Color.clear, at: site)
      case .automatic: break
      }
    }
    .lowerBars(bars) { $0.isVisible = visibility == .automatic ? nil : visibility == .visible }
  }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let hides = visibility == .hidden
    return navigationBar {
      if bars.contains(.navigationBar) || bars.contains(.automatic) { $0.isHidden = hides }
      if bars.contains(.tabBar) { $0.hidesTabBar = hides }
    }
    .marked { if bars.contains(.tabBar) { $0.hidesTabBar = hides } }
  }
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { navigationBar { $0.colorScheme = scheme } }
  /// No-op: bars have only one look.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  /// Policy: a title in the row of the bar has an arrow; the menu is drawn when it is asked for.
  public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let menu = TitleMenu(
      content: AnyView(content()), site: CallSite(fileID: fileID, line: line, column: column))
    return navigationBar { $0.titleMenu = menu }
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar {
      guard mode != .automatic else { return }
      $0.isInline = mode != .large
      $0.titleLeads = mode == .inlineLarge
    }
  }
}

extension View {
  /// Data: the items above the keyboard, if there are any.
  @ViewBuilder fileprivate func keyboardBar(_ items: [AnyView], at site: CallSite) -> some View {
    if items.isEmpty { self } else { presentsKeyboard(items, at: site) }
  }
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
  public static let automatic = ToolbarRole()
  public static let editor = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let navigationStack = ToolbarRole()
}

/// The display mode of a bar's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}
