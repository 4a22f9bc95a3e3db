public import KumihanViews

/// A widget's content on its ground, in its family's size, with its margins and corners.
public struct _WidgetFrame<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let content: Content

  public init(family: WidgetFamily, hasMargins: Bool = true, @ViewBuilder content: () -> Content) {
    (self.family, self.hasMargins, self.content) = (family, hasMargins, content())
  }

  public var body: some View {
    let margin = family.margin
    let margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    content
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .environment(\.isWidget, true)
      // Buttons of widgets have a ground of their own.
      .buttonStyle(.bordered)
      .padding(hasMargins ? margin : 0)
      .frame(width: family._size.width, height: family._size.height)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { ground in
        ZStack {
          if let ground, !family.isAccessory {
            ground
          } else if !family.isAccessory {
            Color(.systemBackground)
          }
        }
        .frame(width: family._size.width, height: family._size.height)
      }
      .clipShape(RoundedRectangle(cornerRadius: family.radius, style: .continuous))
  }
}

/// The ground of an accessory.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Rectangle().fill(.quaternary) }
}

/// The family that a preview of a widget's view is drawn in.
public struct WidgetPreviewContext {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// The view in a widget of the family.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    _WidgetFrame(family: context.family) { self }
      .previewLayout(.fixed(width: context.family._size.width, height: context.family._size.height))
  }

  /// No-op: what stands beside an accessory is not drawn.
  public func widgetLabel(_ label: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> Self { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> Self { self }
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> Self { self }
}

/// The shapes of views in a group of accessories.
public enum AccessoryWidgetGroupStyle: Hashable, Sendable {
  case automatic, circular, roundedSquare
}

extension Image {
  /// No-op: a picture has its own colours.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

/// How a picture is shown in an accented widget.
public enum WidgetAccentedRenderingMode: Hashable, Sendable {
  case accented, desaturated, accentedDesaturated, fullColor
}
