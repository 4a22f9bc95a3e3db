/// The reason why a view or a drawing could not become a picture, a page or a file.
///
/// All layout, drawing and writing in Kumihan throws this one type.
public enum RenderError: Error, Hashable, Sendable {
  /// A page without a positive and finite size, in points.
  case invalidSize(width: Double, height: Double)
  /// A page too large for the format: `limit` is its longest side, in points.
  case pageTooLarge(width: Double, height: Double, limit: Double, format: String)
  /// Pixels per point that are not a positive number.
  case invalidScale(Double)
  /// Pixels per inch outside 1 to 2400, for content that a vector format draws as pixels.
  case invalidResolution(Double)
  /// More pixels than ``RenderLimits`` allow.
  case tooManyPixels(width: Double, height: Double, cap: Int)
  /// The machine lacks memory for so many bytes of pixels.
  case outOfMemory(bytes: Int)
  /// A font of the layout that cannot be opened for drawing.
  case unreadableFont(name: String, file: String, reason: String)
  /// A picture with a broken file, PNG or JPEG, or broken pixels.
  case unreadableImage(kind: String, reason: String)
  /// A file that could not be created or written.
  case unwritableFile(path: String, reason: FileFailure)
  /// A document was finished without a page.
  case noPages
  /// Characters missing in all faces, where the policy makes them an error.
  case missingGlyphs([MissingGlyph])
  /// A presentation or a view's identifier that was asked for and that the views do not have.
  case unknownName(kind: String, name: String, hint: String)
  /// An error in the faces of a context.
  case fonts(FontError)
  /// None of the searched folders contains the bundled faces.
  case noFonts(tried: [String])
  /// An exporter's own error.
  case exporter(name: String, reason: String)
  /// An error of a drawing library.
  case drawing(reason: String)
  /// A document that breaks the standard it must keep, with the clause of the standard's text.
  case standard(String, clause: String, reason: String)
}

extension RenderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "a page of \(width) x \(height) pt cannot be drawn"
    case .pageTooLarge(let width, let height, let limit, let format):
      "a page of \(width) x \(height) pt exceeds the \(limit) pt that \(format) allows a side"
    case .invalidScale(let scale):
      "a scale of \(scale) cannot be drawn"
    case .invalidResolution(let value):
      "a resolution of \(value) per inch cannot be drawn"
    case .tooManyPixels(let width, let height, let cap):
      "a picture of \(width) x \(height) px exceeds the cap of \(cap) px"
    case .outOfMemory(let bytes):
      "no memory for \(bytes) bytes of pixels"
    case .unreadableFont(let name, let file, let reason):
      "font \(name) cannot be read from '\(file)': \(reason)"
    case .unreadableImage(let kind, let reason):
      "\(kind) image cannot be read: \(reason)"
    case .unwritableFile(let path, let reason):
      "cannot write '\(path)': \(reason)"
    case .noPages:
      "a document without pages cannot be written"
    case .missingGlyphs(let glyphs):
      (glyphs.first?.description ?? "missing glyphs")
        + (glyphs.count > 1 ? " (and \(glyphs.count - 1) more)" : "")
    case .unknownName(let kind, let name, _):
      "no \(kind) '\(name)' in the view"
    case .fonts(let error):
      error.description
    case .noFonts(let tried):
      "no fonts found; tried \(tried.joined(separator: ", "))"
    case .exporter(let name, let reason):
      "the exporter \(name) failed: \(reason)"
    case .drawing(let reason):
      "drawing failed: \(reason)"
    case .standard(let name, let clause, let reason):
      "\(name) is not kept: \(reason) (clause \(clause))"
    }
  }

  /// The remedy in one line, if any.
  public var hint: String? {
    switch self {
    case .invalidSize: "give the page a width and a height above zero"
    case .pageTooLarge: "make the page smaller, or export it as PNG or SVG"
    case .invalidScale: "give a scale above zero, such as 2"
    case .invalidResolution: "give a resolution of 1 to 2400, such as 288"
    case .tooManyPixels: "lower the scale or the size"
    case .outOfMemory: "lower the scale, or draw fewer pages at once"
    case .unreadableFont: "check that the file is a TrueType or OpenType font"
    case .unreadableImage: "check that the file is whole"
    case .unwritableFile(_, let reason): reason.hint
    case .noPages: "give at least one page"
    case .unknownName(_, _, let hint): hint
    case .fonts(let error): error.hint
    case .noFonts: "set KUMIHAN_FONTS to the folder of Kumihan's faces"
    case .exporter: "the exporter's own documentation says what it can draw"
    case .standard: "mend it, or write the document without the standard"
    case .missingGlyphs, .drawing: nil
    }
  }
}
