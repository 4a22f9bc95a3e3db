public import KumihanViews

/// The target of a popover's arrow.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  /// Policy: while the binding is true, the content is drawn in a popover at the view; on narrow
  /// screens in a sheet, unless it asks for another form.
  public func popover<V: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> V,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      .popover, isOn: isPresented.wrappedValue,
      at: CallSite(fileID: fileID, line: line, column: column)
    ) { screen in
      AnyView(
        PopoverScreen(
          screen: screen, attachment: attachmentAnchor,
          content: PresentedContent(dismiss: DismissAction { isPresented.wrappedValue = false }) {
            content()
          }))
    }
  }

  /// Policy: while there is an item, its content is drawn in a popover at the view.
  public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> V,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let value = item.wrappedValue
    return presenting(
      .popover, isOn: value != nil, canShow: value != nil,
      at: CallSite(fileID: fileID, line: line, column: column)
    ) { screen in
      AnyView(
        PopoverScreen(
          screen: screen, attachment: attachmentAnchor,
          content: PresentedContent(dismiss: DismissAction { item.wrappedValue = nil }) {
            if let value { content(value) }
          }))
    }
  }
}

/// A popover, or the sheet that it is on a narrow screen.
private struct PopoverScreen<Content: View>: View {
  let screen: PresentedScreen
  let attachment: PopoverAttachmentAnchor
  let content: Content
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if width == .regular {
      panel
    } else {
      // What the content asks for is known once it is lowered; a popover lowers it at its place.
      content.screen(from: PresentationSettings.Key.self) { settings, _ in
        switch settings.adaptation {
        case .some(.none), .popover: panel
        case .fullScreenCover:
          SheetScreen(screen: screen, kind: .fullScreenCover, content: content)
        default: SheetScreen(screen: screen, kind: .sheet, content: content)
        }
      }
    }
  }

  private var panel: some View {
    LayeredScreen(base: screen.base) {
      GeometryReader { proxy in
        content
          .screen(from: PresentationSettings.Key.self) { settings, content in
            PopoverPanel(
              screen: screen,
              source: proxy.fromLeading(target(proxy[screen.source]), direction),
              settings: settings, content: content)
          }
          .leavingForScreen(in: screen.size, isElevated: true)
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .ignoresSafeArea()
    }
  }

  /// The part of the view that the arrow points at.
  private func target(_ source: CGRect) -> CGRect {
    switch attachment {
    case .rect(let part): part.resolve(in: source)
    case .point(.center): source
    case .point(let point):
      CGRect(
        x: source.minX + source.width * point.x, y: source.minY + source.height * point.y,
        width: 0, height: 0)
    }
  }
}

/// The content on a ground with an arrow.
private struct PopoverPanel: View {
  let screen: PresentedScreen
  let source: CGRect
  let settings: PresentationSettings
  let content: AnyView
  @Environment(\.presentationFigures.popover) private var figures

  private var corner: CornerFigure {
    CornerFigure(
      radius: settings.cornerRadius ?? figures.corner.radius, style: figures.corner.style)
  }

  var body: some View {
    PopoverLayout(source: source, safeArea: screen.safeArea, figures: figures) {
      ForEach([false, true], id: \.self) { pointsDown in
        PopoverArrow(pointsDown: pointsDown).fill(.regularMaterial)
      }
      content
        .background {
          if let background = settings.background {
            background
          } else {
            Rectangle().fill(.regularMaterial)
          }
        }
        .clipShape(corner.shape)
    }
    .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
  }
}

/// A triangle with a rounded tip.
private struct PopoverArrow: Shape {
  let pointsDown: Bool

  func path(in rect: CGRect) -> Path {
    let (base, tip) = pointsDown ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    let round = rect.width / 8
    let up = (base - tip) / rect.height
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: base))
      path.addLine(to: CGPoint(x: rect.midX - round, y: tip + up * round))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX + round, y: tip + up * round),
        control: CGPoint(x: rect.midX, y: tip))
      path.addLine(to: CGPoint(x: rect.maxX, y: base))
      path.closeSubpath()
    }
  }
}

/// The panel below its source with the arrow up, or above it with the arrow down.
private struct PopoverLayout: Layout {
  let source: CGRect
  let safeArea: EdgeInsets
  let figures: PopoverFigures

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let room = bounds.insetBy(dx: figures.margin, dy: 0)
    let top = bounds.minY + max(safeArea.top, figures.margin)
    let bottom = bounds.maxY - max(safeArea.bottom, figures.margin)
    let arrow = figures.arrow
    let (below, above) = (
      bottom - source.maxY - arrow.height, source.minY - arrow.height - top
    )
    let wish = subviews[2].sizeThatFits(.unspecified)
    let isAbove = wish.height > below && above > below
    let highest = max(isAbove ? above : below, 0)
    let size =
      wish.width <= room.width && wish.height <= highest
      ? wish
      : subviews[2].sizeThatFits(
        ProposedViewSize(width: min(wish.width, room.width), height: highest))
    let x = max(min(source.midX - size.width / 2, room.maxX - size.width), room.minX)
    let tip = isAbove ? source.minY : source.maxY
    let y = isAbove ? tip - arrow.height - size.height : tip + arrow.height
    subviews[2].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    // The arrow stays off the corners.
    let reach = figures.corner.radius + arrow.width / 2
    let middle =
      size.width > 2 * reach
      ? max(min(source.midX, x + size.width - reach), x + reach) : x + size.width / 2
    subviews[isAbove ? 1 : 0].place(
      at: CGPoint(x: middle, y: tip), anchor: isAbove ? .bottom : .top,
      proposal: ProposedViewSize(arrow))
    subviews[isAbove ? 0 : 1].place(
      at: CGPoint(x: middle, y: tip), anchor: .center, proposal: .zero)
  }
}
