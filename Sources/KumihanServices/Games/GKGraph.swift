public import Foundation

/// A place in a graph, and where one goes from there.
open class GKGraphNode: NSObject {
  public fileprivate(set) var connectedNodes: [GKGraphNode] = []
  public override init() {}
  public required init?(coder: NSCoder) {}

  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { node in nodes.contains { $0 === node } }
    if bidirectional {
      for node in nodes { node.removeConnections(to: [self], bidirectional: false) }
    }
  }
  open func cost(to node: GKGraphNode) -> Float { 1 }
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  /// The cheapest way to a node, with both ends; empty where there is none.
  open func findPath(to goal: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
    var origins: [ObjectIdentifier: GKGraphNode] = [:]
    var open: [(node: GKGraphNode, total: Float)] = [(self, estimatedCost(to: goal))]
    while let index = open.indices.min(by: { open[$0].total < open[$1].total }) {
      let node = open.remove(at: index).node
      if node === goal {
        var path = [node]
        while let last = path.last, last !== self, let origin = origins[ObjectIdentifier(last)] {
          path.append(origin)
        }
        return path.reversed()
      }
      let base = costs[ObjectIdentifier(node)] ?? 0
      for next in node.connectedNodes {
        let cost = base + node.cost(to: next)
        if cost >= costs[ObjectIdentifier(next)] ?? .infinity { continue }
        costs[ObjectIdentifier(next)] = cost
        origins[ObjectIdentifier(next)] = node
        open.removeAll { $0.node === next }
        open.append((next, cost + next.estimatedCost(to: goal)))
      }
    }
    return []
  }
  open func findPath(from start: GKGraphNode) -> [GKGraphNode] { start.findPath(to: self) }
}

/// A place on a plane.
open class GKGraphNode2D: GKGraphNode {
  open var position: SIMD2<Float>
  public init(point: SIMD2<Float>) {
    position = point
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open override func cost(to node: GKGraphNode) -> Float {
    guard let node = node as? GKGraphNode2D else { return 1 }
    let way = node.position - position
    return (way * way).sum().squareRoot()
  }
  open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }
}

/// A place in a grid.
open class GKGridGraphNode: GKGraphNode {
  public let gridPosition: SIMD2<Int32>
  public required init(gridPosition: SIMD2<Int32>) {
    self.gridPosition = gridPosition
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open override func cost(to node: GKGraphNode) -> Float {
    guard let node = node as? GKGridGraphNode else { return 1 }
    let way = SIMD2<Float>(node.gridPosition &- gridPosition)
    return (way * way).sum().squareRoot()
  }
  open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }
}

/// Places and the ways between them.
open class GKGraph: NSObject {
  public fileprivate(set) var nodes: [GKGraphNode]?
  public override init() {}
  public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
  public convenience init(nodes: [GKGraphNode]) { self.init(nodes) }

  open func add(_ nodes: [GKGraphNode]) {
    let known = self.nodes ?? []
    self.nodes = known + nodes.filter { node in !known.contains { $0 === node } }
  }
  open func remove(_ nodes: [GKGraphNode]) {
    for node in nodes {
      for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: true) }
    }
    self.nodes?.removeAll { node in nodes.contains { $0 === node } }
  }
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    let others = (nodes ?? []).filter { $0 !== node }
    if let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) {
      node.addConnections(to: [nearest], bidirectional: bidirectional)
    }
    add([node])
  }
  open func findPath(from start: GKGraphNode, to end: GKGraphNode) -> [GKGraphNode] {
    start.findPath(to: end)
  }
}

/// A grid of places, each joined to its neighbours.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  public let gridOrigin: SIMD2<Int32>
  public private(set) var gridWidth: Int
  public private(set) var gridHeight: Int
  public let diagonalsAllowed: Bool
  private var places: [SIMD2<Int32>: NodeType] = [:]

  public convenience init(
    fromGridStartingAt origin: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: origin, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
      nodeClass: NodeType.self)
  }
  public init(
    fromGridStartingAt origin: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool,
    nodeClass: AnyClass
  ) {
    (gridOrigin, self.diagonalsAllowed) = (origin, diagonalsAllowed)
    (gridWidth, gridHeight) = (Int(width), Int(height))
    super.init()
    let maker = nodeClass as? NodeType.Type ?? NodeType.self
    var all: [NodeType] = []
    for column in 0..<max(width, 0) {
      for row in 0..<max(height, 0) {
        let place = origin &+ SIMD2(column, row)
        let node = maker.init(gridPosition: place)
        places[place] = node
        all.append(node)
      }
    }
    nodes = all
    for node in all { connect(node) }
  }

  open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
    places[position]
  }
  open func connectToAdjacentNodes(node: GKGridGraphNode) {
    connect(node)
    if let node = node as? NodeType { places[node.gridPosition] = node }
    add([node])
  }
  private func connect(_ node: GKGridGraphNode) {
    for across in Int32(-1)...1 {
      for down in Int32(-1)...1 where diagonalsAllowed || across == 0 || down == 0 {
        let place = node.gridPosition &+ SIMD2(across, down)
        guard let next = places[place], next !== node else { continue }
        node.addConnections(to: [next], bidirectional: true)
      }
    }
  }
  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for case let node as NodeType in nodes { places[node.gridPosition] = nil }
  }
}
