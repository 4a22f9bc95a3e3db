import KumihanViews

/// Rows with lines between them, on a card where the style has cards.
struct ListCard: View {
  let rows: [Subview]
  /// What was said of all the rows.
  var traits = RowTraits()
  @Environment(\.self) private var environment

  private var form: _ListForm { environment.listForm }
  private var look: ListLook { environment.listLook }
  private var figures: ListFigures { environment.figures.list }
  private var pixel: CGFloat { environment.pixelLength }
  private var separator: Color { figures.separatorColor ?? Color(.system(.separator)) }
  private var inset: CGFloat { form == .plain ? figures.plainInset : figures.cardInset }

  var body: some View {
    let line = line
    VStack(spacing: look.rowSpacing) {
      if look.rowSpacing > 0 {
        ForEach(rows.indices, id: \.self) { card(row($0, nil)) }
      } else {
        card(
          RowsLayout(end: figures.separatorEnd, width: figures.separatorWidth ?? pixel) {
            ForEach(rows.indices, id: \.self) { row($0, $0 < rows.count - 1 ? line : nil) }
          })
      }
    }
    .semantics { $0.roles = [.list] }
  }

  @ViewBuilder private func row(_ index: Int, _ line: Color?) -> some View {
    if rows[index].isRemainder { rows[index] } else { drawn(index, line) }
  }

  @ViewBuilder private func drawn(_ index: Int, _ line: Color?) -> some View {
    let traits = rows[index].containerValues.part.row.filled(from: traits)
    let insets =
      (traits.insets ?? nil)
      ?? EdgeInsets(
        top: figures.rowInset, leading: inset, bottom: figures.rowInset, trailing: inset)
    let background = isLit(rows[index]) ? litGround : traits.background ?? nil
    if let line, traits.hidesSeparator != true {
      bare(rows[index], insets).firstTextGuide(.listRowSeparatorLeading)
        .background { background }
      ((traits.separatorTint ?? nil)
        ?? (background == nil ? line : separator))
        .layoutValue(key: RowsLayout.LineStart.self, value: insets.leading)
    } else {
      bare(rows[index], insets).background { background }
    }
  }

  /// Whether the row shows that it is pressed or selected.
  private func isLit(_ row: Subview) -> Bool {
    let state = row.containerValues.viewState.union(environment.viewState)
    return environment.isEnabled && !state.isDisjoint(with: [.pressed, .selected])
  }

  private var litGround: AnyView { AnyView(Color(.system(environment.stateFigures.row))) }

  private func bare(_ row: Subview, _ insets: EdgeInsets) -> some View {
    let mark = row.containerValues.part
    let badge = mark.drawsBadge ? nil : mark.badge
    return HStack(spacing: 8) {
      row
      if let badge {
        Spacer(minLength: 0)
        badge.placeForeground(.secondary).part(.value)
      }
    }
    .semantics { if badge != nil { $0.children = .combineText } }
    .padding(insets)
    .frame(maxWidth: .infinity, minHeight: look.minimumRowHeight, alignment: .leading)
    .elementRow().documentRole(.listItem)
    .modifier(SwipedRow(part: row.containerValues.part.swipe))
  }

  /// The line between two rows as it looks on the card: mixed here, in whole precision, where pixels
  /// would lose a step.
  private var line: Color {
    guard form != .plain else { return separator }
    let line = separator.resolve(in: environment)
    let card = Color(.system(.secondarySystemGroupedBackground)).resolve(in: environment)
    let share = Double(line.opacity)
    func mixed(_ component: KeyPath<Color.Resolved, Float>) -> Double {
      Double(card[keyPath: component]) * (1 - share) + Double(line[keyPath: component]) * share
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  @ViewBuilder private func card<Rows: View>(_ rows: Rows) -> some View {
    switch form {
    case .plain: rows
    case .grouped: rows.background(Color(.system(.secondarySystemGroupedBackground)))
    case .insetGrouped:
      rows
        .background(Color(.system(.secondarySystemGroupedBackground)))
        .clipShape(figures.cardCorner.shape)
    }
  }
}

/// Rows below each other, some with a line at their bottom, which begins where the row says.
private struct RowsLayout: Layout {
  /// How far before the row its line ends, and how high the line is.
  let end, width: CGFloat

  /// Tells lines from rows: where a line begins when nothing in its row says so.
  struct LineStart: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize.zero
    for row in subviews where row[LineStart.self] == nil {
      let own = row.sizeThatFits(inner)
      size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inner = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    var last: LayoutSubview?
    for subview in subviews {
      guard let start = subview[LineStart.self] else {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
        y += subview.sizeThatFits(inner).height
        last = subview
        continue
      }
      let from = last?.explicitGuide(.listRowSeparatorLeading, in: inner) ?? start
      let to =
        last?.explicitGuide(.listRowSeparatorTrailing, in: inner) ?? bounds.width - end
      subview.place(
        at: CGPoint(x: bounds.minX + from, y: y), anchor: .bottomLeading,
        proposal: ProposedViewSize(width: max(to - from, 0), height: width))
    }
  }
}
