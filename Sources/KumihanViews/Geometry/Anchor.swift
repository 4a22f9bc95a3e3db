public import Foundation
import KumihanDrawing
public import KumihanLayout
import Synchronization

/// A rectangle or point of a view, which a geometry proxy elsewhere can convert to its coordinates.
public struct Anchor<Value> {
  let node: PlacedPicture.NodeName
  let resolve: (CGRect) -> Value

  /// The point or rectangle of a view that an anchor refers to.
  public struct Source {
    let resolve: (CGRect) -> Value

    /// The value for a view's frame.
    package func resolve(in frame: CGRect) -> Value { resolve(frame) }
  }
}

extension Anchor where Value == CGRect {
  /// A rectangle of whichever reader asks for it.
  package init(inReader rect: CGRect) {
    node = PlacedPicture.NodeName(
      tree: PlacedPicture.TreeName(place: 0, base: .min), node: .max)
    resolve = { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// A point in fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The anchor's rectangle in the reader's coordinates; empty when its view is not in the picture.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    anchor.resolve(frame(of: anchor)).offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
  }

  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let point = anchor.resolve(frame(of: anchor))
    return CGPoint(x: point.x - globalFrame.minX, y: point.y - globalFrame.minY)
  }

  /// The row of a list that the anchor's view makes up, in the reader's coordinates; nil where it is no
  /// row, or only a part of one.
  package func row(of anchor: Anchor<CGRect>) -> CGRect? {
    picture.row(of: anchor.node)?.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
  }

  private func frame<Value>(of anchor: Anchor<Value>) -> CGRect {
    picture.frame(of: anchor.node) ?? globalFrame
  }
}

/// The trees of a picture as far as they are placed: the page's own, and those of content that
/// waited for its size.
final class PlacedPicture: Sendable {
  /// A tree: content that waited by its place in the structure of views, which stays from round to
  /// round while nodes are counted anew. Without rounds there is no such place, and its first number tells.
  struct TreeName: Hashable {
    private let place: Rounds.Place
    private let base: Int32

    init(place: Rounds.Place, base: Int32) {
      self.place = place
      self.base = place == 0 ? base : 0
    }
  }

  /// A node, counted in its tree.
  struct NodeName: Hashable {
    var tree: TreeName
    var node: Int32
  }

  struct Entry {
    let placed: PlacedTree
    /// The node that waited for this content; nil for the page's own tree.
    let host: NodeName?
  }

  let trees = Mutex<[TreeName: Entry]>([:])

  func add(_ tree: PlacedTree, as name: TreeName, in host: NodeName?) {
    trees.withLock { $0[name] = Entry(placed: tree, host: host) }
  }

  private func tree(_ name: TreeName) -> PlacedTree? { trees.withLock { $0[name]?.placed } }

  /// Nil for what is not in the picture.
  func frame(of name: NodeName) -> CGRect? {
    guard let tree = tree(name.tree), name.node < tree.frames.count else { return nil }
    return tree.frame(of: name.node)
  }

  /// The frame of the row of a list that a node is all of.
  func row(of name: NodeName) -> CGRect? {
    guard let tree = tree(name.tree) else { return nil }
    var node = name.node
    while node >= 0, node < tree.frames.count {
      let place = tree.tree.nodes[Int(node)]
      if place.semantics >= 0,
        tree.tree.semantics[Int(place.semantics)].roles.contains(.listItem)
      {
        return tree.frame(of: node)
      }
      node = tree.parents[Int(node)]
      guard node >= 0, tree.tree.nodes[Int(node)].childCount == 1 else { return nil }
    }
    return nil
  }
}

extension [PlacedTree] {
  /// The frame of a node counted through the whole picture, in trees from the outermost in.
  func frame(of node: Int32) -> CGRect? {
    guard let tree = last(where: { $0.tree.base <= node }) else { return nil }
    let index = node - tree.tree.base
    return index < tree.frames.count ? tree.frame(of: index) : nil
  }
}

/// Propagates an anchor of each view of the content.
private struct AnchorWriter<Content: View, Value>: _PrimitiveView {
  let content: Content
  let source: Anchor<Value>.Source
  let site: CallSite
  let change: (inout PreferenceValues, Anchor<Value>) -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.collectPreferences(of: { lowering in
      lowering.wrapEach(.passthrough, site: site) { content._lower(into: &$0) }
    }) { values, lowering in
      guard let node = lowering.lastNodeName else { return }
      change(&values, Anchor(node: node, resolve: source.resolve))
    }
  }
}

extension View {
  /// Data: propagates a value made from a rectangle or point of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    AnchorWriter(
      content: self, source: value, site: CallSite(fileID: fileID, line: line, column: column)
    ) {
      $0.set(key, transform($1))
    }
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    AnchorWriter(
      content: self, source: value, site: CallSite(fileID: fileID, line: line, column: column)
    ) {
      var changed = $0[key]
      transform(&changed, $1)
      $0.set(key, changed)
    }
  }
}
