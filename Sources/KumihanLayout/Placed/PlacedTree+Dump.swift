import Foundation
import KumihanDrawing

extension PlacedTree {
  /// The layout text, version 2: a line for each placed node, children indented by two spaces.
  ///
  /// ```text
  /// KIND X Y WIDTH HEIGHT | NAME=VALUE NAME=VALUE … @ PLACE
  /// ```
  ///
  /// The frame is in points with at most three decimals, its origin relative to the parent's. After
  /// the bar come the node's own parameters that differ from their defaults; after the sign the
  /// place in source. So a changed parameter changes the lines of its nodes, and nodes that move
  /// with them change only in their frames. Equal trees give equal text.
  package var dump: String {
    let lines = visitedNodes().map { node in
      String(repeating: "  ", count: node.depth + 1) + node.kind
        + " \(node.offset.shortText) \(node.frame.size.shortText)"
        + (node.parameters.isEmpty ? "" : " | ")
        + node.parameters.map(\.description).joined(separator: " ")
        + (node.site.isKnown ? " @ \(node.site)" : "")
    }
    return (["page \(size.shortText)"] + lines).joined(separator: "\n") + "\n"
  }
}
