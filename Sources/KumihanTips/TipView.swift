public import KumihanLayout
public import KumihanViews

/// A tip as a card: picture, title, message, a cross to close it, and its buttons below a line.
public struct TipView<Content: Tip>: _PlacedView {
  private let configuration: TipViewStyleConfiguration?
  public let _site: CallSite

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    configuration = tip.map(TipViewStyleConfiguration.init)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if let configuration { StyledTip(configuration: configuration) }
  }
}

/// A tip in the style that is set around it.
private struct StyledTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook.style) private var style

  var body: some View {
    if let style {
      AnyView(style.makeBody(configuration: configuration))
    } else {
      TipCard(tip: configuration)
    }
  }
}

/// The card of a tip; its measures are *estimated*.
struct TipCard: View {
  let tip: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image { picture(image) }
        VStack(alignment: .leading, spacing: 2) {
          tip.title?.font(.headline)
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
      look.ground ?? AnyShapeStyle(Color(.secondarySystemBackground)),
      in: RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous)
    )
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder
  private func picture(_ image: Image) -> some View {
    if let imageSize = look.imageSize {
      image.resizable().scaledToFit().frame(width: imageSize.width, height: imageSize.height)
        .foregroundStyle(.tint)
    } else {
      image.font(.system(size: 36)).foregroundStyle(.tint)
    }
  }
}

/// What modifiers say of the tips in a view.
struct TipLook {
  var ground: AnyShapeStyle?
  var imageSize: CGSize?
  var cornerRadius = 13.0
  var style: (any TipViewStyle)?
}

private struct TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}
