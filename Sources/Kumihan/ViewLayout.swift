public import Foundation
public import KumihanDrawing
public import KumihanLayout
public import KumihanViews

/// A view with the frame of each of its parts.
public struct ViewLayout: Sendable, CustomStringConvertible {
  private let hosted: HostedView

  init(_ hosted: HostedView) { self.hosted = hosted }

  /// The placed nodes themselves, for those who judge a layout.
  package var placed: PlacedTree { hosted.placed }

  /// One part: a view or a modifier.
  public struct Node: Hashable, Sendable {
    /// The identity in draw commands.
    public var id: NodeID
    /// Such as `text`, `frame`, `stack`.
    public var kind: String
    /// In points from the picture's top left corner, not rounded to pixels.
    public var frame: CGRect
    /// The frame with its origin relative to the part around it.
    public var relativeFrame: CGRect
    /// The part's parameters, such as `spacing` or `font`, except defaults.
    public var parameters: [LayoutParameter]
    /// The line of source; for a part that one of our modules made, that of the user's view.
    public var site: CallSite
    /// The nesting depth.
    public var depth: Int
    /// Whether a text lacks part of its words, for want of room or lines.
    public var isTruncated: Bool
  }

  /// The size of the layout, in points.
  public var size: CGSize { hosted.placed.size }

  /// The width of the widest of the views that the layout is made of, in points: more than ``size`` has where a view does
  /// not fit.
  package var rootWidth: CGFloat { hosted.placed.rootWidth }

  /// The room that the views of the layout take together, in points.
  package var rootSize: CGSize {
    let frames = hosted.placed.tree.roots.compactMap { hosted.placed.frame(of: $0) }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }.size
  }

  /// The frame with both lengths that stands around everything, in points; nil without one.
  package var framedSize: CGSize? { hosted.placed.framedSize }

  /// The environment's colour scheme, unless the view preferred another.
  public var colorScheme: ColorScheme { hosted.colorScheme }

  /// Content that could not be drawn as requested.
  public var issues: [LocatedIssue] { hosted.issues }

  /// The parts in drawing order of the tree, parents before children.
  public var nodes: [Node] {
    hosted.placed.visitedNodes().map { node in
      Node(
        id: node.id, kind: node.kind, frame: node.frame,
        relativeFrame: CGRect(origin: node.offset, size: node.frame.size),
        parameters: node.parameters, site: node.site, depth: node.depth,
        isTruncated: node.isTruncated)
    }
  }

  /// The layout text: a line for each part, children indented by two spaces.
  ///
  /// ```text
  /// KIND X Y WIDTH HEIGHT | NAME=VALUE NAME=VALUE … @ PLACE
  /// ```
  ///
  /// The frame is relative to that of the part around it, in points with at most three decimals.
  /// After the bar come the part's own ``Node/parameters``, after the sign its place in source. So
  /// a changed parameter changes the lines of its parts, and parts that only move change only in
  /// their frames. Equal layouts give equal text, on every machine.
  public var description: String { hosted.placed.dump }

  /// What a screen reader finds in the view, in its order. Computed each time.
  public var accessibility: AccessibilityPage { hosted.placed.accessibility() }

  /// The drawing; frames' edges snap to pixels when a grid is given.
  public func displayList(on grid: PixelGrid?) -> DisplayList { hosted.displayList(on: grid) }
}

extension View {
  /// The layout of this view in a size in points at `scale` pixels per point, with the frames of
  /// all its parts.
  ///
  /// - Throws: ``RenderError`` when the context is nil and the bundled faces are missing.
  public func layoutTree(
    in size: CGSize, scale: CGFloat = 2, environment: EnvironmentValues = EnvironmentValues(),
    context: RenderingContext? = nil
  ) throws(RenderError) -> ViewLayout {
    let options = LayoutOptions(size: size, scale: scale, environment: environment)
    let context = if let context { context } else { try RenderingContext.bundled() }
    return try context.layout(self, options: options).layout
  }
}
