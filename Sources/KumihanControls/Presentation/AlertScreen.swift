import KumihanViews

/// An alert in the middle of its screen.
struct AlertScreen: View {
  let screen: PresentedScreen
  let words: DialogWords
  @Environment(\.presentationFigures.alert) private var figures

  var body: some View {
    LayeredScreen(base: screen.base) {
      ZStack {
        DimLayer(figure: figures.dim)
        Group(subviews: words.actions.asActions(look)) {
          AlertPanel(words: words, items: DialogItems($0), look: look)
        }
      }
      .leavingForScreen(in: screen.size, isElevated: true)
      .writing { $0.leaveForSystem() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea()
    }
  }

  private var look: ActionLook {
    figures.capsules == nil
      ? ActionLook(
        font: .body, cancelFont: .headline, ink: AnyShapeStyle(.tint), fieldFont: .footnote)
      : ActionLook(
        font: .body.weight(.medium), cancelFont: .body.weight(.medium),
        ink: AnyShapeStyle(.primary), fieldFont: .body)
  }
}

private struct AlertPanel: View {
  let words: DialogWords
  let items: DialogItems
  let look: ActionLook
  @Environment(\.presentationFigures.alert) private var figures
  @Environment(\.pixelLength) private var pixel

  /// Two stand beside each other, the one that cancels first; more below each other, with it last.
  private var buttons: [Subview] {
    guard let cancel = items.cancel else { return items.actions }
    return items.actions.count == 1 ? [cancel] + items.actions : items.actions + [cancel]
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: isLeading ? .leading : .center, spacing: figures.gap) {
        if let title = words.title { title.font(.headline).accessibilityAddTraits(.isHeader) }
        if let message = words.message {
          message.font(isLeading ? .subheadline : .footnote)
            .placeForeground(isLeading ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
        }
      }
      .multilineTextAlignment(isLeading ? .leading : .center)
      .frame(maxWidth: .infinity, alignment: isLeading ? .leading : .center)
      .padding(.horizontal, figures.inset)
      .padding(.top, figures.top)
      .padding(.bottom, figures.bottom)
      if !items.fields.isEmpty { fields }
      rows
    }
    .frame(width: figures.width)
    .modifier(PanelGround(corner: figures.corner, isGlass: isLeading))
  }

  private var isLeading: Bool { figures.capsules != nil }

  private var fields: some View {
    VStack(spacing: 0) {
      ForEach(items.fields.indices, id: \.self) { index in
        if index > 0 { Color(.system(.separator)).frame(height: pixel) }
        items.fields[index]
          .padding(.horizontal, isLeading ? 16 : 8)
          .frame(height: figures.field)
      }
    }
    .background(
      Color(.system(isLeading ? .tertiarySystemFill : .systemBackground)),
      in: RoundedRectangle(cornerRadius: isLeading ? figures.field / 2 : 6, style: .continuous)
    )
    .padding(.horizontal, figures.inset)
    .padding(.bottom, figures.bottom)
  }

  private var rows: some View {
    ButtonRows(
      width: figures.width, row: figures.row, line: pixel, capsules: figures.capsules,
      cancelLeads: items.cancel != nil && buttons.count == 2
    ) {
      if buttons.isEmpty {
        row(nil)
      } else {
        ForEach(buttons.indices, id: \.self) { row(buttons[$0]) }
      }
    }
  }

  @ViewBuilder private func row(_ button: Subview?) -> some View {
    let label = Group {
      if let button {
        button
      } else {
        Text(verbatim: "OK").font(look.cancelFont).foregroundStyle(look.ink)
      }
    }
    .padding(.horizontal, isLeading ? 12 : 8)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: figures.row)
    if isLeading {
      label.background(Color(.system(.tertiarySystemFill)), in: Capsule())
    } else {
      Color(.system(.separator)).layoutValue(key: ButtonRows.IsLine.self, value: true)
      label
    }
  }
}

/// The buttons of an alert: two beside each other where their words have room, else below each
/// other.
private struct ButtonRows: Layout {
  let width, row, line: CGFloat
  let capsules: CapsuleFigures?
  /// The first cancels; below each other it is the last.
  let cancelLeads: Bool

  struct IsLine: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  private func rows(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { !$0[IsLine.self] }
  }

  private var inset: CGFloat { capsules?.inset ?? 0 }
  private var gap: CGFloat { capsules?.gap ?? 0 }

  private func areBeside(_ rows: [LayoutSubview]) -> Bool {
    let half = (width - 2 * inset - gap) / 2
    return rows.count == 2 && rows.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews)
    let inner = ProposedViewSize(width: width - 2 * inset, height: nil)
    let heights = rows.map { max($0.sizeThatFits(inner).height, row) }
    guard !areBeside(rows) else {
      return CGSize(width: width, height: (heights.max() ?? row) + inset)
    }
    let total = heights.reduce(0, +) + gap * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: width, height: total + inset)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(subviews)
    let lines = subviews.filter { $0[IsLine.self] }
    let inner = width - 2 * inset
    if areBeside(rows) {
      let half = (inner - gap) / 2
      let height = bounds.height - inset
      for (index, row) in rows.enumerated() {
        row.place(
          at: CGPoint(x: bounds.minX + inset + CGFloat(index) * (half + gap), y: bounds.minY),
          proposal: ProposedViewSize(width: half, height: height))
      }
      lines.first?.place(
        at: bounds.origin, proposal: ProposedViewSize(width: width, height: line))
      lines.last?.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
        proposal: ProposedViewSize(width: line, height: height))
      return
    }
    var y = bounds.minY
    for (index, row) in (cancelLeads ? rows.reversed() : rows).enumerated() {
      if lines.indices.contains(index) {
        lines[index].place(
          at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: width, height: line))
      }
      let height = max(
        row.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height, self.row)
      row.place(
        at: CGPoint(x: bounds.minX + inset, y: y),
        proposal: ProposedViewSize(width: inner, height: height))
      y += height + gap
    }
  }
}

/// The ground of panels that the system words: a material, or glass.
struct PanelGround: ViewModifier {
  let corner: CornerFigure
  let isGlass: Bool

  func body(content: Content) -> some View {
    if isGlass {
      content.glassEffect(.regular, in: corner.shape)
    } else {
      content.background(.regularMaterial).clipShape(corner.shape)
    }
  }
}
