import Foundation
import KumihanText

/// The state of one solve: sizes on demand, memoized by node and proposal, then frames from the
/// root down. Flat arrays beside the tree; measuring allocates nothing.
struct Solver: ~Copyable {
  /// Facts about a node before measuring, and the start of its memos.
  struct Facts {
    var parent: Int32 = PlacedTree.unplaced
    var memo: Int32 = -1
    /// The axis of the stack around it, for spacers and dividers.
    var stackAxis: Axis?
    /// The guides that may be explicit in it.
    var guides: GuideFlags = []
    /// The axes along which its edges may prefer another distance than plain views.
    var spacingWishes: Axis.Set = []
    var knowsGaps = false
    /// Set when its grid has placed its cells.
    var isGridRow = false
    var gapTotal: Double = 0
    /// The proposal for which its children's slots hold sizes.
    var arrangedFor: Proposal?
  }

  struct GuideFlags: OptionSet {
    let rawValue: UInt8
    static let baselines = GuideFlags(rawValue: 1)
    /// An `alignmentGuide` or a custom layout: any guide.
    static let any = GuideFlags(rawValue: 2)
  }

  /// A child in its container: filled by the container's rule, read when placing.
  struct Slot {
    /// The gap before the child, in stacks.
    var gap: Double = 0
    var low: Double = 0
    var high: Double = 0
    /// Known only where a stack asked for it.
    var ideal: Double = 0
    var priority: Double = 0
    var proposal = Proposal.unspecified
    var size = Extent.zero
    /// In the container's coordinates as if left-to-right.
    var x: Double = 0
    var y: Double = 0
    var isPlaced = true

    /// At once: each change of an array asks whether it is shared.
    mutating func fill(_ p: Proposal, _ size: Extent, x: Double, y: Double) {
      (proposal, self.size, self.x, self.y, isPlaced) = (p, size, x, y, true)
    }
  }

  struct Memo {
    var proposal: Proposal
    var size: Extent
    var next: Int32
  }

  /// Lengths within this are equal: sums of the same numbers differ by less, pixels by far more.
  static let slack = 1e-6

  /// Fits the call stack of an unoptimised build.
  static let maximumDepth = 1_000

  let tree: LayoutTree
  let options: SolveOptions
  let briefs: ContiguousArray<Brief>
  let flexFrames: ContiguousArray<FlexBounds>
  var facts: ContiguousArray<Facts>
  var slots: ContiguousArray<Slot>
  /// The order in which a stack measures its children, in the children's stretch.
  var order: ContiguousArray<Int32>
  var memos: ContiguousArray<Memo> = []
  var textMemo: TextMemo
  var guideMemo = GuideMemo()
  /// Custom layouts with their caches, by node.
  var customs: [Int: Custom] = [:]
  var frames: ContiguousArray<CGRect> = []
  var texts: ContiguousArray<TextLayout?> = []
  var deferred: [PlacedTree.Deferred] = []
  var rootSize = Extent.zero
  var safeAreas: ContiguousArray<SafeArea> = []
  var currentSafeArea = 0
  /// Every guide that closures may read.
  var guideKeys: [AlignmentKey] = []
  var diagnostics: [LayoutDiagnostic] = []
  var depth = 0
  /// Counts measurements that no memo answers, for tests of the cost.
  var measureCount = 0

  init(_ tree: LayoutTree, _ options: SolveOptions) {
    self.tree = tree
    self.options = options
    briefs = ContiguousArray(tree.nodes.map { Solver.brief($0, tree) })
    flexFrames = ContiguousArray(tree.flexFrames.map(FlexBounds.init))
    facts = ContiguousArray(repeating: Facts(), count: tree.nodes.count)
    slots = ContiguousArray(repeating: Slot(), count: tree.children.count)
    order = ContiguousArray(repeating: 0, count: tree.children.count)
    textMemo = TextMemo(paragraphs: tree.paragraphs.count)
    memos.reserveCapacity(tree.nodes.count)
    gatherFacts()
  }

  func children(_ node: Int) -> Range<Int> {
    let first = Int(briefs[node].firstChild)
    return first..<first + Int(briefs[node].childCount)
  }

  func child(_ slot: Int) -> Int { Int(tree.children[slot]) }

  /// The first child of a node; nil when it has none.
  func onlyChild(_ node: Int) -> Int? {
    let child = Int(briefs[node].child)
    return child >= 0 ? child : nil
  }

  /// The size of a node for a proposal.
  mutating func measure(_ node: Int, _ p: Proposal) -> Extent {
    let brief = briefs[node]
    switch brief.rule {
    case .flexible: return p.filled(with: Extent(10, 10))
    case .fixed: return Extent(brief.width, brief.height)
    case .content: return measureOnly(node, p)
    // These measure their child once per call; a memo would cost more.
    case .frame: return measureFrame(node, brief, p)
    case .flexFrame: return measureFlexFrame(node, brief, p)
    case .padding: return measurePadding(node, brief, p)
    case .single: return measureByKind(node, p)
    case .memoized: return remembered(node, p)
    }
  }

  /// The size of a node whose brief says no more than its kind.
  private mutating func measureByKind(_ node: Int, _ p: Proposal) -> Extent {
    // A copy: reading it in place would retain the array at every step.
    let kind = tree.nodes[node].kind
    switch kind {
    case .leaf(.flexible), .leaf(.deferred), .leaf(.fixed), .wrapper(.effect), .wrapper(.masked),
      .wrapper(.annotated), .wrapper(.passthrough), .wrapper(.offset), .wrapper(.layered),
      .wrapper(.ignoresSafeArea), .wrapper(.frame), .wrapper(.flexFrame), .wrapper(.padding),
      .wrapper(.safeAreaPadding):
      preconditionFailure("measured by its brief")
    case .leaf(.square):
      let room = p.filled(with: Extent(.infinity, .infinity))
      let side = p.isUnspecified ? 10 : min(room.width, room.height)
      return Extent(side, side)
    case .leaf(.resizable(let natural, let minimum)):
      let size = p.filled(with: Extent(natural))
      return Extent(
        max(size.width, Double(minimum.width)), max(size.height, Double(minimum.height)))
    case .leaf(.spacer(let minLength)): return spacer(node, minLength, p)
    case .leaf(.divider): return divider(node, p)
    case .leaf(.text(let paragraph)): return measureText(Int(paragraph), p)
    case .wrapper(.fixedSize(let horizontal, let vertical)):
      return measureFixedSize(node, horizontal, vertical, p)
    case .wrapper(.position): return measurePosition(node, p)
    case .wrapper(.stepped(let step)): return measureStepped(node, step, p)
    case .container(.scroll(let axes, _)): return measureScroll(node, axes, p)
    case .wrapper(.aspectRatio(let ratio, let fill)):
      return measureAspectRatio(node, ratio, fill, p)
    case .wrapper(.safeAreaInset(let edge, _, let spacing)):
      return measureSafeAreaInset(node, edge, spacing, p)
    case .container(.stack(let axis, let alignment, let spacing)):
      return measureStack(node, axis, alignment, spacing, p)
    case .container(.zStack): return measureZStack(node, p)
    case .container(.lazyGrid(let grid)):
      return measureLazyGrid(node, tree.lazyGrids[Int(grid)], p)
    case .container(.grid(let style)): return measureGrid(node, tree.grids[Int(style)], p)
    case .container(.gridRow(let alignment)):
      // Outside a grid a row is a horizontal stack.
      return measureStack(node, .horizontal, Solver.rowAlignment(alignment), nil, p)
    case .container(.viewThatFits(let axes)): return measureViewThatFits(node, axes, p)
    case .container(.custom(let layout)): return measureCustom(node, Int(layout), p)
    }
  }

  private static func rowAlignment(_ alignment: VerticalAlignment?) -> Alignment {
    Alignment(horizontal: .center, vertical: alignment ?? .center)
  }

  /// The child's size for the same proposal; zero without a child.
  mutating func measureOnly(_ node: Int, _ p: Proposal) -> Extent {
    guard let child = onlyChild(node), enter(node) else { return .zero }
    defer { depth -= 1 }
    return measure(child, p)
  }

  /// The memoized size for the proposal, or a measured one.
  private mutating func remembered(_ node: Int, _ p: Proposal) -> Extent {
    var index = facts[node].memo
    while index >= 0 {
      let memo = memos[Int(index)]
      if memo.proposal == p { return memo.size }
      index = memo.next
    }
    guard enter(node) else { return .zero }
    let size = measureByKind(node, p)
    depth -= 1
    memos.append(Memo(proposal: p, size: size, next: facts[node].memo))
    facts[node].memo = Int32(memos.count - 1)
    return size
  }

  /// False for a node nested too deeply, which stays empty: the call stack must not overflow.
  @inline(__always)
  private mutating func enter(_ node: Int) -> Bool {
    measureCount += 1
    guard depth < Solver.maximumDepth else {
      noteTooDeep(node)
      return false
    }
    depth += 1
    return true
  }

  @inline(never)
  private mutating func noteTooDeep(_ node: Int) {
    if !diagnostics.contains(where: { $0.node == Int32(node) }) { diagnose(node, .tooDeep) }
  }

  /// Fills the slots of the node's children for a proposal and the resulting size of the node.
  mutating func position(_ node: Int, _ p: Proposal, _ size: Extent) {
    let kind = tree.nodes[node].kind
    switch kind {
    case .leaf: break
    case .wrapper(.frame(_, _, let alignment)): positionFrame(node, alignment, p, size)
    case .wrapper(.flexFrame(let frame)):
      positionFlexFrame(node, tree.flexFrames[Int(frame)].alignment, p, size)
    case .wrapper(.padding(let insets)), .wrapper(.safeAreaPadding(let insets)):
      positionPadding(node, insets, p)
    case .wrapper(.fixedSize(let horizontal, let vertical)):
      positionFixedSize(node, horizontal, vertical, p, size)
    case .wrapper(.aspectRatio(let ratio, let fill)):
      positionAspectRatio(node, ratio, fill, p, size)
    case .wrapper(.position(let point)): positionPosition(node, point, size)
    case .wrapper(.offset(let offset)): positionOffset(node, offset, p, size)
    case .wrapper(.effect), .wrapper(.annotated), .wrapper(.passthrough):
      fill(node, 0, p, size, x: 0, y: 0)
    case .wrapper(.masked(let alignment)): positionMasked(node, alignment, p, size)
    case .wrapper(.stepped(let step)): positionStepped(node, step, p, size)
    case .wrapper(.ignoresSafeArea(let edges, let keepsInsets)):
      positionIgnoresSafeArea(node, edges, keepsInsets, p, size)
    case .wrapper(.layered(let alignment, _, let ignoring)):
      positionLayered(node, alignment, ignoring, p, size)
    case .wrapper(.safeAreaInset(let edge, let alignment, let spacing)):
      positionSafeAreaInset(node, edge, alignment, spacing, p, size)
    case .container(.stack(let axis, let alignment, let spacing)):
      positionStack(node, axis, alignment, spacing, p, size)
    case .container(.zStack(let alignment)): positionZStack(node, alignment, size)
    case .container(.scroll(let axes, let anchor)): positionScroll(node, axes, anchor, p, size)
    case .container(.lazyGrid(let grid)): positionLazyGrid(node, tree.lazyGrids[Int(grid)], p, size)
    case .container(.grid(let style)): positionGrid(node, tree.grids[Int(style)], p, size)
    case .container(.gridRow) where facts[node].isGridRow: break
    case .container(.gridRow(let alignment)):
      positionStack(node, .horizontal, Solver.rowAlignment(alignment), nil, p, size)
    case .container(.viewThatFits(let axes)): positionViewThatFits(node, axes, p, size)
    case .container(.custom(let layout)): positionCustom(node, Int(layout), p, size)
    }
  }

  /// Fills the slot of the child at `index`, if it exists.
  mutating func fill(
    _ node: Int, _ index: Int, _ p: Proposal, _ size: Extent, x: Double, y: Double
  ) {
    guard index < Int(briefs[node].childCount) else { return }
    let slot = Int(briefs[node].firstChild) + index
    slots[slot].fill(p, size, x: x, y: y)
  }
}
