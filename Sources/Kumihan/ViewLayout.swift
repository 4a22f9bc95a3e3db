public import Foundation
public import KumihanDrawing
public import KumihanLayout
public import KumihanViews

/// A view with the frame of each of its parts.
public struct ViewLayout: Sendable, CustomStringConvertible {
  private let hosted: HostedView

  init(_ hosted: HostedView) { self.hosted = hosted }

  /// One part: a view or a modifier.
  public struct Node: Hashable, Sendable {
    /// What draw commands name it by.
    public var id: NodeID
    /// Such as `text`, `frame`, `stack`.
    public var kind: String
    /// In points from the picture's top left corner, not rounded to pixels.
    public var frame: CGRect
    /// Where it was written; for a part that one of our modules made, the view of the user's that
    /// it belongs to.
    public var site: CallSite
    /// How deeply it is nested.
    public var depth: Int
  }

  /// The size laid out in, in points.
  public var size: CGSize { hosted.placed.size }

  /// The environment's colour scheme, unless the view preferred another.
  public var colorScheme: ColorScheme { hosted.colorScheme }

  /// What could not be drawn as it was asked for.
  public var issues: [LocatedIssue] { hosted.issues }

  /// The parts in drawing order of the tree, parents before children.
  public var nodes: [Node] { hosted.placed.nodes() }

  /// One line for each part, children indented; equal layouts give equal text.
  public var description: String { hosted.placed.dump }

  /// The drawing; frames' edges on whole pixels when a grid is given.
  public func displayList(on grid: PixelGrid?) -> DisplayList { hosted.displayList(on: grid) }
}

extension PlacedTree {
  fileprivate func nodes(depth: Int = 0) -> [ViewLayout.Node] {
    var result: [ViewLayout.Node] = []
    let places = tree.places()
    var pending = tree.roots.reversed().map { (node: $0, depth: depth) }
    while let (node, depth) = pending.popLast() {
      guard let frame = frame(of: node) else { continue }
      let entry = tree.nodes[Int(node)]
      result.append(
        ViewLayout.Node(
          id: NodeID(tree.base + node), kind: entry.kind.name, frame: frame,
          site: places[Int(node)],
          depth: depth))
      if let graft = grafts[node] { result += graft.nodes(depth: depth + 1) }
      for child in tree.children(of: node).reversed() { pending.append((child, depth + 1)) }
    }
    return result
  }
}

extension View {
  /// This view laid out in a size in points, with the frames of all its parts.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: ``RenderError`` when the context is nil and the bundled faces are not there.
  public func layoutTree(
    in size: CGSize, scale: CGFloat = 2, environment: EnvironmentValues = EnvironmentValues(),
    context: RenderingContext? = nil
  ) throws(RenderError) -> ViewLayout {
    let options = LayoutOptions(size: size, scale: scale, environment: environment)
    let context = if let context { context } else { try RenderingContext.bundled() }
    return try context.layout(self, options: options).layout
  }
}
