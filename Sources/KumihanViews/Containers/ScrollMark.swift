import Foundation
import KumihanLayout
import Synchronization

/// A view that bars stand over, which they ask where its scrolled content reaches.
@MainActor
package final class ScrollMark {
  var node: PlacedPicture.NodeName?
  /// Whether it has scrolled content that does not begin at its top.
  package private(set) var showsEnds = false

  package init() {}

  fileprivate func note(_ nodes: some Sequence<LayoutNode>) {
    showsEnds = nodes.contains {
      if case .container(.scroll(let axes, let anchor)) = $0.kind {
        axes.contains(.vertical) && anchor.y > 0
      } else {
        false
      }
    }
  }
}

/// Notes the node of the content.
private struct ScrollMarked<Content: View>: _PrimitiveView {
  let content: Content
  let mark: ScrollMark

  func _lowerPrimitive(into lowering: inout Lowering) {
    let first = lowering.tree.nodes.count
    content._lower(into: &lowering)
    mark.node = lowering.lastNodeName
    mark.note(lowering.tree.nodes[first...])
  }
}

extension View {
  /// Data: the view is the one of the mark.
  package func scrollMark(_ mark: ScrollMark) -> some View {
    ScrollMarked(content: self, mark: mark)
  }
}

extension GeometryProxy {
  /// Whether what scrolls up and down in the marked view is seen both in the reader's frame, which
  /// stands at this edge of the view, and beyond.
  @MainActor package func isReached(by mark: ScrollMark, past edge: VerticalEdge) -> Bool {
    guard let node = mark.node else { return false }
    let frame = globalFrame
    return picture.scrolled(in: node).contains { window, content in
      guard window.minX < frame.maxX, window.maxX > frame.minX else { return false }
      let seen = content.intersection(window)
      guard !seen.isNull else { return false }
      // Half a point is no overlap that anybody sees.
      return switch edge {
      case .top: seen.minY < frame.maxY - 0.5 && seen.maxY > frame.maxY
      case .bottom: seen.maxY > frame.minY + 0.5 && seen.minY < frame.minY
      }
    }
  }
}

extension PlacedPicture {
  /// The frames of the scroll views inside a view that scroll up and down, with those of their content.
  func scrolled(in view: NodeName) -> [(window: CGRect, content: CGRect)] {
    let trees = trees.withLock { $0 }
    func isInside(_ name: NodeName) -> Bool {
      var name: NodeName? = name
      while let here = name, let entry = trees[here.tree] {
        if here.tree == view.tree, here.node == view.node { return true }
        let parent = entry.placed.parents[Int(here.node)]
        name = parent >= 0 ? NodeName(tree: here.tree, node: parent) : entry.host
      }
      return false
    }
    var found: [(window: CGRect, content: CGRect)] = []
    for (tree, entry) in trees {
      let placed = entry.placed
      for node in placed.frames.indices {
        let around = placed.parents[node]
        guard around >= 0,
          case .container(.scroll(let axes, _)) = placed.tree.nodes[Int(around)].kind,
          axes.contains(.vertical), isInside(NodeName(tree: tree, node: around))
        else { continue }
        found.append((placed.frames[Int(around)], placed.frames[node]))
      }
    }
    return found
  }
}
