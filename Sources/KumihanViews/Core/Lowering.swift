import Foundation
import KumihanDrawing
package import KumihanLayout
package import KumihanText

/// The state of turning views into layout nodes: the tree so far, the views that no container has
/// taken yet, and the current environment.
@MainActor
public struct Lowering {
  package var tree = LayoutTree()
  /// The current environment and what styles need besides it.
  package private(set) var styleContext: StyleContext
  /// Whether `@Environment` already reads the current environment.
  private var isReadable = false
  package let services: Services
  /// Content made once its node's size is known, by the number in the node.
  package var deferred: [DeferredContent] = []
  /// Nodes without a parent yet; a container takes those that its content appended.
  private var pending: ContiguousArray<Int32> = []
  private var depth = 0
  /// Issues in the order they came up.
  package private(set) var issues: [LocatedIssue] = []
  /// Container values of views, by the number in their traits.
  var containerValues: [ContainerValues] = []
  /// The preferences propagated so far.
  var preferences = PreferenceValues()
  private var exceededDepth = false
  /// State kept between rounds; nil until first needed.
  var rounds: Rounds?
  var place: Rounds.Place = 0
  /// The place of the content being lowered, 0 for the picture itself.
  var home: Rounds.Place = 0
  /// The view whose body is being lowered, an index into the tree's origins; -1 at the top.
  private(set) var origin: Int32 = -1
  /// True inside a container of choices, where an element's identity is its tag unless it has one.
  var tagsElements = false
  /// True where a container asks its content for sections.
  var statesSections = false
  /// The number of sections so far.
  var sectionCount = 0
  /// The one view of several that is lowered; nil for all.
  var pick: ElementPick?
  /// How many views lazy containers take of what they could show; nil for all.
  package var lazyLimit: Int?
  /// The lazy container around, how much it and the list around still take.
  var lazyRoom: LazyRoom?
  var listRoom: Int?
  /// True when an action or a reader of preferences has to run before drawing.
  package internal(set) var hasEvents = false
  /// True when something reads preferences of content that waits for its size.
  package internal(set) var readsPreferences = false

  /// What is asked of the picture by name; nil for nothing.
  var asked: AskedFor?
  /// The colour schemes that presented views had before and wish now, by their number.
  var presentedSchemes: [Int: ColorScheme] = [:]
  var wishedSchemes: [Int: ColorScheme] = [:]

  /// The maximum depth of nested views, and of content that waits for its size in other such content.
  package nonisolated static let depthLimit = 1024
  package nonisolated static let deferredDepthLimit = 512
  /// How much content that waited for its size is around.
  package var deferredDepth = 0

  /// `base` continues the numbers of nodes of an outer tree.
  package init(environment: EnvironmentValues, services: Services, base: Int32 = 0) {
    styleContext = StyleContext(environment, assets: services.assets)
    self.services = services
    tree.base = base
  }

  package var environment: EnvironmentValues {
    _read { yield styleContext.environment }
    _modify {
      isReadable = false
      yield &styleContext.environment
    }
  }

  /// Lowers the root view, with the environment readable.
  package mutating func lowerRoot<V: View>(_ view: V) {
    lowerBody { view }
  }

  mutating func lowerBody<V: View>(of view: V) {
    withoutPick {
      $0.inside(owner: view) { lowering in
        guard let rounds = lowering.rounds else { return lowering.lowerBody { view.body } }
        let (place, holders) = (lowering.place, rounds.holders)
        var made: Rounds.MadeBody<V.Body>?
        lowering.lowerBody {
          let body = rounds.body(of: view, at: place)
          made = body
          return body.body
        }
        // Only what its views hold can be lost with a body.
        if rounds.holders > holders, let made {
          lowering.readable { rounds.keep(made, of: view, at: place) }
        }
      }
    }
  }

  /// Lowers `content` where `owner` has its state.
  mutating func inside<Owner>(owner: Owner, _ content: (inout Lowering) -> Void) {
    guard let rounds else { return content(&self) }
    inside(.body(ObjectIdentifier(Owner.self))) { lowering in
      rounds.restore(owner, at: lowering.place)
      content(&lowering)
    }
  }

  /// Lowers the result of `body`, with the environment readable through `@Environment` meanwhile.
  mutating func lowerBody<Body: View>(_ body: () -> Body) {
    guard depth < Lowering.depthLimit else {
      return reportDepth(Lowering.depthLimit, of: "\(Body.self)", at: .unknown)
    }
    depth += 1
    if isReadable {
      body()._lower(into: &self)
    } else {
      isReadable = true
      EnvironmentScope.$current.withValue(EnvironmentScope(styleContext)) {
        body()._lower(into: &self)
      }
      isReadable = false
    }
    depth -= 1
  }

  /// Reads properties of a view, with the environment readable through `@Environment` meanwhile.
  private func readable(_ read: () -> Void) {
    if isReadable { return read() }
    EnvironmentScope.$current.withValue(EnvironmentScope(styleContext), operation: read)
  }

  /// Reports the first view of many that nest too deeply.
  private mutating func reportDepth(_ limit: Int, of type: String, at site: CallSite) {
    if !exceededDepth { report(.nestedTooDeeply(type, limit: limit), at: site) }
    exceededDepth = true
  }

  mutating func report(_ issue: ViewIssue, at site: CallSite) {
    issues.append(LocatedIssue(issue, site: tree.place(of: site, from: origin)))
  }

  /// Lowers `content` as the body of a view made at `site`, which nodes that our modules make in it
  /// name as their place.
  package mutating func at(_ site: CallSite, _ content: (inout Lowering) -> Void) {
    let outer = origin
    tree.origins.append(Origin(site: site, outer: outer))
    origin = Int32(tree.origins.count - 1)
    content(&self)
    origin = outer
  }

  /// Continues the origins of a node in another tree, whose content is lowered only now.
  package mutating func continueOrigins(of outer: LayoutTree, at node: Int32) {
    tree.continueOrigins(of: outer, at: node)
    origin = Int32(tree.origins.count - 1)
  }

  /// Lowers `content` in a changed environment.
  mutating func with(
    _ change: (inout EnvironmentValues) -> Void, lower content: (inout Lowering) -> Void
  ) {
    let outer = (styleContext, isReadable)
    isReadable = false
    change(&styleContext.environment)
    content(&self)
    (styleContext, isReadable) = outer
  }

  /// Lowers `content` where controls keep their whole height and nothing reaches into the bar above:
  /// below or above other views.
  mutating func withoutRowAllowance(lower content: (inout Lowering) -> Void) {
    guard
      styleContext.environment.structure.rowAllowance > 0
        || styleContext.environment.structure.isBelowBar
    else { return content(&self) }
    with({ ($0.structure.rowAllowance, $0.structure.isBelowBar) = (0, false) }, lower: content)
  }

  /// Appends a node without children.
  package mutating func leaf(_ leaf: LayoutNode.Leaf, ink: Ink? = nil, site: CallSite) {
    var node = LayoutNode(.leaf(leaf), site: site)
    if let ink {
      tree.inks.append(ink)
      node.ink = Int32(tree.inks.count - 1)
    }
    append(node)
  }

  /// Appends a node whose children are what `content` appends.
  package mutating func container(
    _ container: LayoutNode.Container, site: CallSite, content: (inout Lowering) -> Void
  ) {
    let mark = pending.count
    let room = lazyRoom
    lazyRoom = nil
    withoutPick(content)
    lazyRoom = room
    var node = LayoutNode(.container(container), site: site)
    take(from: mark, into: &node)
    append(node)
  }

  /// Lowers `content`; several views form a vertical stack, as at the root of a picture.
  package mutating func implicitStack(site: CallSite, content: (inout Lowering) -> Void) {
    let mark = pending.count
    content(&self)
    guard pending.count - mark > 1 else { return }
    var node = LayoutNode(.container(.stack(.vertical, .center, spacing: nil)), site: site)
    take(from: mark, into: &node)
    append(node)
  }

  /// Wraps each node that `content` appends in its own node, so that a modifier of a group applies
  /// to each of its views.
  package mutating func wrapEach(
    _ wrapper: LayoutNode.Wrapper, site: CallSite, content: (inout Lowering) -> Void
  ) {
    let mark = pending.count
    content(&self)
    for slot in mark..<pending.count {
      var node = LayoutNode(.wrapper(wrapper), site: site)
      adopt(pending[slot], by: &node)
      pending[slot] = push(node)
    }
  }

  /// Pairs each node of `content`, as first child, with the nodes that `second` appends; several
  /// views of `second` form an implicit ZStack.
  package mutating func pairEach(
    _ wrapper: LayoutNode.Wrapper, alignment: Alignment, site: CallSite,
    content: (inout Lowering) -> Void, second: (inout Lowering) -> Void
  ) {
    let mark = pending.count
    content(&self)
    for slot in mark..<pending.count {
      let secondMark = pending.count
      let room = lazyRoom
      lazyRoom = nil
      withoutPick { $0.inside(.secondary, second) }
      lazyRoom = room
      if pending.count - secondMark > 1 {
        var stack = LayoutNode(.container(.zStack(alignment)), site: site)
        take(from: secondMark, into: &stack)
        append(stack)
      }
      var node = LayoutNode(.wrapper(wrapper), site: site)
      adopt(pending[slot], by: &node)
      if pending.count > secondMark {
        tree.children.append(pending.removeLast())
        node.childCount = 2
      }
      pending[slot] = push(node)
    }
  }

  /// Lowers `content` and removes its views from the tree, so that a container can place them.
  mutating func gather(_ content: (inout Lowering) -> Void) -> [Subview] {
    let mark = pending.count
    withoutPick(content)
    return take(from: mark)
  }

  /// Removes all views from the tree, so that a screen can place them.
  mutating func takeAll() -> [Subview] { take(from: 0) }

  private mutating func take(from mark: Int) -> [Subview] {
    let views = pending[mark...].map {
      Subview(
        node: $0, containerValues: ContainerValues.of($0, in: self), isRemainder: isRemainder($0))
    }
    pending.removeSubrange(mark...)
    return views
  }

  /// The last appended view, counted through the whole picture.
  var lastNode: Int32? { pending.last.map { tree.base + $0 } }

  /// The same view, for whoever looks for it once the picture is placed.
  var lastNodeName: PlacedPicture.NodeName? {
    pending.last.map { PlacedPicture.NodeName(tree: treeName, node: $0) }
  }

  /// The first of the views that are pending since there were as many.
  func nodeName(at pendingCount: Int) -> PlacedPicture.NodeName {
    PlacedPicture.NodeName(tree: treeName, node: pending[pendingCount])
  }

  /// Whether a node is one of this tree, not of content that waited for its size.
  func isOwn(_ node: PlacedPicture.NodeName) -> Bool { node.tree == treeName }

  private var treeName: PlacedPicture.TreeName {
    PlacedPicture.TreeName(place: home, base: tree.base)
  }

  /// The number of views that no container has taken yet.
  var pendingCount: Int { pending.count }

  /// Whether `content` appends any view.
  mutating func appends(_ content: (inout Lowering) -> Void) -> Bool {
    let mark = pending.count
    content(&self)
    return pending.count > mark
  }

  /// Appends a gathered view again.
  mutating func append(_ view: Subview) { pending.append(view.node) }

  /// Changes each node that `content` appends, in place: traits that the next container reads.
  package mutating func changeEach(
    _ change: (inout LayoutNode, inout LayoutTree) -> Void, content: (inout Lowering) -> Void
  ) {
    let mark = pending.count
    content(&self)
    for slot in mark..<pending.count {
      var node = tree.nodes[Int(pending[slot])]
      change(&node, &tree)
      tree.nodes[Int(pending[slot])] = node
    }
  }

  /// The finished tree.
  package mutating func finish() -> LayoutTree {
    tree.roots = pending
    pending = []
    return tree
  }

  package mutating func paragraph(_ paragraph: Paragraph, ink: Ink, site: CallSite) {
    tree.paragraphs.append(paragraph)
    leaf(.text(Int32(tree.paragraphs.count - 1)), ink: ink, site: site)
  }

  package mutating func deferredLeaf(_ content: DeferredContent, ink: Ink? = nil, site: CallSite) {
    guard deferredDepth < Lowering.deferredDepthLimit else {
      return reportDepth(Lowering.deferredDepthLimit, of: "GeometryReader", at: site)
    }
    var content = content
    if let rounds {
      content.place = rounds.enter(.deferred, in: place)
      if let values = rounds.preferences(handedUpAt: content.place) { preferences.merge(values) }
    }
    deferred.append(content)
    leaf(.deferred(Int32(deferred.count - 1)), ink: ink, site: site)
  }

  private mutating func append(_ node: LayoutNode) {
    var node = node
    node.isRightToLeft = environment.direction == .rightToLeft
    pending.append(push(node))
  }

  private mutating func push(_ node: LayoutNode) -> Int32 {
    var node = node
    node.origin = origin
    tree.nodes.append(node)
    return Int32(tree.nodes.count - 1)
  }

  private mutating func take(from mark: Int, into node: inout LayoutNode) {
    node.firstChild = Int32(tree.children.count)
    node.childCount = Int32(pending.count - mark)
    tree.children.append(contentsOf: pending[mark...])
    pending.removeSubrange(mark...)
  }

  /// Makes `child` the node's only child so far, and passes on the traits that a wrapper passes.
  private mutating func adopt(_ child: Int32, by node: inout LayoutNode) {
    node.firstChild = Int32(tree.children.count)
    node.childCount = 1
    tree.children.append(child)
    let inner = tree.nodes[Int(child)]
    node.zIndex = inner.zIndex
    node.isRightToLeft = environment.direction == .rightToLeft
    if node.kind.passesPriority { node.priority = inner.priority }
    if inner.traits >= 0 {
      var traits = tree.traits[Int(inner.traits)]
      traits.guides = []
      if !traits.isEmpty {
        tree.traits.append(traits)
        node.traits = Int32(tree.traits.count - 1)
      }
    }
  }
}
