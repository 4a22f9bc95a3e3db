public import KumihanLayout
public import KumihanViews

/// A tip as a card: picture, title, message, a cross to close it, and its buttons below a line.
public struct TipView<Content: Tip>: _PlacedView {
  private let tip: Content?
  public let _site: CallSite

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.tip = tip
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if let tip { TipCard(tip: tip) }
  }
}

/// The card of a tip; its measures are *estimated*.
struct TipCard<Content: Tip>: View {
  let tip: Content
  @Environment(\.tipBackground) private var ground
  @Environment(\.tipImageSize) private var imageSize

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image { picture(image) }
        VStack(alignment: .leading, spacing: 2) {
          tip.title.font(.headline)
          if let message = tip.message {
            message.font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer(minLength: 0)
        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
          .accessibilityLabel("Close").accessibilityAddTraits(.isButton)
      }
      ForEach(tip.actions.indices, id: \.self) { index in
        Divider()
        tip.actions[index].label().font(.body).foregroundStyle(.tint)
          .accessibilityAddTraits(.isButton)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      ground ?? AnyShapeStyle(Color(.secondarySystemBackground)),
      in: RoundedRectangle(cornerRadius: 13, style: .continuous)
    )
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder
  private func picture(_ image: Image) -> some View {
    if let imageSize {
      image.resizable().scaledToFit().frame(width: imageSize.width, height: imageSize.height)
        .foregroundStyle(.tint)
    } else {
      image.font(.system(size: 36)).foregroundStyle(.tint)
    }
  }
}

private struct TipBackgroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
private struct TipImageSizeKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  var tipBackground: AnyShapeStyle? {
    get { self[TipBackgroundKey.self] }
    set { self[TipBackgroundKey.self] = newValue }
  }
  var tipImageSize: CGSize? {
    get { self[TipImageSizeKey.self] }
    set { self[TipImageSizeKey.self] = newValue }
  }
}

extension View {
  /// Policy: tips that stand over a screen are not shown; those in it are.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self { self }

  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.tipBackground, AnyShapeStyle(style))
  }
  public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }
  /// No-op: a card has the corners of the system's.
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> Self { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> Self { self }
}

/// How a tip looks.
public protocol TipViewStyle {}
/// A small card.
public struct MiniTipViewStyle: TipViewStyle { public init() {} }

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
