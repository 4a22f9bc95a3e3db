public import Foundation

/// The complete vocabulary of backends. Closed on purpose: an exporter is one `switch` without
/// `default`, and every view is drawn by these commands.
///
/// Fills, the most of what is drawn, lie in the list itself, the rest beside it: a small item makes
/// long lists cheap.
public enum DrawCommand: Hashable, Sendable {
  /// The inside of the path, by the rule of its style.
  case fill(Path, Paint, FillStyle)
  /// The line is centred on the path.
  indirect case stroke(Path, Paint, StrokeStyle)
  /// A line of glyphs, all in one paint.
  indirect case glyphs(GlyphRun, Paint)
  /// The whole image stretched over the rectangle.
  indirect case image(ImageResource, CGRect, ImageInterpolation)
  /// Commands that are clipped, faded, filtered or blended as one.
  indirect case group(DrawGroup)
  /// A link, a destination or another annotation; no ink.
  indirect case mark(Mark)
}

/// One command and its view.
public struct DrawItem: Hashable, Sendable {
  /// The command itself.
  public var command: DrawCommand
  /// The view that made the command.
  public var node: NodeID

  public init(_ command: DrawCommand, node: NodeID = .none) {
    (self.command, self.node) = (command, node)
  }
}

/// The index of a view in its layout tree, which leads from ink to the view and its source line.
public struct NodeID: Hashable, Sendable, Comparable {
  public var index: Int32

  public init(_ index: Int32) { self.index = index }

  /// Ink without a view, such as a page background.
  public static let none = NodeID(-1)

  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// Commands drawn together: first drawn as a separate picture with `filters` in order, cut by
/// `mask` and `clip`, then moved by `transform` and composited with `opacity` and `blend`.
///
/// `clip` and `mask` are in the group's coordinates, before `transform`.
public struct DrawGroup: Hashable, Sendable {
  /// From the coordinates of the children to those around the group.
  public var transform: CGAffineTransform
  /// The area outside which nothing is drawn; nil for none.
  public var clip: Clip?
  /// The alpha that masks the children; nil for none.
  public var mask: [DrawItem]?
  /// 0 to 1, applied to the group as a whole.
  public var opacity: Double
  /// The blending of the group with the content below.
  public var blend: BlendMode
  /// Effects on the group as a whole, in order.
  public var filters: [Filter]
  /// True when the children must be flattened into one picture before all other effects (a
  /// compositing or drawing group).
  public var isIsolated: Bool
  /// The role of the children in the document's structure, for screen readers and PDF tags.
  public var role: SemanticRole?
  /// The commands in drawing order, the lowest first.
  public var children: [DrawItem]

  public struct Clip: Hashable, Sendable {
    /// The outline of the area.
    public var path: Path
    /// The rule for the inside of the path.
    public var style: FillStyle
    /// Whether the coverage of a pixel at the border counts twice, as where iOS clips a view.
    public var isSoft: Bool

    public init(_ path: Path, style: FillStyle = FillStyle(), isSoft: Bool = false) {
      (self.path, self.style, self.isSoft) = (path, style, isSoft)
    }
  }

  public init(
    transform: CGAffineTransform = .identity, clip: Clip? = nil, mask: [DrawItem]? = nil,
    opacity: Double = 1, blend: BlendMode = .normal, filters: [Filter] = [],
    isIsolated: Bool = false, role: SemanticRole? = nil, children: [DrawItem]
  ) {
    self.transform = transform
    self.clip = clip
    self.mask = mask
    self.opacity = opacity
    self.blend = blend
    self.filters = filters
    self.isIsolated = isIsolated
    self.role = role
    self.children = children
  }
}

/// The blending of a layer's colours with those below.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
  // Of contexts that are drawn in, not of views.
  case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

  /// Whether what lies below changes also where the layer has no ink, as far as the layer's clip reaches.
  package var changesAllBelow: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// A change of a group's pixels.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur; `radius` is sigma, in points. `isOpaque` keeps edges from fading.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The group's alpha, blurred with sigma `radius` and moved by `offset`, drawn in `color` below it.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// The shadow of the inverse, drawn inside the group's alpha.
  case innerShadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// Rows for red, green, blue, alpha of five factors each (r, g, b, a, 1) on straight
  /// sRGB-encoded components.
  case colorMatrix([Double])
  /// Each pixel's luminance becomes its alpha.
  case luminanceToAlpha
  /// The picture in perspective, in the group's coordinates. Transforms without perspective are a
  /// group's `transform`.
  case projection(ProjectionTransform)
}

/// The role of a view in the document's structure.
public enum SemanticRole: Hashable, Sendable {
  /// A heading; level 1 is the top.
  case heading(level: Int)
  /// The heading of a part, such as a list's section: below a heading of level 1 where there is one
  /// before it, else one of level 1 itself.
  case partHeading
  case paragraph, list, listItem, table, tableRow, tableCell, link
  /// A cell that names its row or column.
  case tableHeader(Scope)
  /// The words that name a table or a figure.
  case caption
  /// A picture with its text alternative.
  case figure(String)
  /// Decoration that screen readers skip.
  case artifact
  /// What is read before its neighbours, though it is drawn over them: the bar of a screen.
  case prelude
  /// What is read before its neighbours, above 0, or after them, below 0, the highest first; 0
  /// keeps the priorities inside among themselves.
  case priority(Double)

  /// The cells that a header names.
  public enum Scope: String, Hashable, Sendable { case row, column }
}

/// An annotated point or area; draws nothing.
public enum Mark: Hashable, Sendable {
  /// An area with a link to a target.
  case link(CGRect, LinkTarget)
  /// A point that links of the same document refer to by name.
  case destination(name: String, at: CGPoint)
  /// An entry of the document's outline; level 1 is the top.
  case outline(title: String, level: Int, at: CGPoint)
  /// A note attached to an area.
  case note(CGRect, String)
}

/// The target of a link.
public enum LinkTarget: Hashable, Sendable {
  /// An address outside of the document.
  case url(String)
  /// A named destination of the same document.
  case destination(String)
}
