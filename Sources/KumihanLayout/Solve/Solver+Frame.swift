import Foundation

/// Fixed and flexible frames.
extension Solver {
  /// The child's position in a container's size when their guides coincide.
  mutating func aligned(
    _ child: Int, _ p: Proposal, _ size: Extent, in container: Extent, _ alignment: Alignment
  ) -> (x: Double, y: Double) {
    (
      offset(child, p, size, in: container, alignment.horizontal.key),
      offset(child, p, size, in: container, alignment.vertical.key)
    )
  }

  mutating func offset(
    _ child: Int, _ p: Proposal, _ size: Extent, in container: Extent, _ key: AlignmentKey
  ) -> Double {
    if let share = Solver.share(key), !maySet(child, key) {
      return share * (container[key.axis] - size[key.axis])
    }
    return defaultGuide(key, container) - guide(child, key, p, size)
  }

  /// Proposes: the given lengths, else the proposal. Reports: the given lengths, else the child's.
  /// Negative and infinite lengths count as not given.
  mutating func measureFrame(_ node: Int, _ brief: Brief, _ p: Proposal) -> Extent {
    if brief.width >= 0, brief.height >= 0 { return Extent(brief.width, brief.height) }
    let child = measureOnly(node, frameProposal(brief, p))
    return Extent(
      brief.width >= 0 ? brief.width : child.width, brief.height >= 0 ? brief.height : child.height)
  }

  /// Places: by the alignment.
  mutating func positionFrame(
    _ node: Int, _ alignment: Alignment, _ p: Proposal, _ size: Extent
  ) {
    positionAligned(node, frameProposal(briefs[node], p), in: size, alignment)
  }

  mutating func positionAligned(
    _ node: Int, _ p: Proposal, in size: Extent, _ alignment: Alignment
  ) {
    guard let child = onlyChild(node) else { return }
    let own = measure(child, p)
    let (x, y) = aligned(child, p, own, in: size, alignment)
    fill(node, 0, p, own, x: x, y: y)
  }

  private func frameProposal(_ brief: Brief, _ p: Proposal) -> Proposal {
    Proposal(
      brief.width >= 0 ? brief.width : p.width, brief.height >= 0 ? brief.height : p.height)
  }

  /// Proposes: the proposal or the ideal length, within the bounds. Reports: in an axis with both
  /// bounds the proposal within them; else the child's answer within the one and the proposal.
  mutating func measureFlexFrame(_ node: Int, _ brief: Brief, _ p: Proposal) -> Extent {
    let frame = flexFrames[Int(brief.flexFrame)]
    let width = frame.horizontal.lengthWithoutChild(p.width)
    let height = frame.vertical.lengthWithoutChild(p.height)
    if let width, let height { return Extent(width, height) }
    let inner = Proposal(frame.horizontal.proposal(p.width), frame.vertical.proposal(p.height))
    let child = measureOnly(node, inner)
    return Extent(
      width ?? frame.horizontal.length(inner.width, child.width),
      height ?? frame.vertical.length(inner.height, child.height))
  }

  /// Places: by the alignment, with its own size proposed; nil where nothing fixes a length.
  mutating func positionFlexFrame(
    _ node: Int, _ alignment: Alignment, _ p: Proposal, _ size: Extent
  ) {
    let frame = flexFrames[Int(briefs[node].flexFrame)]
    let inner = Proposal(
      frame.horizontal.placement(p.width, size.width),
      frame.vertical.placement(p.height, size.height))
    positionAligned(node, inner, in: size, alignment)
  }
}

/// The bounds of a flexible frame in the solver's form.
struct FlexBounds {
  let horizontal, vertical: Bounds

  init(_ frame: FlexFrame) {
    horizontal = Bounds(frame.minWidth, frame.idealWidth, frame.maxWidth)
    vertical = Bounds(frame.minHeight, frame.idealHeight, frame.maxHeight)
  }

  subscript(axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }

  /// One axis of a flexible frame.
  struct Bounds {
    /// 0 and infinity where the frame has none.
    private let low, high: Double
    /// Negative for none.
    private let ideal: Double
    private let hasLow, hasHigh: Bool

    init(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) {
      self.low = Double(low ?? 0)
      self.ideal = ideal.map { Double($0) } ?? Proposal.none
      self.high = Double(high ?? .infinity)
      (hasLow, hasHigh) = (low != nil, high != nil)
    }

    var isFree: Bool { !hasLow && !hasHigh && ideal < 0 }

    private func clamped(_ value: Double) -> Double { min(max(value, low), high) }

    /// The proposal to the child.
    func proposal(_ p: Double) -> Double {
      let wanted = p < 0 ? ideal : p
      return wanted < 0 ? wanted : clamped(wanted)
    }

    /// The frame's length where it does not depend on the child.
    func lengthWithoutChild(_ p: Double) -> Double? {
      if p < 0 { return ideal < 0 ? nil : ideal }
      let length = clamped(p)
      // At its only bound the result does not depend on the child.
      let isKnown = hasLow ? hasHigh || length == low : hasHigh && length == high
      return isKnown ? length : nil
    }

    /// The frame's length where it depends on the child, which was proposed `inner`.
    func length(_ inner: Double, _ child: Double) -> Double {
      // For a nil proposal the child keeps its length, within the bounds.
      let proposed = inner < 0 ? child : inner
      if hasLow { return hasHigh ? clamped(child) : max(min(proposed, child), low) }
      return hasHigh ? min(max(proposed, child), high) : child
    }

    func placement(_ p: Double, _ size: Double) -> Double {
      let isBetween =
        size > (hasLow ? low : -.infinity) && size < (hasHigh ? high : .infinity)
      return p < 0 && ideal < 0 && isBetween ? Proposal.none : size
    }
  }
}
