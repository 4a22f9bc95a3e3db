/// Why a drawing could not be made.
public enum RenderError: Error, Hashable, Sendable {
  case invalidSize(width: Double, height: Double)
  case invalidScale(Double)
  case tooManyPixels(width: Double, height: Double, cap: Int)
  case outOfMemory(bytes: Int)
  case unreadableFont(name: String, file: String, reason: String)
  case unreadableImage(kind: String, reason: String)
  case unwritableFile(path: String, reason: String)
  case noPages
  case drawing(reason: String)
}

extension RenderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "a page of \(width) x \(height) pt cannot be drawn"
    case .invalidScale(let scale):
      "a scale of \(scale) cannot be drawn"
    case .tooManyPixels(let width, let height, let cap):
      "a picture of \(width) x \(height) px exceeds the cap of \(cap) px"
    case .outOfMemory(let bytes):
      "no memory for \(bytes) bytes of pixels"
    case .unreadableFont(let name, let file, let reason):
      "font \(name) cannot be read from '\(file)': \(reason)"
    case .unreadableImage(let kind, let reason):
      "\(kind) image cannot be read: \(reason)"
    case .unwritableFile(let path, let reason):
      "'\(path)' cannot be written: \(reason)"
    case .noPages:
      "a document without pages cannot be written"
    case .drawing(let reason):
      "drawing failed: \(reason)"
    }
  }

  /// The remedy in one line, where there is one.
  public var hint: String? {
    switch self {
    case .invalidSize: "give the page a width and a height above zero"
    case .invalidScale: "give a scale above zero, such as 2"
    case .tooManyPixels: "lower the scale or the size"
    case .outOfMemory: "lower the scale, or draw fewer pages at once"
    case .unreadableFont: "check that the file is a TrueType or OpenType font"
    case .unreadableImage: "check that the file is whole"
    case .unwritableFile: "check that the folder exists and may be written"
    case .noPages: "give at least one page"
    case .drawing: nil
    }
  }
}
