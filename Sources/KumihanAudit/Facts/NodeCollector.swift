import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Flattens a placed tree, deferred content included, into nodes with what surrounds them.
struct NodeCollector {
  private(set) var nodes: [FactNode] = []

  /// What views around a node do to it.
  fileprivate struct Around {
    var parent: Int?
    var transform = CGAffineTransform.identity
    var window: CGRect
    var opacity = 1.0
    var isHidden = false
    var isSilent = false
    var author = FactNode.Author.engine
    var depth = 0
  }

  /// - Parameter places: the place of every node of the tree.
  static func nodes(of placed: PlacedTree, _ places: [CallSite]) -> [FactNode] {
    var collector = NodeCollector()
    collector.nodes.reserveCapacity(placed.tree.nodes.count)
    collector.add(placed, places, Around(window: CGRect(origin: .zero, size: placed.size)))
    return collector.nodes
  }

  private mutating func add(_ placed: PlacedTree, _ places: [CallSite], _ around: Around) {
    for root in placed.tree.roots { add(root, of: placed, places, around) }
  }

  private mutating func add(
    _ node: Int32, of placed: PlacedTree, _ places: [CallSite], _ outer: Around
  ) {
    guard let frame = placed.frame(of: node) else { return }
    let tree = placed.tree
    let entry = tree.nodes[Int(node)]
    var around = outer
    let semantics = entry.semantics >= 0 ? tree.semantics[Int(entry.semantics)] : nil
    if semantics?.isHidden == true { around.isSilent = true }
    if entry.site.isKnown {
      around.author = FactNode.Author(entry.site.layer)
      if around.author == .engine, entry.site.isOfStage { around.isHidden = true }
    }
    let index = nodes.count
    var (effect, flexFrame, lazyGrid): (Effect?, FlexFrame?, LazyGrid?) = (nil, nil, nil)
    switch entry.kind {
    case .wrapper(.effect(let number)): effect = tree.effects[Int(number)]
    case .wrapper(.flexFrame(let number)): flexFrame = tree.flexFrames[Int(number)]
    case .container(.lazyGrid(let number)): lazyGrid = tree.lazyGrids[Int(number)]
    default: break
    }
    let ink = entry.ink >= 0 ? tree.inks[Int(entry.ink)] : nil
    let body = FactNode.Body(
      id: NodeID(tree.base + node), index: index, parent: around.parent, kind: entry.kind.name,
      frame: frame, transform: around.transform, window: around.window,
      opacity: around.opacity, isHidden: around.isHidden, isSilent: around.isSilent,
      site: places[Int(node)], author: around.author, depth: around.depth,
      identifier: semantics?.identifier, text: text(of: node, entry, ink, in: placed),
      drawing: ink.flatMap(FactDrawing.init), symbolWeight: ink?.symbolWeight,
      layout: entry.kind, effect: effect,
      semantics: semantics, flexFrame: flexFrame, lazyGrid: lazyGrid)
    nodes.append(FactNode(body))
    if let parent = around.parent { nodes[parent].children.append(index) }
    around.parent = index
    around.depth += 1
    if let effect { around.apply(effect, frame) }
    if let graft = placed.grafts[node] {
      add(graft, graft.tree.places(inside: places[Int(node)]), around)
    }
    for (number, child) in tree.children(of: node).enumerated() {
      var inner = around
      // A mask is seen only by what it lets through.
      if case .wrapper(.masked) = entry.kind, number > 0 { inner.isHidden = true }
      add(child, of: placed, places, inner)
    }
  }

  private func text(
    of node: Int32, _ entry: LayoutNode, _ ink: Ink?, in placed: PlacedTree
  ) -> FactText? {
    guard case .leaf(.text(let number)) = entry.kind, let set = placed.text(of: node) else {
      return nil
    }
    let paragraph = placed.tree.paragraphs[Int(number)]
    var isRedacted = false
    var shadings: TextShadings?
    switch ink {
    case .text(let found): shadings = found
    case .textBars: isRedacted = true
    default: break
    }
    let runs = paragraph.runs.map { run -> FactText.Run in
      FactText.Run(
        text: run.text, font: run.font, color: shadings.flatMap { $0[run.ink].plainColor },
        isLink: run.link != nil, isPicture: run.attachment != nil,
        tracking: run.tracking != 0 ? run.tracking : run.kerning)
    }
    return FactText(
      runs: runs, string: paragraph.text, lineLimit: paragraph.style.lineLimit,
      lineCount: set.lines.count, width: set.lines.map(\.width).max() ?? 0,
      isTruncated: set.isTruncated, minimumScale: paragraph.style.minimumScaleFactor,
      language: paragraph.style.language, isRedacted: isRedacted)
  }
}

extension NodeCollector.Around {
  /// As the recorder draws what is inside.
  fileprivate mutating func apply(_ effect: Effect, _ frame: CGRect) {
    switch effect {
    case .opacity(let value): opacity *= min(max(value, 0), 1)
    case .clip:
      window = window.isNull ? .null : window.intersection(frame.applying(transform))
    case .rotation, .scale, .affine, .projection:
      if let map = effect.map(in: frame)?.affine { transform = map.concatenating(transform) }
    case .hidden: isHidden = true
    case .blend, .filters, .container, .isolated: break
    }
  }
}

extension FactNode.Author {
  init(_ layer: CallSite.Layer) {
    self =
      switch layer {
      case .unknown, .language: .engine
      case .components: .components
      case .pages: .pages
      case .user: .user
      }
  }
}

extension FactDrawing {
  init?(_ ink: Ink) {
    switch ink {
    case .fill(let form, let shading, _): self = .fill(FactShape(form), shading)
    case .stroke(let form, let shading, let style, antialiased: _):
      self = .stroke(FactShape(form), shading, width: style.lineWidth)
    case .symbol(let symbol, let shading): self = .symbol(size: symbol.run.size, shading)
    case .missingSymbol: self = .missingSymbol
    case .image(let image): self = .image(image.resource, isTemplate: image.template != nil)
    case .text, .textBars: return nil
    }
  }
}

extension Ink {
  /// The weight that was asked for a symbol; nil for other ink.
  fileprivate var symbolWeight: Int? {
    if case .symbol(let symbol, _) = self { symbol.weight } else { nil }
  }
}
