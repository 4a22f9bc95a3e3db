public import KumihanViews

extension View {
  /// Policy: the menu is drawn over the blurred screen, with this view before it, when it is asked
  /// for.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    contextMenu(
      AnyView(menuItems()), nil, CallSite(fileID: fileID, line: line, column: column))
  }

  /// Policy: the menu is drawn over the blurred screen, with its preview, when it is asked for.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    contextMenu(
      AnyView(menuItems()), AnyView(preview()),
      CallSite(fileID: fileID, line: line, column: column))
  }

  /// No-op: nothing is chosen in a picture.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> Self { self }

  private func contextMenu(_ items: AnyView, _ preview: AnyView?, _ site: CallSite) -> some View {
    presenting(.contextMenu, isOn: false, lifts: true, at: site) { screen in
      AnyView(
        ContextMenuScreen(
          screen: screen, source: AnyView(self), preview: preview, items: items))
    }
  }
}

/// A view lifted off its blurred screen, with its menu below, or above where there is no room.
private struct ContextMenuScreen: View {
  let screen: PresentedScreen
  let source: AnyView
  let preview: AnyView?
  let items: AnyView
  @Environment(\.presentationFigures.menu) private var figures
  @Environment(\.listRows) private var isInList
  @Environment(\.figures.list) private var list
  @Environment(\.layoutDirection) private var direction

  /// A row of a list is lifted with its card, a part of one with a little room around.
  private func place(of frame: CGRect, _ proxy: GeometryProxy) -> CGRect {
    guard isInList, preview == nil else { return frame }
    return proxy.row(of: screen.source)
      ?? frame.insetBy(dx: -list.cardInset, dy: -list.rowInset)
  }

  var body: some View {
    LayeredScreen(base: screen.base) {
      GeometryReader { proxy in
        let frame = proxy[screen.source]
        let place = place(of: frame, proxy)
        Rectangle().fill(.thinMaterial)
        Color.black.opacity(0.1)
        LiftedLayout(
          source: proxy.fromLeading(place, direction), safeArea: screen.safeArea,
          gap: figures.gap, margin: figures.margin, isOwn: preview == nil
        ) {
          lifted(frame, in: place)
          MenuPanel(content: items)
            .leavingForScreen(in: screen.size, isElevated: true)
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .ignoresSafeArea()
    }
  }

  @ViewBuilder private func lifted(_ frame: CGRect, in place: CGRect) -> some View {
    if let preview {
      preview.background(Color(.system(.systemBackground)))
        .clipShape(figures.corner.shape)
        .leavingForScreen(in: screen.size, isElevated: true)
    } else {
      source.frame(width: frame.width, height: frame.height)
        .environment(\.layoutDirection, direction)
        .offset(x: frame.minX - place.minX, y: frame.minY - place.minY)
        .frame(width: place.width, height: place.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
        .background {
          if isInList { Color(.system(.secondarySystemGroupedBackground)) }
        }
        .clipShape(RoundedRectangle(cornerRadius: isInList ? list.cardCorner.radius : 0))
    }
  }
}

/// The lifted view where it stood, or as near as its menu allows, and the menu.
private struct LiftedLayout: Layout {
  let source: CGRect
  let safeArea: EdgeInsets
  let gap, margin: CGFloat
  /// The view itself is lifted, in its own size.
  let isOwn: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let room = bounds.insetBy(dx: margin, dy: 0)
    let (top, bottom) = (bounds.minY + safeArea.top, bounds.maxY - max(safeArea.bottom, margin))
    let menu = subviews[1].sizeThatFits(.unspecified)
    let highest = max(bottom - top - menu.height - gap, 0)
    let own =
      isOwn
      ? source.size
      : subviews[0].sizeThatFits(ProposedViewSize(width: room.width, height: highest))
    func within(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
      max(min(x, room.maxX - width), room.minX)
    }
    let x = isOwn ? source.minX : within(source.midX - own.width / 2, own.width)
    let y = max(min(source.midY - own.height / 2, bottom - own.height - gap - menu.height), top)
    subviews[0].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(own))
    let isLeading = x + own.width / 2 <= bounds.midX + 1
    subviews[1].place(
      at: CGPoint(
        x: within(isLeading ? x : x + own.width - menu.width, menu.width),
        y: min(y + own.height + gap, bottom - menu.height)),
      proposal: ProposedViewSize(menu))
  }
}
