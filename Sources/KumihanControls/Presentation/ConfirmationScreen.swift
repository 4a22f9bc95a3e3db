import KumihanViews

/// A confirmation dialog: actions at the bottom of a narrow screen, or a panel at its source.
struct ConfirmationScreen: View {
  let screen: PresentedScreen
  let words: DialogWords
  let showsTitle: Bool
  @Environment(\.presentationFigures) private var figures
  @Environment(\.horizontalSizeClass) private var width

  private var standsAtSource: Bool { figures.dialog.standsAtSource || width == .regular }

  var body: some View {
    LayeredScreen(base: screen.base) {
      ZStack {
        if standsAtSource {
          SourcePanel(screen: screen, gap: figures.menu.gap, margin: figures.menu.margin) {
            panel
          }
        } else {
          DimLayer(figure: figures.alert.dim)
          panel.padding(.horizontal, figures.dialog.margin)
            .padding(.bottom, screen.safeArea.bottom > 0 ? 0 : figures.dialog.margin)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
      }
      .leavingForScreen(in: screen.size, isElevated: true)
      .writing { $0.leaveForSystem() }
    }
  }

  private var panel: some View {
    Group(subviews: words.actions.asActions(look)) { views in
      ConfirmationPanel(
        words: words, items: DialogItems(views), showsTitle: showsTitle,
        standsAtSource: standsAtSource, look: look)
    }
  }

  private var look: ActionLook {
    let hasCapsules = figures.alert.capsules != nil
    let font = Font.scaledSystem(
      size: figures.dialog.font, weight: .regular, design: .default)
    return ActionLook(
      font: hasCapsules ? font.weight(.medium) : font, cancelFont: font.weight(.semibold),
      ink: hasCapsules ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint), fieldFont: .body)
  }
}

/// The shadow of a popover.
private struct PanelShadow: ViewModifier {
  let isDrawn: Bool

  func body(content: Content) -> some View {
    if isDrawn {
      content.shadow(color: .black.opacity(0.2), radius: 16, y: 4)
    } else {
      content
    }
  }
}

private struct ConfirmationPanel: View {
  let words: DialogWords
  let items: DialogItems
  let showsTitle: Bool
  let standsAtSource: Bool
  let look: ActionLook
  @Environment(\.presentationFigures.dialog) private var figures
  @Environment(\.presentationFigures.alert) private var alert
  @Environment(\.pixelLength) private var pixel

  private var hasCapsules: Bool { alert.capsules != nil }

  var body: some View {
    VStack(spacing: figures.gap) {
      VStack(spacing: hasCapsules ? alert.capsules?.gap ?? 0 : 0) {
        header
        ForEach(items.actions.indices, id: \.self) { index in
          row(items.actions[index], hasLine: index > 0 || hasHeader)
        }
      }
      .padding(hasCapsules ? alert.capsules?.inset ?? 0 : 0)
      .modifier(PanelGround(corner: figures.corner, isGlass: hasCapsules))
      .modifier(PanelShadow(isDrawn: standsAtSource && !hasCapsules))
      // At its source a tap elsewhere cancels.
      if !standsAtSource {
        Group {
          if let cancel = items.cancel {
            cancel
          } else {
            Text(verbatim: "Cancel").font(look.cancelFont).foregroundStyle(look.ink)
          }
        }
        .frame(maxWidth: .infinity, minHeight: figures.row)
        .background(Color(.system(.secondarySystemGroupedBackground)), in: figures.corner.shape)
      }
    }
    .frame(width: standsAtSource ? alert.width : nil)
  }

  private var hasHeader: Bool { showsTitle && words.title != nil || words.message != nil }

  @ViewBuilder private var header: some View {
    if hasHeader {
      VStack(alignment: hasCapsules ? .leading : .center, spacing: 4) {
        if showsTitle, let title = words.title {
          title.fontWeight(.semibold).accessibilityAddTraits(.isHeader)
        }
        if let message = words.message { message }
      }
      .font(hasCapsules ? .subheadline : .footnote)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(hasCapsules ? .leading : .center)
      .frame(maxWidth: .infinity, alignment: hasCapsules ? .leading : .center)
      .padding(.horizontal, alert.inset / (hasCapsules ? 2 : 1))
      .padding(.vertical, hasCapsules ? 4 : figures.titleInset)
    }
  }

  @ViewBuilder private func row(_ action: Subview, hasLine: Bool) -> some View {
    let label =
      action
      .padding(
        EdgeInsets(
          top: figures.titleInset / 2, leading: alert.inset, bottom: figures.titleInset / 2,
          trailing: alert.inset)
      )
      .frame(maxWidth: .infinity, minHeight: figures.row)
    if hasCapsules {
      label.background(Color(.system(.tertiarySystemFill)), in: Capsule())
    } else {
      label.overlay(alignment: .top) {
        if hasLine { Color(.system(.separator)).frame(height: pixel) }
      }
    }
  }
}
