public import KumihanViews

/// The actions behind a row of a list.
struct SwipePart {
  let edge: HorizontalEdge
  let actions: AnyView
}

extension View {
  /// Policy: the row of a list stands aside and shows the actions when they are asked for.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let part = SwipePart(edge: edge, actions: AnyView(content()))
    return shownInPlace(.swipeActions) { row in row.marked { $0.swipe = part } }
  }
}

/// A row that was swiped, beside its actions.
struct SwipedRow: ViewModifier {
  let part: SwipePart?

  func body(content: Content) -> some View {
    if let part {
      SwipedLayout(isLeading: part.edge == .leading) {
        content
        SwipeButtons(part: part)
      }
      .clipped()
    } else {
      content
    }
  }
}

private struct SwipeButtons: View {
  let part: SwipePart
  @Environment(\.presentationFigures.swipe) private var figures

  var body: some View {
    Group(
      subviews: part.actions.writing { values in
        values.listRows = false
        values.leaveForSystem()
        values.labelStyle = AnyStyle { $0.icon }
        values.symbolVariants = SymbolVariants.fill
        values.buttonStyle = AnyStyle { SwipeButton(role: $0.role, label: $0.label) }
      }
    ) { views in
      // The first action stands at the edge.
      let order = part.edge == .leading ? Array(views) : Array(views.reversed())
      HStack(spacing: figures.gap) {
        ForEach(order.indices, id: \.self) { order[$0] }
      }
      .padding(.horizontal, figures.gap)
    }
  }
}

private struct SwipeButton: View {
  let role: ButtonRole?
  let label: ButtonStyleConfiguration.Label
  @Environment(\.presentationFigures.swipe) private var figures
  @Environment(\.tint) private var tint

  private var ground: AnyShapeStyle {
    role == .destructive
      ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color(.system(.gray)))
  }

  var body: some View {
    label.foregroundStyle(.white).lineLimit(2).multilineTextAlignment(.center)
      .padding(.horizontal, figures.inset)
      .frame(minWidth: figures.width, maxHeight: .infinity)
      .background {
        if figures.areCapsules {
          Capsule().fill(ground).padding(.vertical, figures.gap / 2)
        } else {
          Rectangle().fill(ground)
        }
      }
  }
}

/// The row moved by the width of its actions, which fill the space it leaves.
private struct SwipedLayout: Layout {
  let isLeading: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let width = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
    subviews[0].place(
      at: CGPoint(x: bounds.minX + (isLeading ? width : -width), y: bounds.minY),
      proposal: ProposedViewSize(bounds.size))
    subviews[1].place(
      at: CGPoint(x: isLeading ? bounds.minX : bounds.maxX - width, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}
