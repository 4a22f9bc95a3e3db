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
  private var inset: CGFloat { form == .plain ? figures.plainInset : figures.cardInset }

  var body: some View {
    let line = line
    VStack(spacing: look.rowSpacing) {
      if look.rowSpacing > 0 {
        ForEach(rows.indices, id: \.self) { card(row($0, nil)) }
      } else {
        card(
          VStack(spacing: 0) {
            ForEach(rows.indices, id: \.self) { row($0, $0 < rows.count - 1 ? line : nil) }
          })
      }
    }
  }

  @ViewBuilder private func row(_ index: Int, _ line: Color?) -> some View {
    let traits = rows[index].containerValues.part.row.filled(from: traits)
    let insets =
      (traits.insets ?? nil)
      ?? EdgeInsets(
        top: figures.rowInset, leading: inset, bottom: figures.rowInset, trailing: inset)
    let background = traits.background ?? nil
    if let line, traits.hidesSeparator != true {
      SeparatedRow(leading: insets.leading, trailing: figures.separatorEnd, width: width) {
        bare(rows[index], insets).firstTextGuide(.listRowSeparatorLeading)
          .background { background }
        if let tint = traits.separatorTint ?? nil {
          tint
        } else {
          background == nil ? line : figures.separatorColor ?? Color(.system(.separator))
        }
      }
    } else {
      bare(rows[index], insets).background { background }
    }
  }

  private func bare(_ row: Subview, _ insets: EdgeInsets) -> some View {
    HStack(spacing: 8) {
      row
      let mark = row.containerValues.part
      if let badge = mark.badge, !mark.drawsBadge {
        Spacer(minLength: 0)
        badge.placeForeground(.secondary)
      }
    }
    .padding(insets)
    .frame(maxWidth: .infinity, minHeight: look.minimumRowHeight, alignment: .leading)
  }

  private var width: CGFloat { figures.separatorWidth ?? environment.pixelLength }

  /// The line between two rows as it looks on the card: mixed here, in whole precision, where pixels
  /// would lose a step.
  private var line: Color {
    guard form != .plain else { return figures.separatorColor ?? Color(.system(.separator)) }
    let line = (figures.separatorColor ?? Color(.system(.separator))).resolve(in: environment)
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

/// A row and the line at its bottom, which begins where the row says.
private struct SeparatedRow: Layout {
  /// Where the line begins when nothing in the row says so, and how far before the row it ends.
  let leading, trailing: CGFloat
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let row = subviews.first, let line = subviews.last else { return }
    let dimensions = row.dimensions(in: proposal)
    let start = dimensions[explicit: .listRowSeparatorLeading] ?? leading
    let end =
      dimensions[explicit: .listRowSeparatorTrailing] ?? dimensions.width - trailing
    row.place(at: bounds.origin, proposal: proposal)
    line.place(
      at: CGPoint(x: bounds.minX + start, y: bounds.minY + dimensions.height),
      anchor: .bottomLeading,
      proposal: ProposedViewSize(width: max(end - start, 0), height: width))
  }
}
