public import Foundation
public import KumihanDrawing
public import KumihanText

/// The contrast of a text to what is drawn below it.
public struct TextContrast: Sendable {
  /// How far a figure can be relied on.
  public enum Certainty: Hashable, Sendable {
    /// Every pixel was looked at.
    case exact
    /// An effect changes the letters or the ground in a way that a still picture does not decide.
    case unsure(String)
    /// Nothing of the text is seen.
    case unseen
  }

  /// The text's view: an index into ``AuditFacts/nodes``.
  public let node: Int
  /// The words.
  public let words: String
  /// The font that was asked for.
  public let font: FontRequest
  /// Of the twentieth of the pixels around the letters with the least contrast, the greatest; 1 to 21.
  public let ratio: Double
  /// On average over all pixels.
  public let mean: Double
  /// The colours at the pixel that gave the ratio.
  public let color, ground: RGBA
  /// How far the figure can be relied on.
  public let certainty: Certainty
  /// On the page.
  public let frame: CGRect
}
