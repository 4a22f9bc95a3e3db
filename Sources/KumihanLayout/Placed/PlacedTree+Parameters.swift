import Foundation
import KumihanDrawing
import KumihanText

extension PlacedTree {
  /// The parameters that a node was made with: those of its kind, its text, its ink, and the traits
  /// set on it. Values that it passes on from its content are not included.
  package func parameters(of node: Int32) -> [LayoutParameter] {
    var parameters = LayoutParameters()
    let entry = tree.nodes[Int(node)]
    switch entry.kind {
    case .leaf(let leaf): parameters.add(leaf, in: tree)
    case .wrapper(let wrapper): parameters.add(wrapper, in: tree)
    case .container(let container): parameters.add(container, in: tree)
    }
    if entry.ink >= 0 { parameters.add(tree.inks[Int(entry.ink)]) }
    if let drawing = drawings[node], !drawing.isEmpty {
      DrawingWords.add(drawing, to: &parameters)
    }
    addTraits(of: node, to: &parameters)
    if entry.semantics >= 0 { parameters.add(tree.semantics[Int(entry.semantics)]) }
    return parameters.all
  }

  /// Adds the traits set on the node itself: a wrapper carries its content's traits as well.
  private func addTraits(of node: Int32, to parameters: inout LayoutParameters) {
    let entry = tree.nodes[Int(node)]
    let content = entry.kind.passesTraits ? tree.children(of: node).first : nil
    let inner = content.map { tree.nodes[Int($0)] }
    if entry.priority != 0, !entry.kind.passesPriority || entry.priority != inner?.priority {
      parameters.add("priority", CGFloat(entry.priority).shortText)
    }
    if entry.zIndex != 0, entry.zIndex != inner?.zIndex {
      parameters.add("zIndex", CGFloat(entry.zIndex).shortText)
    }
    let parent = parents[Int(node)]
    if entry.isRightToLeft != (parent >= 0 && tree.nodes[Int(parent)].isRightToLeft) {
      parameters.add("direction", entry.isRightToLeft ? "rightToLeft" : "leftToRight")
    }
    let own = traits(of: entry)
    let passed = inner.map { traits(of: $0) } ?? Traits()
    for guide in own.guides {
      let words = guide.key.words
      if let value = guides[node]?[guide.key] {
        parameters.add("guide.\(words)", CGFloat(value).shortText)
      } else {
        parameters.add("guide", words)
      }
    }
    for (name, words) in own.layoutWords
    where !passed.layoutWords.contains(where: { $0 == (name, words) }) {
      parameters.add("value.\(name)", words)
    }
    if own.gridColumns != passed.gridColumns, let columns = own.gridColumns {
      parameters.add("columns", "\(columns)")
    }
    if own.gridAnchor != passed.gridAnchor, let anchor = own.gridAnchor {
      parameters.add("anchor", anchor.words)
    }
    if own.gridColumnAlignment != passed.gridColumnAlignment,
      let alignment = own.gridColumnAlignment
    {
      parameters.add("columnAlignment", alignment.key.words)
    }
    if own.gridUnsizedAxes != passed.gridUnsizedAxes, own.gridUnsizedAxes != [] {
      parameters.add("unsizedAxes", own.gridUnsizedAxes.words)
    }
  }

  private func traits(of node: LayoutNode) -> Traits {
    node.traits >= 0 ? tree.traits[Int(node.traits)] : Traits()
  }
}

extension LayoutParameters {
  fileprivate mutating func add(_ leaf: LayoutNode.Leaf, in tree: LayoutTree) {
    switch leaf {
    case .flexible, .square, .fixed, .resizable, .divider, .deferred: break
    case .spacer(let minLength): add("minLength", minLength)
    case .text(let index): add(tree.paragraphs[Int(index)])
    }
  }

  fileprivate mutating func add(_ wrapper: LayoutNode.Wrapper, in tree: LayoutTree) {
    switch wrapper {
    case .frame(let width, let height, let alignment):
      add("width", width)
      add("height", height)
      add(alignment)
    case .flexFrame(let index):
      let frame = tree.flexFrames[Int(index)]
      add("minWidth", frame.minWidth)
      add("idealWidth", frame.idealWidth)
      add("maxWidth", frame.maxWidth)
      add("minHeight", frame.minHeight)
      add("idealHeight", frame.idealHeight)
      add("maxHeight", frame.maxHeight)
      add(frame.alignment)
    case .padding(let insets), .safeAreaPadding(let insets): add("insets", insets.words)
    case .fixedSize(let horizontal, let vertical):
      var axes: Axis.Set = []
      if horizontal { axes.insert(.horizontal) }
      if vertical { axes.insert(.vertical) }
      add("axes", axes.words)
    case .aspectRatio(let ratio, let fill):
      add("ratio", ratio)
      add("mode", fill ? "fill" : "fit")
    case .position(let point): add("position", point.words)
    case .offset(let offset): add("offset", offset.words)
    case .effect(let index): add(tree.effects[Int(index)])
    case .masked(let alignment):
      add("effect", "mask")
      add(alignment)
    case .annotated(let index): add(tree.annotations[Int(index)])
    case .passthrough: break
    case .stepped(let step): add("step", step)
    case .ignoresSafeArea(let edges, let keepsInsets):
      add("edges", edges.words)
      add("keepsInsets", if: keepsInsets)
    case .layered(let alignment, inFront: _, let ignoring):
      add(alignment)
      if ignoring != [] { add("ignoring", ignoring.words) }
    case .safeAreaInset(let edge, let alignment, let spacing):
      add("edge", "\(edge)")
      add(alignment)
      add("spacing", spacing)
    }
  }

  fileprivate mutating func add(_ container: LayoutNode.Container, in tree: LayoutTree) {
    switch container {
    case .stack(let axis, let alignment, let spacing):
      let key = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
      if key.base != .hCenter, key.base != .vCenter { add("alignment", key.words) }
      add("spacing", spacing)
    case .zStack(let alignment): add(alignment)
    case .scroll(let axes, let anchor):
      add("axes", axes.words)
      if anchor != .topLeading { add("anchor", anchor.words) }
    case .lazyGrid(let index):
      let grid = tree.lazyGrids[Int(index)]
      add(
        grid.axis == .vertical ? "columns" : "rows", grid.items.map(\.words).joined(separator: ";"))
      add(grid.alignment)
      add("spacing", grid.spacing)
    case .grid(let index):
      let grid = tree.grids[Int(index)]
      add(grid.alignment)
      add("horizontalSpacing", grid.horizontalSpacing)
      add("verticalSpacing", grid.verticalSpacing)
    case .gridRow(let alignment):
      if let alignment { add("alignment", alignment.key.words) }
    case .viewThatFits(let axes): add("axes", axes.words)
    case .custom(let index):
      var layout = tree.layouts[Int(index)]
      if case let any as AnyLayout = layout { layout = any.base }
      add("layout", "\(type(of: layout))".quoted)
      for (name, value) in layout.properties { add("layout.\(name)", value.unbroken) }
    }
  }

  private mutating func add(_ alignment: Alignment) {
    if alignment != .center { add("alignment", alignment.words) }
  }

  private mutating func add(_ paragraph: Paragraph) {
    let text = paragraph.text
    add("text", String(text.prefix(40)).quoted)
    add("hash", text.stableHash)
    let fonts = paragraph.runs.map(\.font)
    add("font", distinct(fonts.map { $0.family.words }))
    add("size", distinct(fonts.map(\.size.shortText)))
    add("weight", distinct(fonts.map { "\($0.weight)" }))
    add("leading", distinct(fonts.map(\.leading.shortText)), unless: "0")
    add("width", distinct(fonts.map { "\($0.width)" }), unless: "100")
    add("italic", distinct(fonts.map { "\($0.isItalic)" }), unless: "false")
    add("features", distinct(fonts.map { "\($0.features.rawValue)" }), unless: "0")
    add("kerning", distinct(paragraph.runs.map(\.kerning.shortText)), unless: "0")
    add("tracking", distinct(paragraph.runs.map(\.tracking.shortText)), unless: "0")
    add("baselineOffset", distinct(paragraph.runs.map(\.baselineOffset.shortText)), unless: "0")
    add("underline", distinct(paragraph.runs.map(\.underline.words)), unless: "none")
    add("strikethrough", distinct(paragraph.runs.map(\.strikethrough.words)), unless: "none")
    add(
      "highlight", distinct(paragraph.runs.map { $0.background?.shortText ?? "none" }),
      unless: "none")
    add("link", distinct(paragraph.runs.map { $0.link?.quoted ?? "none" }), unless: "none")
    add("attachment", distinct(paragraph.runs.map(\.attachment.words)), unless: "none")
    add(paragraph.style)
  }

  private mutating func add(_ style: ParagraphStyle) {
    add("textAlignment", "\(style.alignment)", unless: "leading")
    add("lineSpacing", style.lineSpacing, unless: 0)
    if let limit = style.lineLimit { add("lineLimit", "\(limit)") }
    add("reservedLines", "\(style.reservedLines)", unless: "0")
    add("truncation", "\(style.truncation)", unless: "tail")
    add("minimumScale", style.minimumScaleFactor, unless: 1)
    add("tightens", if: style.allowsTightening)
    add("language", style.language, unless: "en")
  }

  private mutating func add(_ name: String, _ value: String, unless usual: String) {
    if value != usual { add(name, value) }
  }

  /// The values of a text's runs: one when they are equal.
  private func distinct(_ values: [String]) -> String {
    if let first = values.first, values.allSatisfy({ $0 == first }) { return first }
    return values.joined(separator: ";")
  }
}
