package import Foundation
package import KumihanDrawing
import KumihanText

extension PlacedTree {
  /// A placed node with all its facts for layout texts.
  package struct VisitedNode {
    package var id: NodeID
    package var kind: String
    /// In points, absolute.
    package var frame: CGRect
    /// The frame's origin relative to that of the parent's frame.
    package var offset: CGPoint
    package var parameters: [LayoutParameter]
    package var site: CallSite
    /// The nesting depth; 0 for the outermost.
    package var depth: Int
    /// Whether a text lacks part of its words.
    package var isTruncated: Bool
  }

  /// The width of the widest root, in points; 0 without one.
  package var rootWidth: CGFloat { tree.roots.reduce(0) { max($0, frame(of: $1)?.width ?? 0) } }

  /// The frame with both lengths that stands around everything, in points; nil without one.
  package var framedSize: CGSize? {
    guard tree.roots.count == 1, var node = tree.roots.first else { return nil }
    while case .wrapper(let rule) = tree.nodes[Int(node)].kind {
      if case .frame(let width?, let height?, _) = rule {
        return CGSize(width: width, height: height)
      }
      guard tree.nodes[Int(node)].childCount > 0 else { return nil }
      // What stands behind or over a view follows it.
      node = tree.children[Int(tree.nodes[Int(node)].firstChild)]
    }
    return nil
  }

  /// The placed nodes in drawing order of the tree, parents before children, including deferred
  /// content.
  package func visitedNodes(depth: Int = 0, in outer: CGPoint = .zero) -> [VisitedNode] {
    var result: [VisitedNode] = []
    let places = tree.places()
    var pending = tree.roots.reversed().map { (node: $0, depth: depth, outer: outer) }
    while let (node, depth, outer) = pending.popLast() {
      guard let frame = frame(of: node) else { continue }
      result.append(
        VisitedNode(
          id: NodeID(tree.base + node), kind: tree.nodes[Int(node)].kind.name, frame: frame,
          offset: CGPoint(x: frame.minX - outer.x, y: frame.minY - outer.y),
          parameters: parameters(of: node), site: places[Int(node)], depth: depth,
          isTruncated: text(of: node)?.isTruncated ?? false))
      if let graft = grafts[node] {
        result += graft.visitedNodes(depth: depth + 1, in: frame.origin)
      }
      for child in tree.children(of: node).reversed() {
        pending.append((child, depth + 1, frame.origin))
      }
    }
    return result
  }
}
