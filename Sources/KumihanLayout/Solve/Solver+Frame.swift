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
  mutating func measureFrame(
    _ node: Int, _ width: CGFloat?, _ height: CGFloat?, _ p: Proposal
  ) -> Extent {
    let inner = frameProposal(width, height, p)
    let (width, height) = (given(width), given(height))
    if let width, let height { return Extent(width, height) }
    let child = measureOnly(node, inner)
    return Extent(width ?? child.width, height ?? child.height)
  }

  /// Places: by the alignment.
  mutating func positionFrame(
    _ node: Int, _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment, _ p: Proposal,
    _ size: Extent
  ) {
    positionAligned(node, frameProposal(width, height, p), in: size, alignment)
  }

  mutating func positionAligned(
    _ node: Int, _ p: Proposal, in size: Extent, _ alignment: Alignment
  ) {
    guard let child = onlyChild(node) else { return }
    let own = measure(child, p)
    let (x, y) = aligned(child, p, own, in: size, alignment)
    fill(node, 0, p, own, x: x, y: y)
  }

  private func frameProposal(_ width: CGFloat?, _ height: CGFloat?, _ p: Proposal) -> Proposal {
    Proposal(given(width) ?? p.width, given(height) ?? p.height)
  }

  /// The length of a fixed frame; nil for an invalid one.
  func given(_ length: CGFloat?) -> Double? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return Double(length)
  }

  /// Proposes: the proposal or the ideal length, within the bounds. Reports: in an axis with both
  /// bounds the proposal within them; else the child's answer within the one and the proposal.
  mutating func measureFlexFrame(_ node: Int, _ frame: FlexFrame, _ p: Proposal) -> Extent {
    let (horizontal, vertical) = (frame.bounds(.horizontal), frame.bounds(.vertical))
    let inner = Proposal(horizontal.proposal(p.width), vertical.proposal(p.height))
    let width = horizontal.lengthWithoutChild(p.width)
    let height = vertical.lengthWithoutChild(p.height)
    if let width, let height { return Extent(width, height) }
    let child = measureOnly(node, inner)
    return Extent(
      width ?? horizontal.length(inner.width, child.width),
      height ?? vertical.length(inner.height, child.height))
  }

  /// Places: by the alignment, with its own size proposed; nil where nothing fixes a length.
  mutating func positionFlexFrame(
    _ node: Int, _ frame: FlexFrame, _ p: Proposal, _ size: Extent
  ) {
    let inner = Proposal(
      frame.bounds(.horizontal).placement(p.width, size.width),
      frame.bounds(.vertical).placement(p.height, size.height))
    positionAligned(node, inner, in: size, frame.alignment)
  }
}

extension FlexFrame {
  /// One axis of a flexible frame.
  struct Bounds {
    var low, ideal, high: Double?

    var isFree: Bool { low == nil && ideal == nil && high == nil }

    func clamped(_ value: Double) -> Double { min(max(value, low ?? 0), high ?? .infinity) }

    /// The proposal to the child.
    func proposal(_ p: Double) -> Double {
      let wanted = p < 0 ? ideal ?? Proposal.none : p
      return wanted < 0 ? wanted : clamped(wanted)
    }

    /// The frame's length where it does not depend on the child.
    func lengthWithoutChild(_ p: Double) -> Double? {
      if p < 0 { return ideal }
      let length = clamped(p)
      switch (low, high) {
      case (_?, _?): return length
      // At its only bound the result does not depend on the child.
      case (let low?, nil): return length == low ? low : nil
      case (nil, let high?): return length == high ? high : nil
      case (nil, nil): return nil
      }
    }

    /// The frame's length where it depends on the child, which was proposed `inner`.
    func length(_ inner: Double, _ child: Double) -> Double {
      // For a nil proposal the child keeps its length, within the bounds.
      let proposed = inner < 0 ? child : inner
      switch (low, high) {
      case (_?, _?): return clamped(child)
      case (let low?, nil): return max(min(proposed, child), low)
      case (nil, let high?): return min(max(proposed, child), high)
      case (nil, nil): return child
      }
    }

    func placement(_ p: Double, _ size: Double) -> Double {
      let isBetween = size > low ?? -.infinity && size < high ?? .infinity
      return p < 0 && ideal == nil && isBetween ? Proposal.none : size
    }
  }

  func bounds(_ axis: Axis) -> Bounds {
    switch axis {
    case .horizontal:
      Bounds(
        low: minWidth.map(Double.init), ideal: idealWidth.map(Double.init),
        high: maxWidth.map(Double.init))
    case .vertical:
      Bounds(
        low: minHeight.map(Double.init), ideal: idealHeight.map(Double.init),
        high: maxHeight.map(Double.init))
    }
  }
}
