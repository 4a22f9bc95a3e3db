public import Foundation

/// The children of a custom layout, in order. Valid within the layout's calls only.
public struct LayoutSubviews: RandomAccessCollection {
  private let elements: [LayoutSubview]
  private let session: LayoutSession
  /// The layout direction of the container.
  public let layoutDirection: LayoutDirection

  init(_ elements: [LayoutSubview], session: LayoutSession, layoutDirection: LayoutDirection) {
    (self.elements, self.session) = (elements, session)
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  /// The subview at a position; out of range is a programming error, which traps.
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// The subviews of a range; out of range is a programming error, which traps.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      Array(elements[bounds]), session: session, layoutDirection: layoutDirection)
  }

  /// The subviews at the positions, in that order; out of range is a programming error, which
  /// traps.
  public subscript<Indices: Sequence<Int>>(indices: Indices) -> LayoutSubviews {
    LayoutSubviews(
      indices.map { elements[$0] }, session: session, layoutDirection: layoutDirection)
  }

  func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
    session.ask { solver, node in solver.combinedGuide(node, key) }.map { CGFloat($0) }
  }

  /// A built-in rule has filled every slot.
  func markPlaced() { session.placed = Set(elements.map(\.slot)) }

  /// Runs a built-in rule on the layout's own node.
  func run<Value>(_ rule: (inout Solver, Int) -> Value) -> Value {
    session.ask { solver, node in
      solver.facts[node].knowsGaps = false
      solver.facts[node].arrangedFor = nil
      return rule(&solver, node)
    }
  }
}

/// One child of a custom layout, to be measured and placed.
public struct LayoutSubview: Equatable {
  let node: Int
  let slot: Int
  let session: LayoutSession

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.session === b.session && a.slot == b.slot
  }

  /// The priority set by `layoutPriority`, else 0.
  public var priority: Double { session.ask { solver, _ in solver.priority(node) } }

  /// The preferred spacing of the subview to its neighbours.
  public var spacing: ViewSpacing { session.ask { solver, _ in solver.spacing(node) } }

  /// The value set by `layoutValue(key:value:)`, else the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    session.ask { solver, _ in
      solver.trait(node) { $0.layoutValue(key) }
    } ?? Key.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    session.ask { solver, _ in solver.measure(node, Proposal(proposal)).cgSize }
  }

  /// The size for a proposal, with the view's explicit guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    session.ask { solver, _ in
      let proposal = Proposal(proposal)
      return solver.dimensions(node, proposal, solver.measure(node, proposal))
    }
  }

  /// The explicit guide of the view or its content, in points from the left edge; nil without one.
  /// Cheaper than all dimensions.
  package func explicitGuide(
    _ guide: HorizontalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat? {
    session.ask { solver, _ in
      let proposal = Proposal(proposal)
      return solver.explicitGuide(node, guide.key, proposal, solver.measure(node, proposal))
        .map { CGFloat($0) }
    }
  }

  /// Gives the view its size for the proposal and puts its anchor at the position. The last call
  /// applies.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    session.ask { solver, _ in
      let proposal = Proposal(proposal)
      let size = solver.measure(node, proposal)
      solver.slots[slot].proposal = proposal
      solver.slots[slot].size = size
      solver.slots[slot].x = Double(position.x) - Solver.share(anchor.x, of: size.width)
      solver.slots[slot].y = Double(position.y) - Solver.share(anchor.y, of: size.height)
      session.placed.insert(slot)
    }
  }
}

extension Solver {
  /// Moves the children that a built-in rule placed from (0, 0) to a custom layout's bounds.
  mutating func movePlaced(_ node: Int, to origin: CGPoint) {
    guard origin != .zero else { return }
    for slot in children(node) {
      slots[slot].x += Double(origin.x)
      slots[slot].y += Double(origin.y)
    }
  }

  static func share(_ unit: CGFloat, of length: Double) -> Double {
    unit == 0 ? 0 : Double(unit) * length
  }
}
