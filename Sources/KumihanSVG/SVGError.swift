/// Why an SVG could not be written.
public enum SVGError: Error, Hashable, Sendable {
  case invalidSize(width: Double, height: Double)
  case invalidResolution(Double)
}

extension SVGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidSize(let width, let height): "a page of \(width) x \(height) pt cannot be drawn"
    case .invalidResolution(let value): "a resolution of \(value) per inch cannot be drawn"
    }
  }

  /// The remedy in one line.
  public var hint: String {
    switch self {
    case .invalidSize: "give the page a width and a height above zero"
    case .invalidResolution: "give a resolution of 1 to 2400, such as 288"
    }
  }
}
