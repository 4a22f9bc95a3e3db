import Foundation

/// `HStack` and `VStack`.
///
/// Proposes: nil, 0 or infinity alike to every child; of a finite length, an equal share of the
/// rest, to the highest priority first and then to the least flexible; but no less than a child's
/// ideal length, where there is room for the largest lengths of its priority's children, or for
/// exactly their ideal lengths.
/// Reports: the sum along its axis, the union of the aligned children across.
/// Places: from the start of its axis, across by the alignment.
extension Solver {
  mutating func measureStack(
    _ node: Int, _ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?, _ p: Proposal
  ) -> Extent {
    arrange(node, axis, spacing, p)
    var length = facts[node].gapTotal
    for slot in children(node) { length += slots[slot].size[axis] }
    return Extent(axis, max(length, 0), crossSpan(node, axis, alignment).length)
  }

  mutating func positionStack(
    _ node: Int, _ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?, _ p: Proposal,
    _ size: Extent
  ) {
    var proposal = p
    if proposal[axis.other] < 0 { proposal[axis.other] = size[axis.other] }
    if facts[node].arrangedFor != proposal { arrange(node, axis, spacing, proposal) }
    let key = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
    let span = crossSpan(node, axis, alignment)
    var at = 0.0
    for slot in children(node) {
      let own = slots[slot].size
      at += slots[slot].gap
      let across: Double
      if let share = span.share {
        across = share * (size[axis.other] - own[axis.other])
      } else {
        across = -guide(child(slot), key, slots[slot].proposal, own) - span.low
      }
      slots[slot].x = axis == .horizontal ? at : across
      slots[slot].y = axis == .horizontal ? across : at
      at += own[axis]
    }
  }

  /// The extent of the arranged children across the axis, measured from their common guide.
  private struct Span {
    var low: Double
    var length: Double
    /// The guide's default position as a fraction of the length; nil when a child sets it.
    var share: Double?
  }

  private mutating func crossSpan(_ node: Int, _ axis: Axis, _ alignment: Alignment) -> Span {
    let key = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
    let across = axis.other
    let range = children(node)
    if let share = Solver.share(key), !childrenMaySet(node, key) {
      var length = 0.0
      for slot in range { length = max(length, slots[slot].size[across]) }
      return Span(low: -share * length, length: length, share: share)
    }
    var (low, high) = (0.0, 0.0)
    for slot in range {
      let size = slots[slot].size
      guard size[across].isFinite else { return Span(low: 0, length: .infinity, share: 0) }
      let guide = guide(child(slot), key, slots[slot].proposal, size)
      low = min(low, -guide)
      high = max(high, size[across] - guide)
    }
    return Span(low: low, length: high - low, share: nil)
  }

  private func childrenMaySet(_ node: Int, _ key: AlignmentKey) -> Bool {
    // The node's flags are the union of its children's.
    guard maySet(node, key) else { return false }
    return children(node).contains { maySet(child($0), key) }
  }

  /// Measures the children for a proposal; their slots then hold proposals and sizes.
  private mutating func arrange(_ node: Int, _ axis: Axis, _ spacing: CGFloat?, _ p: Proposal) {
    let range = children(node)
    findGaps(node, axis, spacing)
    let (major, minor) = (p[axis], p[axis.other])
    if major <= 0 || major == .infinity || range.count <= 1 {
      for slot in range { settle(slot, Proposal(axis, major, minor)) }
    } else {
      share(node, range, axis, major - facts[node].gapTotal, minor)
    }
    facts[node].arrangedFor = p
  }

  private mutating func settle(_ slot: Int, _ p: Proposal) {
    let size = measure(child(slot), p)
    slots[slot].proposal = p
    slots[slot].size = size
  }

  /// Shares out a finite length: proposes to each child in turn an equal part of the rest.
  private mutating func share(
    _ node: Int, _ range: Range<Int>, _ axis: Axis, _ room: Double, _ minor: Double
  ) {
    for slot in range {
      let child = child(slot)
      slots[slot].low =
        knownLength(child, axis, 0) ?? measure(child, Proposal(axis, 0, minor))[axis]
      slots[slot].high =
        knownLength(child, axis, .infinity)
        ?? measure(child, Proposal(axis, .infinity, minor))[axis]
      slots[slot].priority = priority(child)
    }
    sortByFlexibility(range)
    var left = room
    let first = slots[Int(order[range.lowerBound])].priority
    for slot in range where slots[slot].priority < first { left -= slots[slot].low }

    var isSnug: Bool?
    var start = range.lowerBound
    while start < range.upperBound {
      let priority = slots[Int(order[start])].priority
      var end = start
      while end < range.upperBound, slots[Int(order[end])].priority == priority { end += 1 }
      if priority < first {
        for index in start..<end { left += slots[Int(order[index])].low }
      }
      // What the rest of these would take at most; beyond all bounds when one has none.
      var usable = 0.0
      for index in start..<end { usable += slots[Int(order[index])].high }
      for index in start..<end {
        let slot = Int(order[index])
        var offer = max(left / Double(end - index), 0)
        if isSnug == true {
          offer = slots[slot].ideal
        } else if slots[slot].high > offer, slots[slot].high < .infinity,
          slots[slot].high > slots[slot].low
        {
          if usable <= left + Solver.slack {
            offer = max(offer, findIdeal(slot, axis, minor))
          } else if isSnug == nil {
            isSnug = findIdeals(index..<range.upperBound, end, axis, left, minor)
            if isSnug == true { offer = slots[slot].ideal }
          }
        }
        settle(slot, Proposal(axis, offer, minor))
        left -= slots[slot].size[axis]
        usable -= slots[slot].high
      }
      start = end
    }
  }

  /// Whether the rest is exactly the sum of these children's ideal lengths, as where a stack is
  /// offered the length that it reported itself. Measures them only where that is possible. The
  /// minimums of the later ones, of lower priority, are kept back from the rest.
  private mutating func findIdeals(
    _ turns: Range<Int>, _ later: Int, _ axis: Axis, _ left: Double, _ minor: Double
  ) -> Bool {
    var left = left
    for index in later..<turns.upperBound { left += slots[Int(order[index])].low }
    var least = slots[Int(order[turns.lowerBound])].high
    for index in turns.dropFirst() { least += slots[Int(order[index])].low }
    guard least <= left + Solver.slack else { return false }
    var sum = 0.0
    for index in turns {
      sum += findIdeal(Int(order[index]), axis, minor)
      if sum > left + Solver.slack { return false }
    }
    return sum >= left - Solver.slack
  }

  private mutating func findIdeal(_ slot: Int, _ axis: Axis, _ minor: Double) -> Double {
    slots[slot].ideal = measure(child(slot), Proposal(axis, Proposal.none, minor))[axis]
    return slots[slot].ideal
  }

  /// A child's length for a proposal, where it is known without measuring content.
  private func knownLength(_ node: Int, _ axis: Axis, _ proposed: Double) -> Double? {
    // A shortcut only: other kinds are measured, with the same result.
    let brief = briefs[node]
    switch brief.rule {
    case .fixed: return axis == .horizontal ? brief.width : brief.height
    case .frame:
      let length = axis == .horizontal ? brief.width : brief.height
      return length < 0 ? nil : length
    case .flexFrame: return flexFrames[Int(brief.flexFrame)][axis].lengthWithoutChild(proposed)
    case .flexible, .content, .padding, .single, .memoized: return nil
    }
  }

  /// Higher priority first, then the less flexible, of the infinitely flexible the larger minimum;
  /// the sort is stable.
  private mutating func sortByFlexibility(_ range: Range<Int>) {
    var isSorted = true
    for slot in range {
      order[slot] = Int32(slot)
      if slot > range.lowerBound, precedes(slot, slot - 1) { isSorted = false }
    }
    if isSorted { return }
    if range.count <= 16 {
      for index in range.dropFirst() {
        let moved = order[index]
        var hole = index
        while hole > range.lowerBound, precedes(Int(moved), Int(order[hole - 1])) {
          order[hole] = order[hole - 1]
          hole -= 1
        }
        order[hole] = moved
      }
    } else {
      // The standard library's sort is stable.
      let sorted = range.sorted { precedes($0, $1) }
      for (index, slot) in zip(range, sorted) { order[index] = Int32(slot) }
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (slots[a], slots[b])
    if a.priority != b.priority { return a.priority > b.priority }
    let (flexA, flexB) = (a.high - a.low, b.high - b.low)
    if flexA == .infinity, flexB == .infinity { return a.low > b.low }
    return flexA < flexB
  }

  private mutating func findGaps(_ node: Int, _ axis: Axis, _ spacing: CGFloat?) {
    guard !facts[node].knowsGaps else { return }
    facts[node].knowsGaps = true
    var total = 0.0
    for slot in children(node).dropFirst() {
      let gap: Double
      if let spacing {
        gap = sane(spacing)
      } else {
        gap = distance(child(slot - 1), child(slot), axis)
      }
      slots[slot].gap = gap
      total += gap
    }
    facts[node].gapTotal = total
  }
}
