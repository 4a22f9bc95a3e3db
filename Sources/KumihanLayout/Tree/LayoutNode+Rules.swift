package import Foundation

extension LayoutNode {
  /// The properties of a kind besides its rules of measuring and placing.
  package struct Rules {
    /// The kind's name in dumps.
    package var name: StaticString
    package var priority: Priority
    package var guides: Guides
    package var spacing: Spacing
    package var stackAxis: StackAxis
    package var safeArea: SafeAreaChange
    package var drawing: Drawing
    /// Whether a grid recognises a row inside it.
    package var passesGridRow: Bool

    /// The source of a view's layout priority for its container.
    package enum Priority {
      /// Set on the node itself; frames, padding and containers hide that of their content.
      case own
      /// The node's own, else its content's.
      case content
      /// Below everything else: a spacer.
      case lowest
    }

    /// The source of a node's explicit alignment guides.
    package enum Guides {
      case none
      /// A paragraph's baselines, by its index.
      case text(Int32)
      /// One line: the first baseline is the last.
      case baseline(CGFloat)
      /// The first child's, at its position.
      case content
      /// All children's, combined.
      case combined
      /// A custom layout's answer, by its index.
      case custom(Int32)
    }

    /// The distance to a neighbour that a node's edges prefer.
    package enum Spacing {
      /// As a plain view's.
      case plain
      /// By the fonts of a paragraph.
      case text(Int32)
      case spacer
      /// As a plain view's, but in a row it wishes nothing of what is above and below.
      case symbol
      /// The first child's; a plain view's at these edges.
      case content(except: Edge.Set)
      /// The first child's along the axes that the flexible frame does not bound, by its index.
      case flexFrame(Int32)
      /// Of the outermost children along the axis, the union of all across it.
      case stack(Axis)
      /// The union of all children's.
      case union
      /// A custom layout's answer, by its index.
      case custom(Int32)
    }

    /// The axis for spacers and dividers among the children.
    package enum StackAxis {
      case none
      case along(Axis)
      /// The first child has the node's stack axis.
      case firstChild
      /// Each child has the node's stack axis.
      case everyChild
      /// A custom layout's orientation, by its index.
      case custom(Int32)
    }

    /// The difference between the first child's safe area and the node's.
    package enum SafeAreaChange {
      case none
      /// The space between the node's frame and the child's is border.
      case padded
      /// No border along the axes.
      case scrolled(Axis.Set)
      /// No border at the edges.
      case ignored(Edge.Set)
    }

    /// The ink that a node contributes.
    package enum Drawing {
      /// The node's own: a leaf.
      case ink
      /// The node's own, then its deferred content.
      case deferred
      /// The children's, by their z-indices.
      case children
      /// The children's, of which the second is read first: a bar above a screen.
      case prelude
      /// The children's in order, or in reverse when the first is in front.
      case layers(firstInFront: Bool)
      /// The first child's, changed by an effect, by its index.
      case effect(Int32)
      /// The first child's where the second has ink.
      case masked
      /// The child's, with an annotation, by its index.
      case annotated(Int32)
    }
  }
}

extension LayoutNode.Kind {
  /// A new kind is complete when this, the solver's switches and the dump's compile again. Inlined,
  /// so that reading one rule costs only that rule.
  @inline(__always)
  package var rules: LayoutNode.Rules {
    switch self {
    case .leaf(let leaf): leaf.rules
    case .wrapper(let wrapper): wrapper.rules
    case .container(let container): container.rules
    }
  }

  /// The kind's name in dumps.
  package var name: String { "\(rules.name)" }

  /// Whether the content's layout priority is visible to the container.
  package var passesPriority: Bool {
    switch rules.priority {
    case .content: true
    case .own, .lowest: false
    }
  }

  /// Whether traits and z-index of the first child are the node's own, as with every modifier.
  package var passesTraits: Bool {
    switch self {
    case .wrapper: true
    case .leaf, .container: false
    }
  }
}

extension LayoutNode.Leaf {
  @inline(__always) fileprivate var rules: LayoutNode.Rules {
    switch self {
    case .flexible: rules("flexible", guides: .none, spacing: .plain)
    case .square: rules("square", guides: .none, spacing: .plain)
    case .fixed(_, let baseline?):
      rules("fixed", guides: .baseline(baseline), spacing: .symbol)
    case .fixed(_, nil): rules("fixed", guides: .none, spacing: .plain)
    case .resizable: rules("resizable", guides: .none, spacing: .plain)
    case .spacer: rules("spacer", .lowest, guides: .none, spacing: .spacer)
    case .divider: rules("divider", guides: .none, spacing: .plain)
    case .text(let index): rules("text", guides: .text(index), spacing: .text(index))
    case .deferred: rules("deferred", guides: .none, spacing: .plain, drawing: .deferred)
    }
  }

  @inline(__always) private func rules(
    _ name: StaticString, _ priority: LayoutNode.Rules.Priority = .own,
    guides: LayoutNode.Rules.Guides, spacing: LayoutNode.Rules.Spacing,
    drawing: LayoutNode.Rules.Drawing = .ink
  ) -> LayoutNode.Rules {
    LayoutNode.Rules(
      name: name, priority: priority, guides: guides, spacing: spacing, stackAxis: .none,
      safeArea: .none, drawing: drawing, passesGridRow: false)
  }
}

extension LayoutNode.Wrapper {
  @inline(__always) fileprivate var rules: LayoutNode.Rules {
    switch self {
    case .frame(let width, let height, _):
      rules("frame", .own, spacing: .content(except: Edge.Set(fixed: width, height)))
    case .flexFrame(let index): rules("flexFrame", .own, spacing: .flexFrame(index))
    case .padding(let insets):
      rules("padding", .own, spacing: .content(except: Edge.Set(padded: insets)))
    case .fixedSize: rules("fixedSize", .content, spacing: .content(except: []))
    case .aspectRatio: rules("aspectRatio", .own, spacing: .content(except: []))
    case .position: rules("position", .own, spacing: .plain)
    case .offset: rules("offset", .content, spacing: .content(except: []))
    case .effect(let index):
      rules(
        "effect", .content, spacing: .content(except: []), drawing: .effect(index),
        passesGridRow: true)
    case .masked:
      rules(
        "effect", .content, spacing: .content(except: []), drawing: .masked, passesGridRow: true)
    case .annotated(let index):
      rules(
        "passthrough", .content, spacing: .content(except: []), drawing: .annotated(index),
        passesGridRow: true)
    case .passthrough:
      rules("passthrough", .content, spacing: .content(except: []), passesGridRow: true)
    case .stepped: rules("step", .own, spacing: .content(except: []))
    case .ignoresSafeArea(_, keepsInsets: true):
      rules("ignoresSafeArea", .own, spacing: .content(except: []))
    case .ignoresSafeArea(let edges, keepsInsets: false):
      rules("ignoresSafeArea", .own, spacing: .content(except: []), safeArea: .ignored(edges))
    case .safeAreaPadding(let insets):
      rules(
        "safeAreaPadding", .own, spacing: .content(except: Edge.Set(padded: insets)),
        safeArea: .padded)
    case .layered(_, inFront: true, _):
      rules(
        "overlay", .content, spacing: .content(except: []), drawing: .layers(firstInFront: false))
    case .layered(_, inFront: false, _):
      rules(
        "background", .content, spacing: .content(except: []), drawing: .layers(firstInFront: true))
    case .safeAreaInset(let edge, _, _):
      rules(
        "safeAreaInset", .own, spacing: .content(except: []), safeArea: .padded,
        drawing: edge == .top || edge == .leading ? .prelude : .children)
    }
  }

  @inline(__always) private func rules(
    _ name: StaticString, _ priority: LayoutNode.Rules.Priority,
    spacing: LayoutNode.Rules.Spacing, safeArea: LayoutNode.Rules.SafeAreaChange = .none,
    drawing: LayoutNode.Rules.Drawing = .children, passesGridRow: Bool = false
  ) -> LayoutNode.Rules {
    LayoutNode.Rules(
      name: name, priority: priority, guides: .content, spacing: spacing, stackAxis: .firstChild,
      safeArea: safeArea, drawing: drawing, passesGridRow: passesGridRow)
  }
}

extension LayoutNode.Container {
  @inline(__always) fileprivate var rules: LayoutNode.Rules {
    switch self {
    case .stack(.horizontal, _, _):
      rules(
        "hstack", guides: .combined, spacing: .stack(.horizontal), axis: .along(.horizontal))
    case .stack(.vertical, _, _):
      rules("vstack", guides: .combined, spacing: .stack(.vertical), axis: .along(.vertical))
    case .zStack: rules("zstack", guides: .combined, spacing: .union, axis: .none)
    case .scroll(let axes, _):
      rules("scroll", guides: .none, spacing: .plain, axis: .none, safeArea: .scrolled(axes))
    case .lazyGrid: rules("lazyGrid", guides: .combined, spacing: .plain, axis: .none)
    case .grid: rules("grid", guides: .combined, spacing: .plain, axis: .none)
    case .gridRow: rules("gridRow", guides: .combined, spacing: .union, axis: .none)
    case .viewThatFits:
      rules(
        "viewThatFits", guides: .combined, spacing: .content(except: []), axis: .everyChild)
    case .custom(let index):
      rules("layout", guides: .custom(index), spacing: .custom(index), axis: .custom(index))
    }
  }

  @inline(__always) private func rules(
    _ name: StaticString, guides: LayoutNode.Rules.Guides, spacing: LayoutNode.Rules.Spacing,
    axis: LayoutNode.Rules.StackAxis, safeArea: LayoutNode.Rules.SafeAreaChange = .none
  ) -> LayoutNode.Rules {
    LayoutNode.Rules(
      name: name, priority: .own, guides: guides, spacing: spacing, stackAxis: axis,
      safeArea: safeArea, drawing: .children, passesGridRow: false)
  }
}

extension Edge.Set {
  /// The edges that a given length separates from the content; an ignored length separates none.
  fileprivate init(fixed width: CGFloat?, _ height: CGFloat?) {
    self = []
    if let width, width.isFinite, width >= 0 { formUnion(.horizontal) }
    if let height, height.isFinite, height >= 0 { formUnion(.vertical) }
  }

  /// The edges with padding.
  fileprivate init(padded insets: EdgeInsets) {
    self = []
    for edge in Edge.allCases where insets[edge] != 0 { insert(Edge.Set(edge)) }
  }
}

extension LayoutNode.Kind {
  /// Values that the kind's rule ignores, to be reported where the node is placed.
  func problems(in tree: LayoutTree) -> [LayoutDiagnostic.Problem] {
    switch self {
    case .leaf(.flexible), .leaf(.square), .leaf(.fixed), .leaf(.resizable), .leaf(.spacer),
      .leaf(.divider), .leaf(.text), .leaf(.deferred):
      []
    case .wrapper(.frame(let width, let height, _)):
      isUsable(width) && isUsable(height) ? [] : ignored(width) + ignored(height)
    case .wrapper(.aspectRatio(let ratio, _)):
      ratio.map { $0.isFinite && $0 > 0 } == false ? [.ratio(ratio ?? 0)] : []
    case .wrapper(.padding(let insets)), .wrapper(.safeAreaPadding(let insets)):
      notFinite(insets.top, insets.leading, insets.bottom, insets.trailing)
    case .wrapper(.position(let point)): notFinite(point.x, point.y)
    case .wrapper(.offset(let size)): notFinite(size.width, size.height)
    case .wrapper(.stepped(let step)): notFinite(step)
    case .wrapper(.safeAreaInset(_, _, let spacing)): notFinite(spacing ?? 0)
    case .wrapper(.flexFrame), .wrapper(.fixedSize), .wrapper(.effect), .wrapper(.masked),
      .wrapper(.annotated), .wrapper(.passthrough), .wrapper(.ignoresSafeArea),
      .wrapper(.layered):
      []
    case .container(.stack(_, _, let spacing)): notFinite(spacing ?? 0)
    case .container(.lazyGrid(let grid)):
      tree.lazyGrids[Int(grid)].items.isEmpty ? [.noTracks] : []
    case .container(.zStack), .container(.scroll), .container(.grid), .container(.gridRow),
      .container(.viewThatFits), .container(.custom):
      []
    }
  }

  /// Whether a fixed frame accepts a length.
  private func isUsable(_ length: CGFloat?) -> Bool {
    guard let length else { return true }
    return length.isFinite && length >= 0
  }

  private func ignored(_ length: CGFloat?) -> [LayoutDiagnostic.Problem] {
    guard let length, !isUsable(length) else { return [] }
    return [.frame(length)]
  }

  /// The first of the distances that is not finite.
  private func notFinite(
    _ a: CGFloat, _ b: CGFloat = 0, _ c: CGFloat = 0, _ d: CGFloat = 0
  ) -> [LayoutDiagnostic.Problem] {
    if (a + b + c + d).isFinite { return [] }
    return [a, b, c, d].first { !$0.isFinite }.map { [.distance($0)] } ?? []
  }
}
