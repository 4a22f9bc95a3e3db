import Foundation
import KumihanDrawing

/// Modifiers with one child.
extension Solver {
  /// Proposes: the proposal less the insets. Reports: the child's size plus the insets.
  mutating func measurePadding(_ node: Int, _ brief: Brief, _ p: Proposal) -> Extent {
    let child = measureOnly(node, p.inset(horizontal: brief.width, vertical: brief.height))
    return Extent(max(child.width + brief.width, 0), max(child.height + brief.height, 0))
  }

  mutating func positionPadding(_ node: Int, _ insets: EdgeInsets, _ p: Proposal) {
    guard let child = onlyChild(node) else { return }
    let inner = p.inset(horizontal: briefs[node].width, vertical: briefs[node].height)
    fill(node, 0, inner, measure(child, inner), x: sane(insets.leading), y: sane(insets.top))
  }

  /// Proposes: nil in the fixed axes. Reports: the child's size.
  mutating func measureFixedSize(
    _ node: Int, _ horizontal: Bool, _ vertical: Bool, _ p: Proposal
  ) -> Extent {
    measureOnly(node, fixedProposal(horizontal, vertical, p))
  }

  mutating func positionFixedSize(
    _ node: Int, _ horizontal: Bool, _ vertical: Bool, _ p: Proposal, _ size: Extent
  ) {
    positionAligned(node, fixedProposal(horizontal, vertical, p), in: size, .center)
  }

  private func fixedProposal(_ horizontal: Bool, _ vertical: Bool, _ p: Proposal) -> Proposal {
    Proposal(horizontal ? Proposal.none : p.width, vertical ? Proposal.none : p.height)
  }

  /// Proposes: the largest size of the ratio within the proposal, or the smallest that fills it.
  /// Reports: the child's size.
  mutating func measureAspectRatio(
    _ node: Int, _ ratio: CGFloat?, _ fill: Bool, _ p: Proposal
  ) -> Extent {
    measureOnly(node, aspectProposal(node, ratio, fill, p))
  }

  mutating func positionAspectRatio(
    _ node: Int, _ ratio: CGFloat?, _ fill: Bool, _ p: Proposal, _ size: Extent
  ) {
    positionAligned(node, aspectProposal(node, ratio, fill, p), in: size, .center)
  }

  private mutating func aspectProposal(
    _ node: Int, _ ratio: CGFloat?, _ fill: Bool, _ p: Proposal
  ) -> Proposal {
    guard !p.isUnspecified, let child = onlyChild(node) else { return p }
    var base = Extent(1, 1)
    if let ratio {
      guard ratio.isFinite, ratio > 0 else { return p }
      base.width = Double(ratio)
    } else {
      base = measure(child, .unspecified)
      guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite
      else { return p }
    }
    // A nil axis follows from the other, in both modes: filling it would be infinite.
    let scale: Double
    if p.width < 0 {
      scale = p.height / base.height
    } else if p.height < 0 {
      scale = p.width / base.width
    } else {
      let scales = (p.width / base.width, p.height / base.height)
      scale = fill ? max(scales.0, scales.1) : min(scales.0, scales.1)
    }
    return Proposal(base.width * scale, base.height * scale)
  }

  /// Proposes: its own size. Reports: the proposal, the child's length for nil.
  mutating func measurePosition(_ node: Int, _ p: Proposal) -> Extent {
    p.width < 0 || p.height < 0 ? p.filled(with: measureOnly(node, p)) : Extent(p.width, p.height)
  }

  /// Places: the child's centre on the point.
  mutating func positionPosition(_ node: Int, _ point: CGPoint, _ size: Extent) {
    guard let child = onlyChild(node) else { return }
    let inner = Proposal(size)
    let own = measure(child, inner)
    fill(
      node, 0, inner, own, x: sane(point.x) - own.width / 2, y: sane(point.y) - own.height / 2)
  }

  mutating func positionOffset(_ node: Int, _ offset: CGSize, _ p: Proposal, _ size: Extent) {
    fill(node, 0, p, size, x: sane(offset.width), y: sane(offset.height))
  }

  /// Places: the child unchanged, the second child in its frame by the alignment.
  mutating func positionMasked(
    _ node: Int, _ alignment: Alignment, _ p: Proposal, _ size: Extent
  ) {
    fill(node, 0, p, size, x: 0, y: 0)
    positionSecond(node, alignment, p, size, in: size)
  }

  /// Proposes: the proposal. Reports: the child's size, rounded up to the step in each axis.
  mutating func measureStepped(_ node: Int, _ step: CGFloat, _ p: Proposal) -> Extent {
    let child = measureOnly(node, p)
    let step = sane(step)
    guard step > 0 else { return child }
    func up(_ length: Double) -> Double {
      length.isFinite ? ((length / step) - 1e-6).rounded(.up) * step : length
    }
    return Extent(up(child.width), up(child.height))
  }

  /// Places: at the leading edge, centred in height, with its own size proposed in the axes with a
  /// proposal, so that flexible content fills the step.
  mutating func positionStepped(_ node: Int, _ step: CGFloat, _ p: Proposal, _ size: Extent) {
    let inner = Proposal(
      p.width < 0 ? p.width : size.width, p.height < 0 ? p.height : size.height)
    positionAligned(node, inner, in: size, .leading)
  }

  /// Proposes: nil along its scroll axes. Reports: along these the proposal, the content's length
  /// for nil; across them the content's length.
  mutating func measureScroll(_ node: Int, _ axes: Axis.Set, _ p: Proposal) -> Extent {
    let inner = scrollProposal(axes, p)
    // Only the axes in which the content has a say.
    let asks = (inner.width >= 0 || p.width < 0, inner.height >= 0 || p.height < 0)
    if !asks.0, !asks.1 { return Extent(p.width, p.height) }
    let content = measureOnly(node, inner)
    return Extent(asks.0 ? content.width : p.width, asks.1 ? content.height : p.height)
  }

  /// Proposes: as when measured, without the unsafe part of its frame, nil along its scroll axes.
  /// Places: at the anchor in these, centred in the others when narrower.
  mutating func positionScroll(
    _ node: Int, _ axes: Axis.Set, _ anchor: UnitPoint, _ p: Proposal, _ size: Extent
  ) {
    guard let child = onlyChild(node) else { return }
    let border = safeAreas[currentSafeArea].border(in: frames[node])
    let sides = Extent(
      Double(border.left + border.right), Double(border.top + border.bottom))
    let room = Extent(max(size.width - sides.width, 0), max(size.height - sides.height, 0))
    let inner = scrollProposal(
      axes,
      Proposal(
        p.width < 0 ? room.width : max(p.width - sides.width, 0),
        p.height < 0 ? room.height : max(p.height - sides.height, 0)))
    let own = measure(child, inner)
    func start(_ axis: Axis, _ anchor: CGFloat) -> Double {
      let free = room[axis] - own[axis]
      return axes.contains(axis) ? free * Double(anchor) : max(free / 2, 0)
    }
    let isRightToLeft = tree.nodes[node].isRightToLeft
    let sidesInset = EdgeInsets(
      top: border.top, leading: isRightToLeft ? border.right : border.left, bottom: border.bottom,
      trailing: isRightToLeft ? border.left : border.right)
    deferred.append(
      PlacedTree.Deferred(node: Int32(node), frame: frames[node], safeArea: sidesInset))
    fill(
      node, 0, inner, own,
      x: Double(sidesInset.leading) + start(.horizontal, anchor.x),
      y: Double(border.top) + start(.vertical, anchor.y))
  }

  private func scrollProposal(_ axes: Axis.Set, _ p: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? Proposal.none : p.width,
      axes.contains(.vertical) ? Proposal.none : p.height)
  }
}
