import Foundation

/// `ZStack`, backgrounds and overlays.
extension Solver {
  /// Proposes: the proposal. Reports: the largest of the children of the highest priority.
  mutating func measureZStack(_ node: Int, _ p: Proposal) -> Extent {
    let range = children(node)
    var highest = -Double.infinity
    for slot in range { highest = max(highest, priority(child(slot))) }
    var size = Extent.zero
    for slot in range where priority(child(slot)) == highest {
      let own = measure(child(slot), p)
      size = Extent(max(size.width, own.width), max(size.height, own.height))
    }
    return size
  }

  /// Places: with its own size proposed, guides on the farthest guide of the children that decided
  /// the size.
  mutating func positionZStack(_ node: Int, _ alignment: Alignment, _ size: Extent) {
    let range = children(node)
    let inner = Proposal(size)
    var highest = -Double.infinity
    for slot in range {
      let child = child(slot)
      slots[slot].proposal = inner
      slots[slot].size = measure(child, inner)
      slots[slot].priority = priority(child)
      highest = max(highest, slots[slot].priority)
    }
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    var reference = (-Double.infinity, -Double.infinity)
    for slot in range {
      // The children's guides are kept in x and y for now.
      slots[slot].x = guide(child(slot), horizontal, inner, slots[slot].size)
      slots[slot].y = guide(child(slot), vertical, inner, slots[slot].size)
      guard slots[slot].priority == highest else { continue }
      reference = (max(reference.0, slots[slot].x), max(reference.1, slots[slot].y))
    }
    for slot in range {
      slots[slot].x = reference.0 - slots[slot].x
      slots[slot].y = reference.1 - slots[slot].y
    }
  }

  /// Places: the first child unchanged; the second with the size proposed, by the guides of both.
  /// Edges that ignore the safe area extend to the border of the page.
  mutating func positionLayered(
    _ node: Int, _ alignment: Alignment, _ ignoring: Edge.Set, _ p: Proposal, _ size: Extent
  ) {
    fill(node, 0, p, size, x: 0, y: 0)
    let reach = ignoring.isEmpty ? EdgeInsets() : safeAreaInsets(node, ignoring)
    let room = Extent(
      size.width + Double(reach.horizontal), size.height + Double(reach.vertical))
    positionSecond(node, alignment, p, size, in: room, from: reach)
  }

  /// Places the second child in a room around the first one, whose explicit guides it follows.
  ///
  /// - Parameter reach: how far the room reaches beyond the first child.
  mutating func positionSecond(
    _ node: Int, _ alignment: Alignment, _ p: Proposal, _ size: Extent, in room: Extent,
    from reach: EdgeInsets = EdgeInsets()
  ) {
    guard tree.nodes[node].childCount > 1 else { return }
    let first = child(Int(tree.nodes[node].firstChild))
    let second = child(Int(tree.nodes[node].firstChild) + 1)
    let inner = Proposal(room)
    let own = measure(second, inner)
    var (x, y) = aligned(second, inner, own, in: room, alignment)
    (x, y) = (x - Double(reach.leading), y - Double(reach.top))
    if let guide = explicitGuide(first, alignment.horizontal.key, p, size) {
      x = guide - self.guide(second, alignment.horizontal.key, inner, own)
    }
    if let guide = explicitGuide(first, alignment.vertical.key, p, size) {
      y = guide - self.guide(second, alignment.vertical.key, inner, own)
    }
    fill(node, 1, inner, own, x: x, y: y)
  }
}
