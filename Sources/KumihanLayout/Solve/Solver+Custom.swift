import Foundation

/// A custom `Layout`.
///
/// Proposes, reports and places by the custom layout; subviews it leaves out are centred.
extension Solver {
  /// A layout in use: its cache and the subviews lent to it.
  struct Custom {
    var host: any CustomHost
    var session: LayoutSession
    var subviews: LayoutSubviews
  }

  mutating func measureCustom(_ node: Int, _ layout: Int, _ p: Proposal) -> Extent {
    let custom = custom(node, layout)
    let size = custom.session.open(&self) {
      custom.host.sizeThatFits(p.proposedViewSize, custom.subviews)
    }
    return Extent(Solver.length(size.width), Solver.length(size.height))
  }

  private static func length(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : max(Double(value), 0)
  }

  mutating func positionCustom(_ node: Int, _ layout: Int, _ p: Proposal, _ size: Extent) {
    let custom = custom(node, layout)
    custom.session.placed = []
    custom.session.open(&self) {
      custom.host.place(
        in: CGRect(origin: .zero, size: size.cgSize), p.proposedViewSize, custom.subviews)
    }
    for slot in children(node) where !custom.session.placed.contains(slot) {
      let inner = Proposal(size)
      let own = measure(child(slot), inner)
      slots[slot].proposal = inner
      slots[slot].size = own
      slots[slot].x = (size.width - own.width) / 2
      slots[slot].y = (size.height - own.height) / 2
    }
  }

  mutating func customSpacing(_ node: Int, _ layout: Int) -> ViewSpacing {
    let custom = custom(node, layout)
    return custom.session.open(&self) { custom.host.spacing(custom.subviews) }
  }

  mutating func customGuide(
    _ node: Int, _ layout: Int, _ key: AlignmentKey, _ p: Proposal, _ size: Extent
  ) -> Double? {
    positionCustom(node, layout, p, size)
    let custom = custom(node, layout)
    let value = custom.session.open(&self) {
      custom.host.guide(
        key, in: CGRect(origin: .zero, size: size.cgSize), p.proposedViewSize, custom.subviews)
    }
    return value.map(sane)
  }

  private mutating func custom(_ node: Int, _ layout: Int) -> Custom {
    if let known = customs[node] { return known }
    let session = LayoutSession(node: node, idle: Solver(LayoutTree(), options))
    let subviews = LayoutSubviews(
      children(node).map { LayoutSubview(node: child($0), slot: $0, session: session) },
      session: session,
      layoutDirection: tree.nodes[node].isRightToLeft ? .rightToLeft : .leftToRight)
    let made = Custom(host: tree.layouts[layout].makeHost(), session: session, subviews: subviews)
    customs[node] = made
    return made
  }
}
