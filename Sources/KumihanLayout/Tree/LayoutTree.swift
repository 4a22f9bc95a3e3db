package import Foundation
package import KumihanText

/// A lowered view tree: nodes in one flat array, children before parents, bulky values in tables
/// beside them. A value that can be solved anywhere.
public struct LayoutTree: Sendable {
  package var nodes: ContiguousArray<LayoutNode> = []
  /// The children of all nodes; each node has a stretch of it.
  package var children: ContiguousArray<Int32> = []
  /// The root views: one, or several when a group is at the root.
  package var roots: ContiguousArray<Int32> = []

  package var inks: ContiguousArray<Ink> = []
  package var effects: ContiguousArray<Effect> = []
  package var annotations: ContiguousArray<Annotation> = []
  package var traits: ContiguousArray<Traits> = []
  package var paragraphs: ContiguousArray<Paragraph> = []
  package var flexFrames: ContiguousArray<FlexFrame> = []
  package var lazyGrids: ContiguousArray<LazyGrid> = []
  package var grids: ContiguousArray<GridStyle> = []
  package var layouts: ContiguousArray<any Layout> = []
  package var origins: ContiguousArray<Origin> = []
  /// Leaves that stand for views which a lazy container has left out.
  package var remainders: ContiguousArray<Int32> = []
  package var semantics: ContiguousArray<Semantics> = []

  /// True when an alignment guide's closure, which must run on the main actor, is among the traits.
  package var isConfinedToMainActor = false
  /// Added to a node's index for its `NodeID`: content made later continues the numbers.
  package var base: Int32 = 0

  package init() {}

  /// Keeps an effect; returns the wrapper that applies it to its child's ink.
  package mutating func wrapper(_ effect: Effect) -> LayoutNode.Wrapper {
    effects.append(effect)
    return .effect(Int32(effects.count - 1))
  }

  /// Keeps an annotation; returns the wrapper that gives it to its child.
  package mutating func wrapper(_ annotation: Annotation) -> LayoutNode.Wrapper {
    annotations.append(annotation)
    return .annotated(Int32(annotations.count - 1))
  }

  package func children(of node: Int32) -> ContiguousArray<Int32>.SubSequence {
    let node = nodes[Int(node)]
    return children[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
  }
}

/// The bounds of a flexible frame; normalised so that minimum ≤ ideal ≤ maximum.
package struct FlexFrame: Hashable, Sendable {
  package var minWidth, idealWidth, maxWidth: CGFloat?
  package var minHeight, idealHeight, maxHeight: CGFloat?
  package var alignment: Alignment

  /// Lower bounds are raised to 0 and upper ones to the lower; NaN counts as not given.
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    (self.minWidth, self.idealWidth, self.maxWidth) = FlexFrame.ordered(
      minWidth, idealWidth, maxWidth)
    (self.minHeight, self.idealHeight, self.maxHeight) = FlexFrame.ordered(
      minHeight, idealHeight, maxHeight)
    self.alignment = alignment
  }

  private static func ordered(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?
  ) -> (CGFloat?, CGFloat?, CGFloat?) {
    func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
    let low = number(min).map { Swift.max($0, 0) }
    let middle = number(ideal).map { Swift.max($0, low ?? 0) }
    let high = number(max).map { Swift.max($0, middle ?? low ?? 0) }
    return (low, middle, high)
  }
}

/// The columns (or rows, of a horizontal grid) of a lazy grid.
package struct LazyGrid: Hashable, Sendable {
  package enum Track: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package struct Item: Hashable, Sendable {
    package var track: Track
    package var spacing: CGFloat?
    package var alignment: Alignment?

    package init(track: Track, spacing: CGFloat?, alignment: Alignment?) {
      (self.track, self.spacing, self.alignment) = (track, spacing, alignment)
    }
  }

  /// Vertical: the items are columns and rows are added downward.
  package var axis: Axis
  package var items: [Item]
  package var alignment: Alignment
  /// The gap between rows (of a vertical grid).
  package var spacing: CGFloat?

  package init(axis: Axis, items: [Item], alignment: Alignment, spacing: CGFloat?) {
    (self.axis, self.items, self.alignment, self.spacing) = (axis, items, alignment, spacing)
  }
}

package struct GridStyle: Hashable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing, verticalSpacing: CGFloat?

  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }
}
