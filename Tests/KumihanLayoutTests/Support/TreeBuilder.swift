import Foundation
import KumihanText

@testable import KumihanLayout

/// Writes layout trees by hand: a name for what a test asks about, children before parents.
struct TreeBuilder {
  /// A view to be added, with the views in it.
  struct Part {
    var kind: (inout LayoutTree) -> LayoutNode.Kind
    var name: String?
    var children: [Part]
    var priority = 0.0
    var zIndex = 0.0
    var traits: Traits?
    var isRightToLeft: Bool?
    var ink: Ink?

    init(
      _ name: String? = nil, _ children: [Part] = [],
      _ kind: @escaping (inout LayoutTree) -> LayoutNode.Kind
    ) {
      (self.kind, self.name, self.children) = (kind, name, children)
    }

    init(_ kind: LayoutNode.Kind, _ name: String? = nil, _ children: [Part] = []) {
      self.init(name, children) { _ in kind }
    }
  }

  var tree = LayoutTree()
  var names: [String: Int32] = [:]

  init(_ parts: [Part], isRightToLeft: Bool = false) {
    for part in parts { tree.roots.append(add(part, isRightToLeft)) }
  }

  /// Puts the root into a container, before another part. In a loop this nests as deep as one likes, which
  /// parts in parts do not: they are added, and freed, by recursion.
  mutating func enclose(in container: LayoutNode.Container, before part: Part) {
    let children = [tree.roots[0], add(part, false)]
    var node = LayoutNode(
      .container(container), site: CallSite(fileID: "Test/view.swift", line: 1, column: 1))
    node.firstChild = Int32(tree.children.count)
    node.childCount = 2
    tree.children.append(contentsOf: children)
    tree.nodes.append(node)
    tree.roots = [Int32(tree.nodes.count - 1)]
  }

  private mutating func add(_ part: Part, _ isRightToLeft: Bool) -> Int32 {
    let isRightToLeft = part.isRightToLeft ?? isRightToLeft
    let children = part.children.map { add($0, isRightToLeft) }
    var node = LayoutNode(
      part.kind(&tree), site: CallSite(fileID: "Test/view.swift", line: 1, column: 1))
    node.firstChild = Int32(tree.children.count)
    node.childCount = Int32(children.count)
    node.priority = part.priority
    node.zIndex = part.zIndex
    node.isRightToLeft = isRightToLeft
    if let traits = part.traits {
      node.traits = Int32(tree.traits.count)
      tree.traits.append(traits)
      if !traits.guides.isEmpty { tree.isConfinedToMainActor = true }
    }
    if let ink = part.ink {
      node.ink = Int32(tree.inks.count)
      tree.inks.append(ink)
    }
    tree.children.append(contentsOf: children)
    tree.nodes.append(node)
    let index = Int32(tree.nodes.count - 1)
    if let name = part.name { names[name] = index }
    return index
  }
}

typealias Part = TreeBuilder.Part

func color(_ name: String? = nil) -> Part { Part(.leaf(.flexible), name) }
func circle(_ name: String? = nil) -> Part { Part(.leaf(.square), name) }
func spacer(_ name: String? = nil, min: CGFloat? = nil) -> Part {
  Part(.leaf(.spacer(minLength: min)), name)
}
func divider(_ name: String? = nil) -> Part { Part(.leaf(.divider), name) }
func reader(_ name: String? = nil) -> Part { Part(.leaf(.deferred(0)), name) }

func image(_ width: CGFloat, _ height: CGFloat, _ name: String? = nil, baseline: CGFloat? = nil)
  -> Part
{
  Part(.leaf(.fixed(CGSize(width: width, height: height), baseline: baseline)), name)
}

func text(_ string: String, _ name: String? = nil, size: CGFloat = 17, lineLimit: Int? = nil)
  -> Part
{
  Part(name) { tree in
    var style = ParagraphStyle()
    style.lineLimit = lineLimit
    tree.paragraphs.append(
      Paragraph(runs: [TextRun(text: string, font: FontRequest(size: size))], style: style))
    return .leaf(.text(Int32(tree.paragraphs.count - 1)))
  }
}

func hStack(
  _ children: [Part], _ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
  name: String? = nil
) -> Part {
  let alignment = Alignment(horizontal: .center, vertical: alignment)
  return Part(.container(.stack(.horizontal, alignment, spacing: spacing)), name, children)
}

func vStack(
  _ children: [Part], _ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
  name: String? = nil
) -> Part {
  let alignment = Alignment(horizontal: alignment, vertical: .center)
  return Part(.container(.stack(.vertical, alignment, spacing: spacing)), name, children)
}

func zStack(_ children: [Part], _ alignment: Alignment = .center, name: String? = nil) -> Part {
  Part(.container(.zStack(alignment)), name, children)
}

extension Part {
  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center,
    name: String? = nil
  ) -> Part {
    wrapped(.frame(width: width, height: height, alignment), name: name)
  }

  func flexFrame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    _ alignment: Alignment = .center, name: String? = nil
  ) -> Part {
    Part(name, [self]) { tree in
      tree.flexFrames.append(
        FlexFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
      return .wrapper(.flexFrame(Int32(tree.flexFrames.count - 1)))
    }
  }

  func padding(_ length: CGFloat, name: String? = nil) -> Part {
    padding(EdgeInsets(.all, length), name: name)
  }

  func padding(_ insets: EdgeInsets, name: String? = nil) -> Part {
    wrapped(.padding(insets), name: name)
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Part {
    wrapped(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func aspectRatio(_ ratio: CGFloat?, fill: Bool = false) -> Part {
    wrapped(.aspectRatio(ratio, fill: fill))
  }

  func background(_ second: Part, _ alignment: Alignment = .center, ignoring: Edge.Set = [])
    -> Part
  {
    Part(.wrapper(.layered(alignment, inFront: false, ignoring: ignoring)), nil, [self, second])
  }

  func overlay(_ second: Part, _ alignment: Alignment = .center) -> Part {
    Part(.wrapper(.layered(alignment, inFront: true, ignoring: [])), nil, [self, second])
  }

  func safeAreaInset(
    _ edge: Edge, _ strip: Part, _ alignment: Alignment = .center, spacing: CGFloat? = nil
  ) -> Part {
    Part(.wrapper(.safeAreaInset(edge, alignment, spacing: spacing)), nil, [self, strip])
  }

  func wrapped(_ wrapper: LayoutNode.Wrapper, name: String? = nil) -> Part {
    Part(.wrapper(wrapper), name, [self])
  }

  func scroll(_ axes: Axis.Set, anchor: UnitPoint, name: String? = nil) -> Part {
    Part(.container(.scroll(axes, anchor: anchor)), name, [self])
  }

  func priority(_ value: Double) -> Part {
    var result = self
    result.priority = value
    return result
  }

  func guide(_ key: AlignmentKey, _ value: @escaping @MainActor (ViewDimensions) -> CGFloat)
    -> Part
  {
    var result = self
    var traits = result.traits ?? Traits()
    traits.guides.insert((key, value), at: 0)
    result.traits = traits
    return result
  }

  func traits(_ change: (inout Traits) -> Void) -> Part {
    var result = self
    var traits = result.traits ?? Traits()
    change(&traits)
    result.traits = traits
    return result
  }
}
