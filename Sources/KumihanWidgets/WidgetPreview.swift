public import KumihanViews

/// The preview of a widget: its first entry, in its family's size.
@MainActor
public enum WidgetPreview {
  /// Turns a closure's entries into a timeline.
  @resultBuilder
  public enum TimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] {
      [entry]
    }
    public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
      parts.flatMap { $0 }
    }
    public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
      parts.flatMap { $0 }
    }
    public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
      part ?? []
    }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  }

  /// The name and the size of a preview.
  public static func traits<Entry>(
    _ name: String? = nil, as family: WidgetFamily, using entry: Entry
  ) -> (name: String?, traits: [PreviewTrait<PreviewTraits>]) { traits(name, as: family) }
  public static func traits(
    _ name: String? = nil, as family: WidgetFamily
  ) -> (name: String?, traits: [PreviewTrait<PreviewTraits>]) {
    (name, [.fixedLayout(width: family._size.width, height: family._size.height)])
  }

  /// The widget with its first entry, or with its placeholder where it has none.
  public static func view<W: Widget, Entry>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Entry, widget: () -> W,
    @TimelineBuilder timeline: () -> [any TimelineEntry] = { [] }
  ) -> some View { view(name, as: family, widget: widget, timeline: timeline) }

  public static func view<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: () -> W,
    @TimelineBuilder timeline: () -> [any TimelineEntry] = { [] }
  ) -> some View {
    let configuration = widget().body
    let view =
      timeline().first.flatMap { configuration._view(of: $0) }
      ?? configuration._placeholder(in: family)
    return _WidgetFrame(family: family, hasMargins: configuration._hasMargins) {
      if let view { view } else { Text("no entry") }
    }
  }

  /// The widget with its provider's placeholder: a timeline comes only after a picture is drawn.
  public static func view<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: () -> W,
    timelineProvider: () -> Provider
  ) -> some View { view(as: family, widget: widget) }

  public static func view<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: () -> W,
    timelineProvider: () -> Provider
  ) -> some View { view(as: family, widget: widget) }

  public static func view<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: () -> W,
    timelineProvider: () -> Provider
  ) -> some View { view(as: family, widget: widget) }

  /// As Xcode's macro asks for it.
  public static func make<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry] = { [] }
  ) -> Preview {
    Preview(
      name, traits: .fixedLayout(width: family._size.width, height: family._size.height)
    ) { view(as: family, widget: widget, timeline: timeline) }
  }
}

/// Shows a widget with its entries while it is developed, and in tests.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @WidgetPreview.TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "KumihanMacros", type: "PreviewMacro")
