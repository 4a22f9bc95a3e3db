package import Foundation

/// One lowered view or modifier: its layout rule, its ink, its origin.
public struct LayoutNode: Sendable {
  package var kind: Kind
  /// A stretch of the tree's `children`.
  package var firstChild: Int32 = 0
  package var childCount: Int32 = 0
  /// Set by `layoutPriority` on the view itself; most modifiers hide it from the container.
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// Of a leaf: an index into the tree's `inks`, -1 for none. Layout never reads it.
  package var ink: Int32 = -1
  /// An index into the tree's `traits`, -1 for none.
  package var traits: Int32 = -1
  package var isRightToLeft = false
  /// The view whose body made the node: an index into the tree's `origins`, -1 for none.
  package var origin: Int32 = -1
  /// What the node says of itself: an index into the tree's `semantics`, -1 for nothing. Layout
  /// never reads it.
  package var semantics: Int32 = -1
  package var site: CallSite

  package init(_ kind: Kind, site: CallSite) { (self.kind, self.site) = (kind, site) }
}

extension LayoutNode {
  /// The way a node is measured and placed: its rule is documented in the solver, everything else
  /// about a kind is in `rules`. Numbers are points.
  package enum Kind: Sendable {
    case leaf(Leaf)
    case wrapper(Wrapper)
    case container(Container)
  }

  /// Without children.
  package enum Leaf: Sendable {
    /// Takes the proposal, 10 for nil: colours and shapes.
    case flexible
    /// The largest square in the proposal: a circle.
    case square
    /// Its own size for any proposal: a plain image, a symbol. A baseline, if it has one.
    case fixed(CGSize, baseline: CGFloat?)
    /// The proposal, the natural size for nil, at least the minimum: a resizable image.
    case resizable(natural: CGSize, minimum: CGSize)
    /// Along the axis of the stack around it.
    case spacer(minLength: CGFloat?)
    /// Across the axis of the stack around it; as thick as the tree's hairline.
    case divider
    /// An index into `paragraphs`.
    case text(Int32)
    /// A leaf like `flexible` whose content is made when its size is known: a geometry reader, a
    /// canvas. An index into the lowering's table of contents.
    case deferred(Int32)
  }

  /// A modifier: the first child is the modified view, whose traits are also the wrapper's. A
  /// second child is laid out beside or over the first.
  package enum Wrapper: Sendable {
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    /// An index into `flexFrames`.
    case flexFrame(Int32)
    case padding(EdgeInsets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Nil ratio: the child's ideal one.
    case aspectRatio(CGFloat?, fill: Bool)
    case position(CGPoint)
    /// Moves the child's ink and frame without changing the slot.
    case offset(CGSize)
    /// Changes the child's ink only. An index into `effects`.
    case effect(Int32)
    /// The second child is laid out in the first one's frame and masks its ink.
    case masked(Alignment)
    /// Gives the child a meaning in documents. An index into `annotations`.
    case annotated(Int32)
    /// Carries traits, or marks a place.
    case passthrough
    /// Sizes are rounded up to multiples of the step: the layout grid.
    case stepped(CGFloat)
    /// Content extends to the border; `keepsInsets` keeps the safe area readable inside.
    case ignoresSafeArea(Edge.Set, keepsInsets: Bool)
    /// Extra safe area for the content, in points.
    case safeAreaPadding(EdgeInsets)
    /// The first child decides the size, the second is laid out in it; an overlay when `inFront`.
    /// `ignoring` lets a background extend into the safe area.
    case layered(Alignment, inFront: Bool, ignoring: Edge.Set)
    /// The second child takes a strip at an edge of the first one's space.
    case safeAreaInset(Edge, Alignment, spacing: CGFloat?)
  }

  /// Places its children; their traits are for it and do not propagate.
  package enum Container: Sendable {
    case stack(Axis, Alignment, spacing: CGFloat?)
    case zStack(Alignment)
    /// One child. The anchor is the visible part of longer content, and the position of shorter
    /// content.
    case scroll(Axis.Set, anchor: UnitPoint)
    /// An index into `lazyGrids`.
    case lazyGrid(Int32)
    /// An index into `grids`.
    case grid(Int32)
    /// A row of a grid: its cells are its children.
    case gridRow(VerticalAlignment?)
    case viewThatFits(Axis.Set)
    /// An index into `layouts`.
    case custom(Int32)
  }
}
