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

  /// The identity in draw commands.
  public let id: NodeID
  /// The index in ``AuditFacts/nodes``.
  public let index: Int
  /// The index of the node around it; nil at the root.
  public let parent: Int?
  /// The indices of the nodes inside, in their order.
  public internal(set) var children: [Int] = []
  /// Such as `text`, `frame`, `stack`, as in layout texts.
  public let kind: String
  /// In points from the page's corner, before effects turn or scale it.
  public let frame: CGRect
  /// From the frame's coordinates to the page's: the turns and scales around it.
  public let transform: CGAffineTransform
  /// The part of the page in which it can be seen; null where nothing of it can.
  public let window: CGRect
  /// The opacity of all effects around it together, 0 to 1.
  public let opacity: Double
  /// Whether an effect hides it.
  public let isHidden: Bool
  /// Whether it is hidden from screen readers, itself or by a view around it.
  public let isSilent: Bool
  /// The line of source of the user's view.
  public let site: CallSite
  /// Who wrote the node itself.
  public let author: Author
  /// The nesting depth.
  public let depth: Int
  /// The name that tests use; nil for none.
  public let identifier: String?
  /// The text of a text leaf.
  public let text: FactText?
  /// The shape, symbol or picture of another leaf.
  public let drawing: FactDrawing?
  /// The weight that was asked for a symbol; nil for other leaves.
  public let symbolWeight: Int?
  /// The rule of layout, with its figures.
  package let layout: LayoutNode.Kind
  /// The change that an effect makes.
  package let effect: Effect?
  /// What the view says of itself.
  package let semantics: Semantics?
  /// The bounds of a flexible frame.
  package let flexFrame: FlexFrame?
  /// The parts of a grid.
  package let lazyGrid: LazyGrid?

  /// Whether somebody else than the language's own controls and styles asked for it.
  public var isAsked: Bool { author != .engine }

  /// On the page, with turns and scales.
  public var drawnFrame: CGRect { transform.isIdentity ? frame : frame.applying(transform) }

  /// Whether anything of it can be seen.
  public var isVisible: Bool { !isHidden && opacity > 0 && !window.isNull && !window.isEmpty }

  /// Whether it is of the box that is drawn where code does not compile.
  var standsForLostCode: Bool { isHidden && author == .engine && site.isOfStage }
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
