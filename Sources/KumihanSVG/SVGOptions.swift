public import KumihanDrawing

/// Options for writing an SVG.
public struct SVGOptions: Hashable, Sendable {
  /// The representation of text.
  public enum Text: String, Hashable, Sendable, CaseIterable {
    /// `<text>` in embedded faces with the glyphs in use. Browsers draw it exactly, and can search
    /// and select it; programs that ignore embedded faces draw it in another face.
    case embedded
    /// Outlines: the same ink everywhere, with text only for assistive technology.
    case outlines
  }

  public var text: Text
  /// The document's title, for viewers and window tabs.
  public var title: String?
  /// What the drawing shows, for screen readers; nil for nothing beyond the title.
  public var summary: String?
  /// The language of the words as a BCP 47 tag, such as `sv`; nil for unspecified.
  public var language: String?
  /// A prefix of every id and face name, by which several drawings share one HTML page; empty for a
  /// digest of the drawing. An ASCII letter first, then letters, digits, `-` and `_`; other
  /// characters are left out.
  public var idPrefix: String
  /// The colours of the drawing; in Display P3, those beyond sRGB, which pictures do not have, are
  /// written by CSS's `color()`.
  public var colorSpace = OutputColorSpace.sRGB
  /// Pixels per 72 units for content without a vector form.
  public var patchResolution: Double

  public init(
    text: Text = .embedded, title: String? = nil, summary: String? = nil, language: String? = nil,
    idPrefix: String = "", patchResolution: Double = 288
  ) {
    self.text = text
    self.title = title
    self.summary = summary
    self.language = language
    self.idPrefix = idPrefix
    self.patchResolution = patchResolution
  }
}
