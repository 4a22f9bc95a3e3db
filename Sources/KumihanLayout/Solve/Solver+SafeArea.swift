import Foundation

/// The area of the page, or of a view, that content keeps to, and the border it may extend into.
struct SafeArea {
  var inner: CGRect
  var outer: CGRect

  /// The distance from each side of a frame that touches the safe area out to the border's edge.
  func reach(_ frame: CGRect) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    let slack: CGFloat = 1e-6
    return (
      frame.minY <= inner.minY + slack ? max(frame.minY - outer.minY, 0) : 0,
      frame.minX <= inner.minX + slack ? max(frame.minX - outer.minX, 0) : 0,
      frame.maxY >= inner.maxY - slack ? max(outer.maxY - frame.maxY, 0) : 0,
      frame.maxX >= inner.maxX - slack ? max(outer.maxX - frame.maxX, 0) : 0
    )
  }

  /// The part of each side of a frame inside the border.
  func border(in frame: CGRect) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (
      min(max(inner.minY - frame.minY, 0), frame.height),
      min(max(inner.minX - frame.minX, 0), frame.width),
      min(max(frame.maxY - inner.maxY, 0), frame.height),
      min(max(frame.maxX - inner.maxX, 0), frame.width)
    )
  }
}

extension SafeArea {
  /// Narrows the area to the content of a frame where a strip is beside it.
  mutating func pad(_ frame: CGRect, to content: CGRect) {
    let reach = reach(frame)
    outer = CGRect(
      left: frame.minX - reach.left, top: frame.minY - reach.top,
      right: frame.maxX + reach.right, bottom: frame.maxY + reach.bottom)
    inner = CGRect(
      left: content.minX > frame.minX ? content.minX : max(inner.minX, outer.minX),
      top: content.minY > frame.minY ? content.minY : max(inner.minY, outer.minY),
      right: content.maxX < frame.maxX ? content.maxX : min(inner.maxX, outer.maxX),
      bottom: content.maxY < frame.maxY ? content.maxY : min(inner.maxY, outer.maxY))
  }

  /// Removes the border along axes: the area begins and ends with the content.
  mutating func confine(to content: CGRect, _ axes: Axis.Set) {
    let (x, y) = (
      axes.contains(.horizontal) ? content : nil, axes.contains(.vertical) ? content : nil
    )
    func confined(_ rect: CGRect) -> CGRect {
      CGRect(
        left: (x ?? rect).minX, top: (y ?? rect).minY, right: (x ?? rect).maxX,
        bottom: (y ?? rect).maxY)
    }
    (inner, outer) = (confined(inner), confined(outer))
  }

  /// Adds the border at some edges to the area.
  mutating func open(_ edges: Edge.Set, isRightToLeft: Bool) {
    let left: Edge.Set = isRightToLeft ? .trailing : .leading
    let right: Edge.Set = isRightToLeft ? .leading : .trailing
    inner = CGRect(
      left: edges.contains(left) ? outer.minX : inner.minX,
      top: edges.contains(.top) ? outer.minY : inner.minY,
      right: edges.contains(right) ? outer.maxX : inner.maxX,
      bottom: edges.contains(.bottom) ? outer.maxY : inner.maxY)
  }
}

extension CGRect {
  init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

extension Solver {
  /// The safe area outside the placed node's edges; none while nothing is placed yet.
  func safeAreaInsets(_ node: Int, _ edges: Edge.Set = .all) -> EdgeInsets {
    guard facts[node].parent != PlacedTree.unplaced else { return EdgeInsets() }
    let reach = safeAreas[currentSafeArea].reach(frames[node])
    let isRightToLeft = tree.nodes[node].isRightToLeft
    let leading = isRightToLeft ? reach.right : reach.left
    let trailing = isRightToLeft ? reach.left : reach.right
    return EdgeInsets(
      top: edges.contains(.top) ? reach.top : 0,
      leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? reach.bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Proposes: the proposal extended by the safe area beside it. Reports: the child's size without
  /// that. Places: so that the child extends to the border. A child that keeps the insets includes
  /// them in its own size, even where it is smaller than the proposal.
  mutating func positionIgnoresSafeArea(
    _ node: Int, _ edges: Edge.Set, _ keepsInsets: Bool, _ p: Proposal, _ size: Extent
  ) {
    guard let child = onlyChild(node) else { return }
    let reach = safeAreaInsets(node, edges)
    let (horizontal, vertical) = (Double(reach.horizontal), Double(reach.vertical))
    let inner = Proposal(
      p.width < 0 ? p.width : p.width + horizontal, p.height < 0 ? p.height : p.height + vertical)
    let own =
      keepsInsets
      ? Extent(size.width + horizontal, size.height + vertical) : measure(child, inner)
    fill(node, 0, inner, own, x: -Double(reach.leading), y: -Double(reach.top))
  }

  /// Proposes: to the strip, the rest beside the content's smallest length; to the content, the
  /// rest beside the strip. Reports: both and the gap along the edge's axis, the content across.
  mutating func measureSafeAreaInset(
    _ node: Int, _ edge: Edge, _ spacing: CGFloat?, _ p: Proposal
  ) -> Extent {
    guard let content = onlyChild(node), tree.nodes[node].childCount > 1 else {
      return measureOnly(node, p)
    }
    let axis = edge.axis
    let strip = stripSize(node, edge, spacing, p).size[axis]
    let taken = strip + stripGap(node, edge, spacing)
    let own = measure(content, p.inset(along: axis, by: taken))
    return Extent(axis, own[axis] + taken, own[axis.other])
  }

  /// Places: the strip at its edge, aligned across; the content in the rest.
  mutating func positionSafeAreaInset(
    _ node: Int, _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ p: Proposal,
    _ size: Extent
  ) {
    guard let content = onlyChild(node), tree.nodes[node].childCount > 1 else {
      return fill(node, 0, p, size, x: 0, y: 0)
    }
    let axis = edge.axis
    var proposal = p
    if proposal[axis.other] < 0 { proposal[axis.other] = size[axis.other] }
    let strip = stripSize(node, edge, spacing, proposal)
    let taken = strip.size[axis] + stripGap(node, edge, spacing)
    let inner = proposal.inset(along: axis, by: taken)
    let own = measure(content, inner)
    let isAtStart = edge == axis.startEdge
    let start = isAtStart ? taken : 0
    fill(
      node, 0, inner, own, x: axis == .horizontal ? start : 0, y: axis == .vertical ? start : 0)

    let second = child(Int(tree.nodes[node].firstChild) + 1)
    let at = isAtStart ? 0 : size[axis] - strip.size[axis]
    let key = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
    let across = offset(second, strip.proposal, strip.size, in: size, key)
    fill(
      node, 1, strip.proposal, strip.size, x: axis == .horizontal ? at : across,
      y: axis == .horizontal ? across : at)
  }

  private mutating func stripSize(
    _ node: Int, _ edge: Edge, _ spacing: CGFloat?, _ p: Proposal
  ) -> (proposal: Proposal, size: Extent) {
    let first = Int(tree.nodes[node].firstChild)
    let (content, strip) = (child(first), child(first + 1))
    let axis = edge.axis
    var proposal = p
    if p[axis] >= 0 {
      let minimum = measure(content, Proposal(axis, 0, p[axis.other]))[axis]
      proposal[axis] = max(p[axis] - stripGap(node, edge, spacing) - minimum, 0)
    }
    return (proposal, measure(strip, proposal))
  }

  private mutating func stripGap(_ node: Int, _ edge: Edge, _ spacing: CGFloat?) -> Double {
    if let spacing { return sane(spacing) }
    let first = Int(tree.nodes[node].firstChild)
    let (content, strip) = (child(first), child(first + 1))
    return edge == edge.axis.startEdge
      ? distance(strip, content, edge.axis) : distance(content, strip, edge.axis)
  }

  /// Content beside a strip, or inside safe area padding, has that as border. Scrolled content has
  /// no border along its axes, content that ignores the safe area none at its edges.
  mutating func narrowSafeArea(_ node: Int, _ visits: inout ContiguousArray<Visit>) {
    // The first child was pushed last.
    guard let visit = visits.last else { return }
    let content = CGRect(
      x: visit.x, y: visit.y, width: visit.size.width, height: visit.size.height)
    var area = safeAreas[currentSafeArea]
    switch tree.nodes[node].kind.rules.safeArea {
    case .none: return
    case .padded: area.pad(frames[node], to: content)
    case .scrolled(let axes): area.confine(to: content, axes)
    case .ignored(let edges): area.open(edges, isRightToLeft: tree.nodes[node].isRightToLeft)
    }
    safeAreas.append(area)
    visits[visits.count - 1].safeArea = safeAreas.count - 1
  }
}

extension Proposal {
  func inset(along axis: Axis, by length: Double) -> Proposal {
    var result = self
    if self[axis] >= 0 { result[axis] = max(self[axis] - length, 0) }
    return result
  }
}
