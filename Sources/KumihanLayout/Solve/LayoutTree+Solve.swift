package import Foundation
import KumihanText

extension LayoutTree {
  /// Gives every node its frame in a page of that size. Always ends and never throws: invalid
  /// numbers are clamped and recorded.
  ///
  /// - Parameter proposal: the proposal that gave the size. An axis without a length stays without
  ///   one, as in measuring: a fraction of the views' own height may be too little.
  package func solve(
    in size: CGSize, from proposal: ProposedViewSize? = nil, options: SolveOptions
  ) -> PlacedTree {
    var solver = Solver(enclosed(options.root), options)
    return solver.solve(in: size, from: proposal)
  }

  /// The size of the tree for a proposal: not always finite.
  package func measure(_ proposal: ProposedViewSize, options: SolveOptions) -> CGSize {
    let tree = enclosed(options.root)
    guard let root = tree.roots.first else { return .zero }
    var solver = Solver(tree, options)
    return solver.measure(Int(root), Proposal(proposal)).cgSize
  }

  /// The tree with a stack around several roots.
  private func enclosed(_ root: SolveOptions.Root) -> LayoutTree {
    if roots.isEmpty { return self }
    let kind: LayoutNode.Kind
    switch root {
    case .centred where roots.count == 1: return self
    case .centred: kind = .container(.stack(.vertical, .center, spacing: nil))
    case .topLeading where roots.count == 1: return self
    case .topLeading: kind = .container(.zStack(.topLeading))
    }
    var stack = LayoutNode(kind, site: nodes[Int(roots[0])].site)
    stack.firstChild = Int32(children.count)
    stack.childCount = Int32(roots.count)
    stack.isRightToLeft = nodes[Int(roots[0])].isRightToLeft
    stack.origin = nodes[Int(roots[0])].origin
    var result = self
    result.children.append(contentsOf: roots)
    result.nodes.append(stack)
    result.roots = [Int32(result.nodes.count - 1)]
    return result
  }
}

extension Solver {
  mutating func solve(in size: CGSize, from wished: ProposedViewSize? = nil) -> PlacedTree {
    let size = Extent(side(size.width), side(size.height))
    rootSize = size
    let isRightToLeft = tree.roots.first.map { tree.nodes[Int($0)].isRightToLeft } ?? false
    let page = CGRect(origin: options.origin, size: size.cgSize)
    let area = safeArea(page, isRightToLeft)
    var visits: [Visit] = []
    if let root = tree.roots.first {
      let room = Extent(area.inner.size)
      var proposal = ProposedViewSize(area.inner.size)
      if let wished, wished.width == nil { proposal.width = nil }
      if let wished, wished.height == nil { proposal.height = nil }
      let own = measure(Int(root), Proposal(proposal))
      let isCentred = options.root == .centred
      let across = isCentred ? 0.5 : isRightToLeft ? 1 : 0
      visits.append(
        Visit(
          node: Int(root), parent: -1, proposal: Proposal(proposal), size: own,
          x: Double(area.inner.minX) + across * (room.width - own.width),
          y: Double(area.inner.minY) + (isCentred ? 0.5 : 0) * (room.height - own.height),
          safeArea: 0))
    }
    place(visits, in: area)
    return PlacedTree(
      tree: tree, size: size.cgSize, frames: frames,
      parents: ContiguousArray(facts.map(\.parent)), texts: texts, deferred: deferred,
      diagnostics: diagnostics, guides: settledGuides())
  }

  private func safeArea(_ page: CGRect, _ isRightToLeft: Bool) -> SafeArea {
    let insets = options.safeArea
    let (top, bottom) = (sane(insets.top), sane(insets.bottom))
    let left = sane(isRightToLeft ? insets.trailing : insets.leading)
    let right = sane(isRightToLeft ? insets.leading : insets.trailing)
    func moved(by sign: Double) -> CGRect {
      CGRect(
        left: page.minX + sign * left, top: page.minY + sign * top,
        right: page.maxX - sign * right, bottom: page.maxY - sign * bottom)
    }
    return options.root == .centred
      ? SafeArea(inner: moved(by: 1), outer: page) : SafeArea(inner: page, outer: moved(by: -1))
  }

  private func side(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : min(max(Double(value), 0), Solver.bound)
  }
}
