public import Foundation
public import KumihanDrawing
public import KumihanLayout

/// What a screen reader stops at, with its view.
public struct FactElement: Sendable {
  /// Label, value, traits, actions, place.
  public let element: AccessibilityElement
  /// Its view: an index into ``AuditFacts/nodes``; nil where the view is not placed.
  public let node: Int?
  /// The place in the order of reading, from 0.
  public let order: Int

  /// The area that answers to a touch, in the page; the frame where nothing answers.
  public var hitFrame: CGRect { element.frame }

  /// Whether a touch does something.
  public var isInteractive: Bool {
    guard element.respondsToInteraction else { return false }
    return !element.traits.isDisjoint(with: FactElement.uses)
  }

  /// Whether it is inside a line of text, where its size follows from the text's.
  public var isInline: Bool { element.traits.contains([.isStaticText, .isLink]) }

  private static let uses: AccessibilityTraits = [
    .isButton, .isLink, .isToggle, .isTab, .isTextField, .isSearchField, .isAdjustable,
    .isKeyboardKey, .isBackButton,
  ]
}

/// A piece of ink on the page, with the effects around it.
public struct FactInk: Sendable {
  public enum Kind: Hashable, Sendable {
    case fill
    /// A line of this width on the page, in points.
    case stroke(width: CGFloat)
    /// Letters of this size on the page, in points.
    case text(size: CGFloat)
    /// A symbol of this size on the page, in points.
    case symbol(size: CGFloat)
    case image
  }

  /// Effects that change colours or outlines of what is inside.
  public struct Effects: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let blur = Effects(rawValue: 1)
    public static let shadow = Effects(rawValue: 2)
    public static let blend = Effects(rawValue: 4)
    public static let mask = Effects(rawValue: 8)
    public static let colorChange = Effects(rawValue: 16)
    public static let projection = Effects(rawValue: 32)
    public static let innerShadow = Effects(rawValue: 64)
  }

  /// What it is.
  public let kind: Kind
  /// Its view: an index into ``AuditFacts/nodes``; nil for none.
  public let node: Int?
  /// The area on the page, without what is cut off.
  public let bounds: CGRect
  /// The area on the page as if nothing cut it off.
  public let wholeBounds: CGRect
  /// Its colours; nil for a picture.
  public let paint: Paint?
  /// The opacity of all groups around it together, 0 to 1.
  public let opacity: Double
  /// The effects around it.
  public internal(set) var effects: Effects
  /// The area of the page outside of which clips that are upright boxes let nothing through.
  package let window: CGRect
  /// The outlines of other clips around it, on the page.
  package let clips: [Path]
  /// How far effects around it spread it, in points; infinite where that is not known.
  package let reach: CGFloat
  /// Its place among the page's runs of glyphs; -1 for other ink.
  package let glyphNumber: Int
  /// Whether screen readers skip it.
  public let isArtifact: Bool
  /// The outline on the page; nil for text and pictures.
  package let path: Path?
  /// The glyphs; nil for other ink.
  package let run: GlyphRun?
  /// The boxes of the glyphs, in the run's coordinates; null for blanks.
  package let glyphBoxes: [CGRect]
  /// From the command's coordinates to the page's.
  package let transform: CGAffineTransform

  /// The colour with all opacity, where it is one.
  public var color: RGBA? {
    guard case .color(let color)? = paint else { return nil }
    return color.opacity(opacity)
  }
}
