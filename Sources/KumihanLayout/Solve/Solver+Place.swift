import Foundation

extension Solver {
  /// A node with its final size, about to get its frame.
  struct Visit {
    var node: Int
    var parent: Int32
    var proposal: Proposal
    var size: Extent
    var x: Double
    var y: Double
    /// An index into the safe areas found so far.
    var safeArea: Int
  }

  /// The largest magnitude of a number; larger ones are mistakes.
  static let bound: Double = 1e7

  /// Gives frames to all nodes under the visits, without recursion.
  mutating func place(_ roots: [Visit], in safeArea: SafeArea) {
    frames = ContiguousArray(repeating: .zero, count: tree.nodes.count)
    texts = ContiguousArray(repeating: nil, count: tree.paragraphs.count)
    safeAreas = [safeArea]
    var visits = ContiguousArray(roots.reversed())
    while let visit = visits.popLast() {
      let node = visit.node
      let brief = briefs[node]
      let visit = bounded(visit)
      facts[node].parent = visit.parent
      frames[node] = CGRect(
        x: visit.x, y: visit.y, width: visit.size.width, height: visit.size.height)
      currentSafeArea = visit.safeArea
      guard brief.childCount > 0 else {
        placeLeaf(visit)
        continue
      }
      position(node, visit.proposal, visit.size)
      report(node)
      for slot in children(node).reversed() where slots[slot].isPlaced {
        let placed = slots[slot]
        let x = brief.isRightToLeft ? visit.size.width - placed.x - placed.size.width : placed.x
        visits.append(
          Visit(
            node: child(slot), parent: Int32(node), proposal: placed.proposal, size: placed.size,
            x: visit.x + x, y: visit.y + placed.y, safeArea: visit.safeArea))
      }
      if brief.changesSafeArea { narrowSafeArea(node, &visits) }
    }
  }

  private mutating func placeLeaf(_ visit: Visit) {
    let node = visit.node
    if case .leaf(.deferred) = tree.nodes[node].kind {
      deferred.append(
        PlacedTree.Deferred(
          node: Int32(node), frame: frames[node], safeArea: safeAreaInsets(node)))
    }
    if case .leaf(.text(let paragraph)) = tree.nodes[node].kind, visit.proposal.width != 0 {
      texts[Int(paragraph)] =
        textMemo.entries[textLayout(Int(paragraph), visit.proposal)].layout
    }
  }

  /// The visit within the solver's bounds: lengths beyond them become the container's extent.
  private mutating func bounded(_ visit: Visit) -> Visit {
    func isFine(_ value: Double) -> Bool { abs(value) <= Solver.bound }
    if isFine(visit.x), isFine(visit.y), isFine(visit.size.width), isFine(visit.size.height),
      visit.size.width >= 0, visit.size.height >= 0
    {
      return visit
    }
    diagnose(visit.node, .unboundedSize)
    let container =
      visit.parent >= 0 ? frames[Int(visit.parent)] : CGRect(origin: .zero, size: rootSize.cgSize)
    func length(_ value: Double, _ fallback: CGFloat) -> Double {
      isFine(value) ? max(value, 0) : value.isNaN ? 0 : Double(fallback)
    }
    var result = visit
    result.size = Extent(
      length(visit.size.width, container.width), length(visit.size.height, container.height))
    result.x = isFine(visit.x) ? visit.x : Double(container.minX)
    result.y = isFine(visit.y) ? visit.y : Double(container.minY)
    return result
  }

  mutating func diagnose(_ node: Int, _ problem: LayoutDiagnostic.Problem) {
    diagnostics.append(
      LayoutDiagnostic(node: Int32(node), site: tree.place(of: Int32(node)), problem: problem))
  }

  /// Records once, when the node is placed, the values that its rule ignored.
  private mutating func report(_ node: Int) {
    for problem in tree.nodes[node].kind.problems(in: tree) { diagnose(node, problem) }
  }
}

/// The distance; 0 when it is not finite.
func sane(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
