import Foundation
package import KumihanDrawing
package import KumihanText

extension PlacedTree {
  /// The ink of the placed views, in drawing order, as a page of the solved size.
  package func record(text engine: any TextEngine) -> DisplayList {
    var recorder = Recorder(placed: self, engine: engine)
    for root in tree.roots { recorder.record(root) }
    return DisplayList(size: size, items: recorder.items)
  }
}

/// Walks a placed tree and writes its ink as draw commands. It never measures.
struct Recorder {
  let placed: PlacedTree
  let engine: any TextEngine
  var items: [DrawItem] = []
  /// Of the table whose rows are being recorded.
  var tableColumns: Int?
  /// The shape that concentric corners follow, and its rectangle.
  private var container: (form: ShapeForm, rect: CGRect)?

  /// Whether anything is read in another order than it is drawn in.
  private lazy var hasPriorities = tree.semantics.contains { $0.sortPriority != nil }

  var tree: LayoutTree { placed.tree }

  init(placed: PlacedTree, engine: any TextEngine) {
    (self.placed, self.engine) = (placed, engine)
  }

  mutating func record(_ node: Int32) {
    guard let frame = placed.frame(of: node) else { return }
    let semantics = tree.nodes[Int(node)].semantics
    guard semantics >= 0 else { return recordInk(node, in: frame) }
    let words = tree.semantics[Int(semantics)]
    var roles = words.documentRoles
    if let priority = words.sortPriority {
      roles.append(.priority(priority))
    } else if words.children?.keepsElements == true, hasPriorities {
      roles.append(.priority(0))
    }
    guard !roles.isEmpty else { return recordInk(node, in: frame) }
    var children = nested { $0.recordInk(node, in: frame) }
    // Rows of a table have as many cells, even empty ones.
    guard !children.isEmpty || roles.contains(where: \.isCell) else { return }
    for role in roles {
      children = [DrawItem(.group(DrawGroup(role: role, children: children)), node: id(node))]
    }
    items += children
  }

  private mutating func recordInk(_ node: Int32, in frame: CGRect) {
    let children = tree.children(of: node)
    if recordTable(node) { return }
    switch tree.nodes[Int(node)].kind.rules.drawing {
    case .ink: drawInk(of: node, in: frame)
    case .deferred:
      drawInk(of: node, in: frame)
      recordDeferred(node, in: frame)
    case .children: recordChildren(of: node)
    case .prelude: recordPrelude(of: node)
    case .layers(firstInFront: false): for child in children { record(child) }
    case .layers(firstInFront: true): for child in children.reversed() { record(child) }
    case .effect(let effect):
      record(tree.effects[Int(effect)], around: node, frame: frame)
    case .masked: recordMasked(node)
    case .annotated(let annotation):
      record(tree.annotations[Int(annotation)], around: node, frame: frame)
    }
  }

  /// Later views are in front of earlier ones, unless z-indices differ.
  mutating func recordChildren(of node: Int32) {
    let children = tree.children(of: node)
    guard let first = children.first else { return }
    let depth = tree.zIndex(of: first)
    guard children.dropFirst().contains(where: { tree.zIndex(of: $0) != depth }) else {
      for child in children { record(child) }
      return
    }
    let depths = children.map { tree.zIndex(of: $0) }
    let order = zip(children, depths).enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }
    for entry in order { record(entry.element.0) }
  }

  /// The first child, and over it the second, which is read before it.
  private mutating func recordPrelude(of node: Int32) {
    let children = tree.children(of: node)
    guard let content = children.first else { return }
    let before = items.count
    record(content)
    let bars = nested { recorder in for child in children.dropFirst() { recorder.record(child) } }
    guard !bars.isEmpty else { return }
    guard items.count > before else { return items += bars }
    add(.group(DrawGroup(role: .prelude, children: bars)), node)
  }

  private mutating func recordDeferred(_ node: Int32, in frame: CGRect) {
    if let graft = placed.grafts[node] { items += graft.record(text: engine).items }
    if let drawing = placed.drawings[node], !drawing.isEmpty {
      let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      add(.group(DrawGroup(transform: move, children: drawing)), node)
    }
  }

  mutating func add(_ command: DrawCommand, _ node: Int32) {
    items.append(DrawItem(command, node: id(node)))
  }

  func id(_ node: Int32) -> NodeID { NodeID(tree.base + node) }

  /// The commands that `body` records, as a group's children.
  mutating func nested(_ body: (inout Recorder) -> Void) -> [DrawItem] {
    var children: [DrawItem] = []
    let columns = tableColumns
    swap(&items, &children)
    body(&self)
    swap(&items, &children)
    tableColumns = columns
    return children
  }

  /// The first child's ink, masked by the second's.
  private mutating func recordMasked(_ node: Int32) {
    let children = tree.children(of: node)
    guard let content = children.first else { return }
    let ink = nested { $0.record(content) }
    guard !ink.isEmpty else { return }
    let mask = children.dropFirst().first.map { mask in nested { $0.record(mask) } } ?? []
    add(.group(DrawGroup(mask: mask, children: ink)), node)
  }

  private mutating func record(_ effect: Effect, around node: Int32, frame: CGRect) {
    guard let content = tree.children(of: node).first else { return }
    if case .hidden = effect { return }
    if case .container(let form) = effect {
      let outer = container
      container = (form.resolved(in: frame, around: outer), frame)
      record(content)
      return container = outer
    }
    let ink = nested { $0.record(content) }
    guard !ink.isEmpty else { return }
    var group = DrawGroup(children: ink)
    switch effect {
    case .hidden, .container: return
    case .opacity(let opacity):
      if opacity == 1 { return items.append(contentsOf: ink) }
      if opacity == 0 { return }
      group.opacity = opacity
    case .clip(let form, let style):
      let path = form.resolved(in: frame, around: container).path(in: frame)
      group.clip = DrawGroup.Clip(path, style: style, isSoft: path.rectangle == nil)
    case .rotation, .scale, .affine:
      group.transform = effect.map(in: frame)?.affine ?? .identity
    case .projection:
      // Seen edge-on, or not at all.
      guard let map = effect.map(in: frame), map.isUsable else { return }
      if let affine = map.affine {
        group.transform = affine
      } else {
        group.filters = [.projection(map)]
      }
    case .blend(let mode): group.blend = mode
    case .filters(let filters): group.filters = filters
    case .isolated: group.isIsolated = true
    }
    add(.group(group), node)
  }

  private mutating func record(_ annotation: Annotation, around node: Int32, frame: CGRect) {
    switch annotation {
    case .destination(let name):
      add(.mark(.destination(name: name, at: frame.origin)), node)
      recordChildren(of: node)
    case .outline(let title, let level):
      add(.mark(.outline(title: title, level: level, at: frame.origin)), node)
      recordChildren(of: node)
    case .note(let text):
      recordChildren(of: node)
      add(.mark(.note(frame, text)), node)
    case .link(let target):
      // The area covers the linked content, and both are one element to readers.
      let mark = DrawItem(.mark(.link(frame, target)), node: id(node))
      let children = nested { $0.recordChildren(of: node) }
      guard !children.isEmpty else { return items.append(mark) }
      add(.group(DrawGroup(role: .link, children: children + [mark])), node)
    }
  }

  /// Adds a painted command, inside a group when its shading has filters.
  mutating func paint(
    _ shading: Shading, in bounds: CGRect, _ node: Int32, _ command: (Paint) -> DrawCommand
  ) {
    let fitted = shading.fitted(to: bounds)
    if case .color(let color) = fitted.paint, color.alpha <= 0 { return }
    let command = command(fitted.paint)
    if fitted.filters.isEmpty, fitted.blend == .normal { return add(command, node) }
    let child = DrawItem(command, node: id(node))
    add(
      .group(DrawGroup(blend: fitted.blend, filters: fitted.filters, children: [child])), node)
  }

  private mutating func drawInk(of node: Int32, in frame: CGRect) {
    let index = tree.nodes[Int(node)].ink
    guard index >= 0 else { return }
    switch tree.inks[Int(index)] {
    case .fill(let form, let shading, let style):
      guard frame.width > 0, frame.height > 0 || form.isPath else { return }
      let form = form.resolved(in: frame, around: container)
      paint(shading, in: frame, node) { .fill(form.path(in: frame), $0, style) }
    case .stroke(let form, let shading, let style, let antialiased):
      guard style.lineWidth > 0 else { return }
      let path = form.resolved(in: frame, around: container).path(in: frame)
      guard antialiased else {
        // Only areas can have hard edges: the line becomes the area it covers.
        let hard = FillStyle(antialiased: false)
        return paint(shading, in: frame, node) { .fill(path.strokedPath(style), $0, hard) }
      }
      paint(shading, in: frame, node) { .stroke(path, $0, style) }
    case .text(let shadings):
      guard let layout = placed.text(of: node) else { return }
      draw(layout, of: node, shadings: shadings, in: frame)
    case .textBars(let shading):
      guard let layout = placed.text(of: node) else { return }
      drawBars(layout, of: node, shading: shading, in: frame)
    case .symbol(let run, let shading):
      draw(run, shading, of: node, in: frame)
    case .missingSymbol(let shading):
      let style = StrokeStyle(lineWidth: 1)
      let box = frame.insetBy(dx: 0.5, dy: 0.5)
      paint(shading, in: frame, node) { .stroke(Path.crossedBox(in: box), $0, style) }
    case .image(let image): draw(image, of: node, in: frame)
    }
  }

  /// A symbol keeps its place in its natural size, scaled to its frame; its layers are drawn over
  /// each other.
  private mutating func draw(
    _ symbol: SymbolInk, _ shading: Shading, of node: Int32, in frame: CGRect
  ) {
    let plain = SymbolInk.Layer(run: symbol.run, shading: shading)
    let layers = symbol.layers.isEmpty ? [plain] : symbol.layers
    guard symbol.isResizable, symbol.size.width > 0, symbol.size.height > 0 else {
      for layer in layers { draw(layer.run, layer.shading, node, frame) }
      return
    }
    let transform = CGAffineTransform(
      a: frame.width / symbol.size.width, b: 0, c: 0, d: frame.height / symbol.size.height,
      tx: frame.minX, ty: frame.minY)
    let bounds = CGRect(origin: .zero, size: symbol.size)
    let children = nested { recorder in
      for layer in layers {
        recorder.paint(layer.shading, in: bounds, node) { .glyphs(layer.run, $0) }
      }
    }
    add(.group(DrawGroup(transform: transform, children: children)), node)
  }
}

extension SemanticRole {
  fileprivate var isCell: Bool {
    switch self {
    case .tableCell, .tableHeader: true
    default: false
    }
  }
}

extension ShapeForm {
  /// True for a path in its own coordinates, which draws even in an empty frame.
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}

extension Path {
  /// A box with both diagonals, as a placeholder.
  fileprivate static func crossedBox(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }
}
