import KumihanViews

/// Items of a bar, whatever their types: on the bar, or on glass.
struct BarItems: View {
  let entries: [_ToolbarEntry]
  @Environment(\.figures) private var figures

  var body: some View { items.environment(\.isInBar, true) }

  @ViewBuilder private var items: some View {
    if let glass = figures.bar.glass {
      Group(subviews: views) { items in
        if !items.isEmpty {
          GlassItems(
            height: figures.bar.height, inset: glass.itemInset, gap: figures.bar.gap
          ) {
            ForEach(items.indices, id: \.self) { index in
              // What cannot be used stands on glass without colour.
              let part = items[index].containerValues.part
              let isProminent = part.isProminentItem && !part.isDisabled
              if isProminent {
                Capsule().fill(.tint).glassEffect(.clear)
              } else {
                Color.clear.glassEffect()
              }
            }
            ForEach(items.indices, id: \.self) { item(items[$0]) }
          }
        }
      }
    } else {
      ForEach(entries.indices, id: \.self) { index in
        // What confirms a screen is heavier than the rest.
        entries[index].view.fontWeight(entries[index].placement.isProminent ? .semibold : nil)
      }
    }
  }

  private var views: some View {
    ForEach(entries.indices, id: \.self) { index in
      let placement = entries[index].placement
      entries[index].items
        .tint(placement.isProminent ? .white : .primary)
        .marked {
          $0.isProminentItem = placement.isProminent
          $0.isItemAlone = placement.isAlone
        }
    }
  }

  private func item(_ item: Subview) -> some View {
    let part = item.containerValues.part
    return HStack(spacing: 0) { item }
      .firstTextGuide(.listRowSeparatorLeading)
      .layoutValue(key: GlassItems.IsAlone.self, value: part.isProminentItem || part.isItemAlone)
  }
}

/// Glass, and as many items on it: symbols side by side share one capsule, words and items that stand
/// alone have their own. A spacer parts items and takes what room is left, not less than a gap.
private struct GlassItems: Layout {
  let height, inset, gap: CGFloat

  struct IsAlone: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  private struct Item {
    var width: CGFloat
    var isSpacer = false
    var grows = false
    /// Stands on the glass of the item before.
    var shares = false
  }

  private func items(_ subviews: Subviews) -> [Item] {
    var items: [Item] = []
    var sharesWithNext = false
    for subview in subviews.dropFirst(subviews.count / 2) {
      let dimensions = subview.dimensions(in: .unspecified)
      let isWide = subview.sizeThatFits(.infinity).width == .infinity
      if isWide, subview.sizeThatFits(.zero).width <= dimensions.width, dimensions.width <= 10 {
        items.append(Item(width: 0, isSpacer: true, grows: true))
        sharesWithNext = false
        continue
      }
      if dimensions.width == 0 {
        items.append(Item(width: gap, isSpacer: true))
        sharesWithNext = false
        continue
      }
      let hasWords = dimensions[explicit: .listRowSeparatorLeading] != nil
      let shares = !hasWords && !subview[IsAlone.self]
      items.append(
        Item(
          width: max(dimensions.width + (hasWords ? 2 * inset : 0), height),
          shares: shares && sharesWithNext))
      sharesWithNext = shares
    }
    // Between items it is at least as wide as the gap of items without one.
    for index in items.indices.dropFirst().dropLast() where items[index].grows {
      items[index].width = gap
    }
    return items
  }

  /// The gap before each item.
  private func gaps(_ items: [Item]) -> [CGFloat] {
    items.indices.map { index in
      let isFirst = index == 0 || items[index].isSpacer
      return isFirst || items[index].shares || items[index - 1].isSpacer ? 0 : gap
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let items = items(subviews)
    let ideal = items.reduce(0) { $0 + $1.width } + gaps(items).reduce(0, +)
    let fills = items.contains(where: \.grows)
    return CGSize(width: max(fills ? proposal.width ?? ideal : ideal, ideal), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let items = items(subviews)
    let gaps = gaps(items)
    let rigid = items.reduce(0) { $0 + ($1.grows ? 0 : $1.width) } + gaps.reduce(0, +)
    let spacers = items.filter(\.grows).count
    let free = spacers > 0 ? max(bounds.width - rigid, 0) / CGFloat(spacers) : 0
    var x = bounds.minX
    for index in items.indices {
      x += gaps[index]
      let width = items[index].grows ? max(free, items[index].width) : items[index].width
      subviews[items.count + index].place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: items[index].isSpacer
          ? ProposedViewSize(width: width, height: height) : .unspecified)
      var glass: CGFloat = 0
      if !items[index].isSpacer, !items[index].shares {
        let shared = items[(index + 1)...].prefix { $0.shares }
        glass = width + shared.reduce(0) { $0 + $1.width }
      }
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: glass, height: glass > 0 ? height : 0))
      x += width
    }
  }
}
