public import Foundation

/// Everything that can be asked of a backend. Closed on purpose: an exporter is one `switch`
/// without `default`, and whatever views ask for is said in these words.
public enum DrawCommand: Hashable, Sendable {
  case fill(Path, Paint, FillStyle)
  /// The line is centred on the path.
  case stroke(Path, Paint, StrokeStyle)
  case glyphs(GlyphRun, Paint)
  /// The whole image stretched over the rectangle.
  case image(ImageResource, CGRect, ImageInterpolation)
  case group(DrawGroup)
  case mark(Mark)
}

/// One command and the view it came from.
public struct DrawItem: Hashable, Sendable {
  public var command: DrawCommand
  public var node: NodeID

  public init(_ command: DrawCommand, node: NodeID = .none) {
    (self.command, self.node) = (command, node)
  }
}

/// The place of a view in its layout tree, so that ink leads back to the view and its source line.
public struct NodeID: Hashable, Sendable, Comparable {
  public var index: Int32

  public init(_ index: Int32) { self.index = index }

  /// Ink of no view, such as a page background.
  public static let none = NodeID(-1)

  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// Commands drawn together: first drawn as a picture of their own with `filters` in order, cut by
/// `mask` and `clip`, then moved by `transform` and laid on what is below with `opacity` and `blend`.
///
/// `clip` and `mask` are in the group's own coordinates, before `transform`.
public struct DrawGroup: Hashable, Sendable {
  public var transform: CGAffineTransform
  public var clip: Clip?
  /// The children are kept where these are opaque.
  public var mask: [DrawItem]?
  public var opacity: Double
  public var blend: BlendMode
  public var filters: [Filter]
  /// True when the children must be flattened into one picture before anything else happens to
  /// them (a compositing or drawing group).
  public var isIsolated: Bool
  /// What the children are in the document's structure, for readers and PDF tags.
  public var role: SemanticRole?
  public var children: [DrawItem]

  public struct Clip: Hashable, Sendable {
    public var path: Path
    public var style: FillStyle

    public init(_ path: Path, style: FillStyle = FillStyle()) {
      (self.path, self.style) = (path, style)
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

/// How colours of a layer combine with what is below it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// A change of a group's pixels.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur; `radius` is sigma, in points. `isOpaque` keeps edges from fading.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The group's alpha, blurred with sigma `radius` and moved by `offset`, drawn in `color` below it.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// The shadow of the inverse, drawn inside the group's own alpha.
  case innerShadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// Rows for red, green, blue, alpha of five factors each (r, g, b, a, 1) on straight
  /// sRGB-encoded components.
  case colorMatrix([Double])
  /// Each pixel's luminance becomes its alpha.
  case luminanceToAlpha
  /// The picture as seen in perspective; in the group's own coordinates. Maps without perspective
  /// are a group's `transform`.
  case projection(ProjectionTransform)
}

/// What a view is in the document's structure.
public enum SemanticRole: Hashable, Sendable {
  case heading(level: Int)
  case paragraph, list, listItem, table, tableRow, tableCell, link
  /// A picture with its text alternative.
  case figure(String)
  /// Decoration that readers skip.
  case artifact
}

/// A place or an area with a meaning; draws nothing.
public enum Mark: Hashable, Sendable {
  case link(CGRect, LinkTarget)
  case destination(name: String, at: CGPoint)
  /// An entry of the document's outline; level 1 is the top.
  case outline(title: String, level: Int, at: CGPoint)
  /// A note attached to an area.
  case note(CGRect, String)
}

/// Where a link leads.
public enum LinkTarget: Hashable, Sendable {
  case url(String)
  /// A named destination of the same document.
  case destination(String)
}
