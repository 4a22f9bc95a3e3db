import Foundation

/// Proposes: the ideal size in the axes to each child until one fits, then the proposal to that
/// one, or to the last. Reports: that child's size.
extension Solver {
  mutating func measureViewThatFits(_ node: Int, _ axes: Axis.Set, _ p: Proposal) -> Extent {
    guard let slot = slotThatFits(node, axes, p) else { return .zero }
    return measure(child(slot), p)
  }

  mutating func positionViewThatFits(
    _ node: Int, _ axes: Axis.Set, _ p: Proposal, _ size: Extent
  ) {
    guard let chosen = slotThatFits(node, axes, p) else { return }
    for slot in children(node) { slots[slot].isPlaced = slot == chosen }
    fill(node, chosen - children(node).lowerBound, p, size, x: 0, y: 0)
  }

  private mutating func slotThatFits(_ node: Int, _ axes: Axis.Set, _ p: Proposal) -> Int? {
    let ideal = Proposal(
      axes.contains(.horizontal) ? Proposal.none : p.width,
      axes.contains(.vertical) ? Proposal.none : p.height)
    let range = children(node)
    return range.first { slot in
      let size = measure(child(slot), ideal)
      let fitsWidth =
        !axes.contains(.horizontal) || p.width < 0 || size.width <= p.width + Solver.slack
      let fitsHeight =
        !axes.contains(.vertical) || p.height < 0 || size.height <= p.height + Solver.slack
      return fitsWidth && fitsHeight
    } ?? range.last
  }
}
