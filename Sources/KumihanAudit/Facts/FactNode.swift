public import Foundation
public import KumihanDrawing
public import KumihanLayout
public import KumihanText

/// A placed view or modifier with what is known of it.
public struct FactNode: Sendable {
  /// Who wrote it.
  public enum Author: Int, Comparable, Sendable {
    /// A control or style of the language's own.
    case engine
    /// A component of the Joho library.
    case components
    /// A page of the planner.
    case pages
    /// Everyone else.
    case user

    public static func < (a: Author, b: Author) -> Bool { a.rawValue < b.rawValue }
  }

  private let body: Body

  init(_ body: Body) { self.body = body }

  /// The identity in draw commands.
  public var id: NodeID { body.id }
  /// The index in ``AuditFacts/nodes``.
  public var index: Int { body.index }
  /// The index of the node around it; nil at the root.
  public var parent: Int? { body.parent }
  /// The indices of the nodes inside, in their order.
  public internal(set) var children: [Int] = []
  /// Such as `text`, `frame`, `stack`, as in layout texts.
  public var kind: String { body.kind }
  /// In points from the page's corner, before effects turn or scale it.
  public var frame: CGRect { body.frame }
  /// From the frame's coordinates to the page's: the turns and scales around it.
  public var transform: CGAffineTransform { body.transform }
  /// The part of the page in which it can be seen; null where nothing of it can.
  public var window: CGRect { body.window }
  /// The opacity of all effects around it together, 0 to 1.
  public var opacity: Double { body.opacity }
  /// Whether an effect hides it.
  public var isHidden: Bool { body.isHidden }
  /// Whether it is hidden from screen readers, itself or by a view around it.
  public var isSilent: Bool { body.isSilent }
  /// The line of source of the user's view.
  public var site: CallSite { body.site }
  /// Who wrote the node itself.
  public var author: Author { body.author }
  /// The nesting depth.
  public var depth: Int { body.depth }
  /// The name that tests use; nil for none.
  public var identifier: String? { body.identifier }
  /// The text of a text leaf.
  public var text: FactText? { body.text }
  /// The shape, symbol or picture of another leaf.
  public var drawing: FactDrawing? { body.drawing }
  /// The weight that was asked for a symbol; nil for other leaves.
  public var symbolWeight: Int? { body.symbolWeight }
  /// The rule of layout, with its figures.
  package var layout: LayoutNode.Kind { body.layout }
  /// The change that an effect makes.
  package var effect: Effect? { body.effect }
  /// What the view says of itself.
  package var semantics: Semantics? { body.semantics }
  /// The bounds of a flexible frame.
  package var flexFrame: FlexFrame? { body.flexFrame }
  /// The parts of a grid.
  package var lazyGrid: LazyGrid? { body.lazyGrid }

  /// Whether somebody else than the language's own controls and styles asked for it.
  public var isAsked: Bool { author != .engine }

  /// On the page, with turns and scales.
  public var drawnFrame: CGRect { transform.isIdentity ? frame : frame.applying(transform) }

  /// Whether anything of it can be seen.
  public var isVisible: Bool { !isHidden && opacity > 0 && !window.isNull && !window.isEmpty }

  /// Whether it is of the box that is drawn where code does not compile.
  var standsForLostCode: Bool { isHidden && author == .engine && site.isOfStage }
}

extension FactNode {
  /// What does not change once the node is placed, shared by its copies: rules copy nodes all the time.
  final class Body: Sendable {
    let id: NodeID
    let index: Int
    let parent: Int?
    let kind: String
    let frame: CGRect
    let transform: CGAffineTransform
    let window: CGRect
    let opacity: Double
    let isHidden: Bool
    let isSilent: Bool
    let site: CallSite
    let author: Author
    let depth: Int
    let identifier: String?
    let text: FactText?
    let drawing: FactDrawing?
    let symbolWeight: Int?
    let layout: LayoutNode.Kind
    let effect: Effect?
    let semantics: Semantics?
    let flexFrame: FlexFrame?
    let lazyGrid: LazyGrid?

    init(
      id: NodeID, index: Int, parent: Int?, kind: String, frame: CGRect,
      transform: CGAffineTransform, window: CGRect, opacity: Double, isHidden: Bool, isSilent: Bool,
      site: CallSite, author: Author, depth: Int, identifier: String?, text: FactText?,
      drawing: FactDrawing?, symbolWeight: Int?, layout: LayoutNode.Kind, effect: Effect?,
      semantics: Semantics?, flexFrame: FlexFrame?, lazyGrid: LazyGrid?
    ) {
      self.id = id
      self.index = index
      self.parent = parent
      self.kind = kind
      self.frame = frame
      self.transform = transform
      self.window = window
      self.opacity = opacity
      self.isHidden = isHidden
      self.isSilent = isSilent
      self.site = site
      self.author = author
      self.depth = depth
      self.identifier = identifier
      self.text = text
      self.drawing = drawing
      self.symbolWeight = symbolWeight
      self.layout = layout
      self.effect = effect
      self.semantics = semantics
      self.flexFrame = flexFrame
      self.lazyGrid = lazyGrid
    }
  }
}

/// A text as it was asked for, and as it was set.
public struct FactText: Sendable {
  /// A stretch of one look.
  public struct Run: Hashable, Sendable {
    /// The words.
    public var text: String
    /// The font that was asked for, at the page's size of text: design, points, weight, features.
    public var font: FontRequest
    /// The colour, where it is one.
    public var color: RGBA?
    /// Whether it leads somewhere.
    public var isLink: Bool
    /// Whether it is a picture in the line.
    public var isPicture: Bool
    /// Points after each letter.
    public var tracking: CGFloat
  }

  /// The stretches in order.
  public let runs: [Run]
  /// All words.
  public let string: String
  /// The most lines that were asked for; nil for any number.
  public let lineLimit: Int?
  /// The lines there are.
  public let lineCount: Int
  /// The width of the widest line in points.
  public let width: CGFloat
  /// Whether words were left out.
  public let isTruncated: Bool
  /// How far the text may shrink, 1 for not at all.
  public let minimumScale: CGFloat
  /// BCP 47.
  public let language: String
  /// Whether it is drawn as bars.
  public let isRedacted: Bool

  /// The largest size that was asked for.
  public var size: CGFloat { runs.map(\.font.size).max() ?? 0 }

  /// The first stretch's font.
  public var font: FontRequest? { runs.first { !$0.isPicture }?.font ?? runs.first?.font }
}

/// What a leaf other than text draws.
public enum FactDrawing: Sendable {
  /// A filled shape: a colour and its style.
  case fill(FactShape, Shading)
  /// A line along a shape's edge, and its width.
  case stroke(FactShape, Shading, width: CGFloat)
  /// A symbol by its size in points.
  case symbol(size: CGFloat, Shading)
  /// A symbol that no face has.
  case missingSymbol
  /// A picture, in pixels and at a scale; a template takes the colour of the text.
  case image(ImageResource, isTemplate: Bool)
}

/// The shape of a fill or of a line.
public struct FactShape: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case rectangle, rounded, uneven, capsule, circle, ellipse, path
  }

  /// Which shape.
  public var kind: Kind
  /// The largest radius of its corners; 0 without corners, nil where the shape decides.
  public var radius: CGFloat?
  /// Whether its corners are continuous; nil where it has none.
  public var isContinuous: Bool?
  /// How far it lies inside the shape that was asked for, as lines within a shape do.
  package var inset: CGFloat = 0

  package init(_ form: ShapeForm) {
    self = FactShape.of(form)
  }

  private init(kind: Kind, radius: CGFloat? = nil, isContinuous: Bool? = nil) {
    (self.kind, self.radius, self.isContinuous) = (kind, radius, isContinuous)
  }

  private static func of(_ form: ShapeForm) -> FactShape {
    switch form {
    case .rectangle: return FactShape(kind: .rectangle, radius: 0)
    case .roundedRectangle(let size, let style):
      return FactShape(
        kind: .rounded, radius: max(size.width, size.height), isContinuous: style == .continuous)
    case .unevenRoundedRectangle(let radii, let style):
      let all = [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
      return FactShape(kind: .uneven, radius: all.max(), isContinuous: style == .continuous)
    case .capsule(let style): return FactShape(kind: .capsule, isContinuous: style == .continuous)
    case .circle: return FactShape(kind: .circle)
    case .ellipse: return FactShape(kind: .ellipse)
    case .path, .custom: return FactShape(kind: .path)
    case .concentric: return FactShape(kind: .rounded, isContinuous: true)
    case .inset(let inner, let amount):
      var shape = of(inner)
      if let radius = shape.radius, radius > 0 { shape.radius = max(radius - amount, 0) }
      shape.inset += amount
      return shape
    case .transformed(let inner, _): return of(inner)
    }
  }
}

extension Shading {
  /// The colour with its opacity; nil for gradients, pictures and materials.
  public var plainColor: RGBA? {
    switch self {
    case .color(let color): color
    case .opacity(let inner, let factor): inner.plainColor?.opacity(factor)
    case .shadowed(let inner, _), .blended(let inner, _): inner.plainColor
    case .linear, .radial, .elliptical, .angular, .image, .mesh, .veil: nil
    }
  }
}
