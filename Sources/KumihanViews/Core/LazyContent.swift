import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// How much a lazy container still takes: views beyond it are left out, and one leaf as long as they
/// might be stands for them. The host asks again for more when that leaf can be seen.
struct LazyRoom {
  let axis: Axis
  var count: Int

  /// The length that is assumed of a view left out, in points: a row of text.
  static let assumedLength: CGFloat = 44
  /// The assumed length of all of them at most: the solver's numbers are bounded.
  static let longest: CGFloat = 1e6
}

extension Lowering {
  /// Whether the container has enough; then a leaf stands for the rest.
  mutating func leavesOut(_ count: Int) -> Bool {
    guard let room = lazyRoom, room.count <= 0 else { return false }
    let length = min(CGFloat(count) * LazyRoom.assumedLength, LazyRoom.longest)
    let size =
      room.axis == .vertical
      ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    changeEach({ node, tree in
      var traits = Traits()
      traits.gridLine = .own
      tree.traits.append(traits)
      node.traits = Int32(tree.traits.count - 1)
    }) { $0.leaf(.fixed(size, baseline: nil), site: .unknown) }
    tree.remainders.append(Int32(tree.nodes.count - 1))
    return true
  }

  /// Lowers an element; what it appends is taken from the room.
  mutating func takingRoom(_ content: (inout Lowering) -> Void) {
    guard let room = lazyRoom else { return content(&self) }
    let mark = pendingCount
    content(&self)
    guard var left = lazyRoom else { return }
    // Elements inside may have counted already.
    if left.count == room.count { left.count -= pendingCount - mark }
    if let listRoom { left.count = min(left.count, listRoom) }
    lazyRoom = left
  }

  /// Lowers the content of a container that shows only its start; `lanes` of its views stand side by
  /// side.
  mutating func lazily(
    along axis: Axis, lanes: Int = 1, _ content: (inout Lowering) -> Void
  ) {
    let outer = (lazyRoom, listRoom)
    // Where scroll views have their full length, all can be seen.
    let limit = environment.scrollsAtFullLength ? nil : lazyLimit
    (lazyRoom, listRoom) = (limit.map { LazyRoom(axis: axis, count: $0 * lanes) }, nil)
    content(&self)
    (lazyRoom, listRoom) = outer
  }

  /// Whether a view stands for others that were left out, perhaps with modifiers around.
  func isRemainder(_ node: Int32) -> Bool {
    guard !tree.remainders.isEmpty else { return false }
    var node = node
    while !tree.remainders.contains(node) {
      guard case .wrapper = tree.nodes[Int(node)].kind, let inner = tree.children(of: node).first
      else { return false }
      node = inner
    }
    return true
  }
}

/// The content of a lazy stack.
struct LazyContent<Content: View>: _PrimitiveView {
  let axis: Axis
  let content: Content

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.lazily(along: axis) { content._lower(into: &$0) }
  }
}

/// Content made from the rows of a list or of one of its sections, which share their room.
package struct LazyRows<Rows: View, Content: View>: _PrimitiveView {
  let rows: Rows
  let isSection: Bool
  /// Whether rows are choices, see ``Lowering/tagsElements``.
  let areChoices: Bool
  let content: (SubviewsCollection) -> Content

  package init(
    _ rows: Rows, isSection: Bool, areChoices: Bool,
    @ViewBuilder content: @escaping (SubviewsCollection) -> Content
  ) {
    (self.rows, self.isSection, self.content) = (rows, isSection, content)
    self.areChoices = areChoices
  }

  package func _lowerPrimitive(into lowering: inout Lowering) {
    let outer = (lowering.lazyRoom, lowering.listRoom)
    let taggedElements = lowering.tagsElements
    lowering.tagsElements = areChoices
    if !isSection {
      lowering.listRoom =
        lowering.environment.scrollsAtFullLength ? nil : lowering.lazyLimit
    }
    lowering.lazyRoom = lowering.listRoom.map { LazyRoom(axis: .vertical, count: $0) }
    let views = lowering.gather { rows._lower(into: &$0) }
    let left = lowering.lazyRoom?.count
    (lowering.lazyRoom, lowering.listRoom) = outer
    lowering.tagsElements = taggedElements
    if isSection, let left { lowering.listRoom = max(left, 0) }
    lowering.lowerBody { content(SubviewsCollection(views)) }
  }
}
