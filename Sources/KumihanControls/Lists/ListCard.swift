import KumihanViews

/// Rows with lines between them, on a card where the style has cards.
struct ListCard: View {
  let rows: [Subview]
  /// What was said of all the rows.
  var traits = RowTraits()
  /// Whether a line stands above the first row, in a plain list.
  var hasTopLine = false
  @Environment(\.self) private var environment

  private var form: _ListForm { environment.listForm }
  private var look: ListLook { environment.listLook }
  private var figures: ListFigures { environment.figures.list }
  private var pixel: CGFloat { environment.pixelLength }
  private var separator: Color { figures.separatorColor ?? Color(.system(.separator)) }
  /// Before and after the words of rows.
  private var inset: CGFloat { figures.inset(in: form) }

  private static let ground = Color(.system(.secondarySystemGroupedBackground))

  /// Whether each row has a ground of its own: one that was set replaces the card's, so that a clear
  /// one shows the page.
  private var hasOwnGrounds: Bool {
    (form == .grouped || form == .insetGrouped)
      && rows.contains { $0.containerValues.part.row.filled(from: traits).background ?? nil != nil }
  }

  var body: some View {
    let line = line
    let hasOwnGrounds = hasOwnGrounds
    VStack(spacing: look.rowSpacing) {
      if look.rowSpacing > 0 {
        ForEach(rows.indices, id: \.self) {
          card(row($0, nil, hasOwnGrounds), isFilled: !hasOwnGrounds)
        }
      } else {
        card(
          RowsLayout(end: figures.separatorEnd, width: figures.separatorWidth ?? pixel) {
            if hasTopLine, let row = rows.first, !row.isRemainder { topLine(of: row) }
            ForEach(rows.indices, id: \.self) {
              row($0, self.line(below: $0, line), hasOwnGrounds)
            }
          }, isFilled: !hasOwnGrounds)
      }
    }
    .semantics { $0.roles = [.list] }
  }

  /// Plain lists have lines below their last rows too. Beside a lit row there is none.
  private func line(below index: Int, _ line: Color) -> Color? {
    guard form != .sidebar, !isLit(rows[index]) else { return nil }
    if index + 1 < rows.count, isLit(rows[index + 1]) { return nil }
    if index < rows.count - 1 { return line }
    guard form == .plain else { return nil }
    let traits = rows[index].containerValues.part.row.filled(from: traits)
    if traits.hidesSectionBottom == true { return nil }
    return (traits.sectionBottomTint ?? nil) ?? line
  }

  /// The line above the first row of a plain list or section.
  @ViewBuilder private func topLine(of row: Subview) -> some View {
    let traits = row.containerValues.part.row.filled(from: traits)
    if form == .plain, traits.hidesTopSeparator != true, traits.hidesSectionTop != true {
      ((traits.topSeparatorTint ?? nil) ?? (traits.sectionTopTint ?? nil) ?? separator)
        .layoutValue(
          key: RowsLayout.LineStart.self, value: traits.insets?.leading ?? inset)
    }
  }

  @ViewBuilder private func row(_ index: Int, _ line: Color?, _ isAlone: Bool) -> some View {
    if rows[index].isRemainder { rows[index] } else { drawn(index, line, isAlone) }
  }

  /// - Parameter isAlone: whether the row stands on a ground of its own, not on the card's.
  @ViewBuilder private func drawn(_ index: Int, _ line: Color?, _ isAlone: Bool) -> some View {
    let traits = rows[index].containerValues.part.row.filled(from: traits)
    let insets = (traits.insets ?? RowInsets()).filled(
      from: EdgeInsets(
        top: figures.rowInset, leading: inset, bottom: figures.rowInset, trailing: inset))
    let own = isLit(rows[index]) ? litGround : traits.background ?? nil
    let background = own ?? (isAlone ? AnyView(Self.ground) : nil)
    if form == .plain && index == 0 || line != nil && traits.hidesSeparator != true {
      bare(rows[index], insets).firstTextGuide(.listRowSeparatorLeading)
        .background { background }
    } else {
      bare(rows[index], insets).background { background }
    }
    if let line, traits.hidesSeparator != true {
      ((traits.separatorTint ?? nil)
        ?? (own == nil || form == .plain ? line : separator))
        .layoutValue(key: RowsLayout.LineStart.self, value: insets.leading)
    }
  }

  /// Whether the row shows that it is pressed or selected.
  private func isLit(_ row: Subview) -> Bool {
    if let selection = environment.listSelection, selection.contains(row),
      selection.isMultiple || !environment.isEditingList
    {
      return true
    }
    let state = row.containerValues.viewState.union(environment.viewState)
    return environment.isEnabled && !state.isDisjoint(with: [.pressed, .selected])
  }

  private var litGround: AnyView {
    guard form == .sidebar else { return AnyView(Color(.system(environment.stateFigures.row))) }
    return AnyView(
      figures.sidebarCorner.shape.fill(Color(.system(environment.stateFigures.sidebarRow)))
        .padding(.horizontal, figures.sidebarMargin))
  }

  private func bare(_ row: Subview, _ insets: EdgeInsets) -> some View {
    let mark = row.containerValues.part
    let badge = mark.drawsBadge ? nil : mark.badge
    let selection = environment.listSelection
    return BadgedRow(badge: badge, gap: 8) {
      HStack(spacing: 8) {
        row
        if badge != nil { Spacer(minLength: 0) }
      }
    }
    .semantics { if badge != nil { $0.children = .combineText } }
    .edited(
      row, isEditing: environment.isEditingList,
      isChosen: selection?.isMultiple == true ? selection?.contains(row) : nil, insets: insets
    )
    .padding(insets)
    // With both bounds a row is as wide as the list, whatever stands over its end.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: look.minimumRowHeight, alignment: .leading
    )
    .elementRow().documentRole(.listItem)
    .modifier(SwipedRow(part: row.containerValues.part.swipe))
  }

  /// The line between two rows as it looks on the card: mixed here, in whole precision, where pixels
  /// would lose a step.
  private var line: Color {
    guard form == .grouped || form == .insetGrouped else { return separator }
    let line = separator.resolve(in: environment)
    let card = Self.ground.resolve(in: environment)
    let share = Double(line.opacity)
    func mixed(_ component: KeyPath<Color.Resolved, Float>) -> Double {
      Double(card[keyPath: component]) * (1 - share) + Double(line[keyPath: component]) * share
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  @ViewBuilder private func card<Rows: View>(_ rows: Rows, isFilled: Bool) -> some View {
    switch form {
    case .plain, .sidebar: rows
    case .grouped: rows.background { if isFilled { Self.ground } }
    case .insetGrouped:
      rows.background { if isFilled { Self.ground } }.clipShape(figures.cardCorner.shape)
    }
  }
}

/// A section without header that begins a plain list, below a line.
struct ToppedSection: View {
  let section: Subview
  @Environment(\.listForm) private var form
  @Environment(\.figures) private var figures
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let traits = section.containerValues.part.row
    if form == .plain, traits.hidesSectionTop != true, traits.hidesTopSeparator != true {
      let list = figures.list
      RowsLayout(end: list.separatorEnd, width: list.separatorWidth ?? pixel) {
        ((traits.sectionTopTint ?? nil) ?? list.separatorColor ?? Color(.system(.separator)))
          .layoutValue(key: RowsLayout.LineStart.self, value: list.plainInset)
        section.firstTextGuide(.listRowSeparatorLeading)
      }
    } else {
      section
    }
  }
}

/// Rows below each other, some with a line at their bottom, and perhaps one above the first; it begins
/// where the row says.
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
    var (top, last): (LayoutSubview?, LayoutSubview?)
    func place(_ line: LayoutSubview, of row: LayoutSubview, at y: CGFloat, _ anchor: UnitPoint) {
      let start = line[LineStart.self] ?? 0
      let from = row.explicitGuide(.listRowSeparatorLeading, in: inner) ?? start
      let to = row.explicitGuide(.listRowSeparatorTrailing, in: inner) ?? bounds.width - end
      line.place(
        at: CGPoint(x: bounds.minX + from, y: y), anchor: anchor,
        proposal: ProposedViewSize(width: max(to - from, 0), height: width))
    }
    for subview in subviews {
      if subview[LineStart.self] == nil {
        if let line = top { place(line, of: subview, at: y, .topLeading) }
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
        y += subview.sizeThatFits(inner).height
        (top, last) = (nil, subview)
      } else if let row = last {
        place(subview, of: row, at: y, .bottomLeading)
      } else {
        top = subview
      }
    }
  }
}
