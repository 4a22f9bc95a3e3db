public import Foundation

/// Something in the way.
open class GKObstacle: NSObject {}

/// Something round in the way.
open class GKCircleObstacle: GKObstacle {
  open var position = SIMD2<Float>()
  open var radius: Float
  public init(radius: Float) { self.radius = radius }
}

/// Something with corners in the way.
open class GKPolygonObstacle: GKObstacle {
  let points: [SIMD2<Float>]
  open var vertexCount: Int { points.count }
  public init(points: [SIMD2<Float>]) { self.points = points }
  open func vertex(at index: Int) -> SIMD2<Float> { points[index] }

  /// The corners, further from the middle by a width.
  func corners(apart width: Float) -> [SIMD2<Float>] {
    let middle = points.reduce(SIMD2()) { $0 + $1 } / Float(max(points.count, 1))
    return points.map { point in
      let way = point - middle
      let length = (way * way).sum().squareRoot()
      return length > 0 ? point + way / length * width * Float(2).squareRoot() : point
    }
  }
  /// Whether the straight way between two points crosses it or lies in it.
  func hides(_ start: SIMD2<Float>, _ end: SIMD2<Float>) -> Bool {
    func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.y - a.y * b.x }
    let way = end - start
    var meetings: [Float] = [0, 1]
    for (index, first) in points.enumerated() {
      let edge = points[(index + 1) % points.count] - first
      let turn = cross(way, edge)
      if turn == 0 { continue }
      let along = cross(first - start, edge) / turn
      let across = cross(first - start, way) / turn
      if along < 0 || along > 1 || across < 0 || across > 1 { continue }
      if along > 0, along < 1, across > 0, across < 1 { return true }
      meetings.append(along)
    }
    // A way through two corners crosses no edge, so the middle of each piece is asked.
    meetings.sort()
    return zip(meetings, meetings.dropFirst()).contains { from, to in
      let middle = (from + to) / 2
      return to - from > 0.0001 && contains(start + way * middle)
    }
  }
  private func contains(_ point: SIMD2<Float>) -> Bool {
    var isInside = false
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      if (a.y > point.y) != (b.y > point.y),
        point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
      {
        isInside.toggle()
      }
    }
    return isInside
  }
}

/// The ways around obstacles, from corner to corner.
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
  public private(set) var obstacles: [GKPolygonObstacle]
  public let bufferRadius: Float
  private var corners: [ObjectIdentifier: [GKGraphNode2D]] = [:]

  public init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
    (self.obstacles, self.bufferRadius) = ([], bufferRadius)
    super.init()
    addObstacles(obstacles)
  }
  open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
    self.obstacles += obstacles
    for obstacle in obstacles {
      corners[ObjectIdentifier(obstacle)] = obstacle.corners(apart: bufferRadius).map {
        GKGraphNode2D(point: $0)
      }
    }
    let all = (nodes ?? []) + obstacles.flatMap { nodes(for: $0) }
    for node in all { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
    add(all)
    for case let node as GKGraphNode2D in all { connect(node, ignoring: []) }
  }
  open func nodes(for obstacle: GKPolygonObstacle) -> [GKGraphNode2D] {
    corners[ObjectIdentifier(obstacle)] ?? []
  }
  open func connectUsingObstacles(node: GKGraphNode2D) {
    connectUsingObstacles(node: node, ignoring: [])
  }
  open func connectUsingObstacles(node: GKGraphNode2D, ignoring: [GKPolygonObstacle]) {
    connect(node, ignoring: ignoring)
    add([node])
  }
  private func connect(_ node: GKGraphNode2D, ignoring: [GKPolygonObstacle]) {
    let walls = obstacles.filter { wall in !ignoring.contains { $0 === wall } }
    for case let other as GKGraphNode2D in nodes ?? [] where other !== node {
      if !walls.contains(where: { $0.hides(node.position, other.position) }) {
        node.addConnections(to: [other], bidirectional: true)
      }
    }
  }
}
