public import Foundation
public import KumihanDrawing
public import KumihanText

/// The contrast of a text or a symbol to what is drawn below it.
public struct TextContrast: Sendable {
  /// How far the figure can be relied on.
  public enum Certainty: Hashable, Sendable {
    /// Every pixel was looked at, after all effects.
    case exact
    /// The ground is a likeness of what a device makes, such as a material.
    case likely(String)
    /// A shadow around the letters may add to it.
    case shadowed(String)
    /// A still picture does not decide it.
    case unsure(String)
    /// Nothing of it is seen.
    case unseen
  }

  /// The view: an index into ``AuditFacts/nodes``.
  public let node: Int
  /// The words; empty for a symbol.
  public let words: String
  /// The font that was asked for; nil for a symbol.
  public let font: FontRequest?
  /// Of the twentieth of the pixels at the letters with the least contrast, the greatest; 1 to 21.
  public let ratio: Double
  /// On average over all pixels.
  public let mean: Double
  /// The colours at the pixel that gave the ratio.
  public let color, ground: RGBA
  /// The paint's own colour, before effects; nil for a gradient or a picture.
  public let paint: RGBA?
  /// How far the figure can be relied on.
  public let certainty: Certainty
  /// On the page.
  public let frame: CGRect

  /// Whether it is a symbol.
  public var isSymbol: Bool { font == nil }

  /// Whether its letters count as large.
  public func isLarge(_ definition: AuditOptions.LargeText) -> Bool {
    guard let font else { return false }
    let isBold = font.weight >= 700
    switch definition {
    case .wcag: return font.size >= 24 || isBold && font.size >= 56.0 / 3
    case .hig: return font.size >= 18 || isBold
    }
  }
}
