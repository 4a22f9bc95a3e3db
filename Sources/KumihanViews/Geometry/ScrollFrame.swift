import Foundation
import KumihanLayout
import Synchronization

/// A view in the scroll view around it.
struct ScrollFrame {
  let scrollView: PlacedPicture.NodeName
  let axes: Axis.Set
  /// The size of the window, without what bars cover, and of the content.
  let room, content: CGSize
  /// The view's frame in the content, from its leading edge.
  let target: CGRect

  /// The anchor of the scroll view that shows the view at an anchor, nil for the nearest that shows all of
  /// it; `base` is where the scroll view is scrolled to before.
  func anchor(for anchor: UnitPoint?, from base: UnitPoint, margins: EdgeInsets) -> UnitPoint {
    func moved(
      _ axis: Axis.Set, _ base: CGFloat, _ anchor: CGFloat?, _ room: CGFloat, _ content: CGFloat,
      _ target: (start: CGFloat, end: CGFloat), _ margins: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
      let hidden = content - room
      // Content that is seen whole has nowhere to go.
      guard axes.contains(axis), hidden > 0 else { return base }
      let atStart = target.start - margins.start
      let atEnd = target.end - room + margins.end
      let offset =
        anchor.map { atStart + (atEnd - atStart) * $0 }
        ?? min(max(base * hidden, min(atStart, atEnd)), max(atStart, atEnd))
      return min(max(offset / hidden, 0), 1)
    }
    return UnitPoint(
      x: moved(
        .horizontal, base.x, anchor?.x, room.width, content.width, (target.minX, target.maxX),
        (margins.leading, margins.trailing)),
      y: moved(
        .vertical, base.y, anchor?.y, room.height, content.height, (target.minY, target.maxY),
        (margins.top, margins.bottom)))
  }
}

extension UnitPoint {
  /// Whether the difference is less than anybody sees, even in long content.
  func isNear(_ other: UnitPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}

extension PlacedPicture {
  /// A view, or the row of a list that it makes up, in the nearest scroll view around it; nil outside of
  /// scroll views.
  func scrollFrame(around view: NodeName) -> ScrollFrame? {
    guard let target = row(of: view) ?? frame(of: view) else { return nil }
    let trees = trees.withLock { $0 }
    var name: NodeName? = view
    while let here = name, let entry = trees[here.tree] {
      let placed = entry.placed
      guard Int(here.node) < placed.parents.count, placed.isPlaced(here.node) else { return nil }
      let around = placed.parents[Int(here.node)]
      guard around >= 0 else {
        name = entry.host
        continue
      }
      if case .container(.scroll(let axes, _)) = placed.tree.nodes[Int(around)].kind,
        let window = placed.deferred.first(where: { $0.node == around })
      {
        let content = placed.frames[Int(here.node)]
        let isRightToLeft = placed.tree.nodes[Int(around)].isRightToLeft
        let x = isRightToLeft ? content.maxX - target.maxX : target.minX - content.minX
        return ScrollFrame(
          scrollView: NodeName(tree: here.tree, node: around), axes: axes,
          room: CGSize(
            width: max(window.frame.width - window.safeArea.horizontal, 0),
            height: max(window.frame.height - window.safeArea.vertical, 0)),
          content: content.size,
          target: CGRect(
            x: x, y: target.minY - content.minY, width: target.width, height: target.height))
      }
      name = NodeName(tree: here.tree, node: around)
    }
    return nil
  }

  /// Whether lazy containers may have more views than they took.
  var leavesViewsOut: Bool {
    trees.withLock { $0.values.contains { !$0.placed.tree.remainders.isEmpty } }
  }
}
