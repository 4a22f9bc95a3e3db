package import Foundation
package import KumihanDrawing
package import KumihanText

/// A tree with a frame for each node: absolute, unrounded, in points from the top left.
package struct PlacedTree: Sendable {
  /// A node of which something is made or asked after solving: a leaf whose content waits for its
  /// size, or a scroll view.
  package struct Deferred: Sendable {
    package var node: Int32
    package var frame: CGRect
    /// The distance from the frame's edges that touch the safe area out to its border; of a scroll view,
    /// how far inside its edges its content begins and ends.
    package var safeArea: EdgeInsets
  }

  /// The solved tree. A tree of several roots has gained one node, the stack around them.
  package let tree: LayoutTree
  /// The size of the solve.
  package let size: CGSize
  package private(set) var frames: ContiguousArray<CGRect>
  /// The parent of each node, -1 at the root, `unplaced` where a container chose another child.
  package let parents: ContiguousArray<Int32>
  /// By the number of the paragraph; nil where it was not placed.
  package private(set) var texts: ContiguousArray<TextLayout?>
  package let deferred: [Deferred]
  package let diagnostics: [LayoutDiagnostic]
  /// The content of deferred nodes, in the same absolute coordinates; set by the caller.
  package var grafts: [Int32: PlacedTree] = [:]

  /// The finished commands of deferred nodes, in their frames' own coordinates; set by the caller.
  package var drawings: [Int32: [DrawItem]] = [:]

  /// Where guides that a node sets for itself came to lie, from its leading or top edge; of those that its
  /// container asked for.
  package let guides: [Int32: [AlignmentKey: Double]]

  package static let unplaced: Int32 = -2

  package init(
    tree: LayoutTree, size: CGSize, frames: ContiguousArray<CGRect>,
    parents: ContiguousArray<Int32>, texts: ContiguousArray<TextLayout?>, deferred: [Deferred],
    diagnostics: [LayoutDiagnostic], guides: [Int32: [AlignmentKey: Double]] = [:]
  ) {
    self.guides = guides
    (self.tree, self.size, self.frames, self.parents) = (tree, size, frames, parents)
    (self.texts, self.deferred, self.diagnostics) = (texts, deferred, diagnostics)
  }

  package func isPlaced(_ node: Int32) -> Bool { parents[Int(node)] != PlacedTree.unplaced }

  /// Nil for a node left out by its container.
  package func frame(of node: Int32) -> CGRect? {
    isPlaced(node) ? frames[Int(node)] : nil
  }

  /// The tree with another layout of a paragraph, by its number.
  package func replacing(text number: Int, by layout: TextLayout) -> PlacedTree {
    var result = self
    result.texts[number] = layout
    return result
  }

  package func text(of node: Int32) -> TextLayout? {
    guard case .leaf(.text(let paragraph)) = tree.nodes[Int(node)].kind else { return nil }
    return texts[Int(paragraph)]
  }

  /// The tree with frames' edges at the nearest pixel, grafts included; half a pixel is rounded up.
  package func snapped(to grid: PixelGrid) -> PlacedTree {
    var result = self
    for index in frames.indices { result.frames[index] = grid.snapped(frames[index]) }
    result.grafts = grafts.mapValues { $0.snapped(to: grid) }
    return result
  }
}
