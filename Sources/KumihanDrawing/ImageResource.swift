public import Foundation

/// A picture that commands refer to: encoded bytes or pixels, compared by content.
public final class ImageResource: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A PNG file's bytes.
    case png(Data)
    /// A JPEG file's bytes.
    case jpeg(Data)
    /// Rows of red, green, blue, alpha bytes, straight alpha, top row first, no padding.
    case rgba(Data)
  }

  /// The encoded file or the pixels.
  public let content: Content
  /// Size in pixels.
  public let pixelWidth, pixelHeight: Int
  private let digest: Int

  /// An image of a size in pixels, before any rotation that its file specifies.
  public init(content: Content, pixelWidth: Int, pixelHeight: Int) {
    self.content = content
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    digest = content.hashValue
  }

  public static func == (a: ImageResource, b: ImageResource) -> Bool {
    a === b || (a.digest == b.digest && a.content == b.content)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// The interpolation of an image's pixels when it is scaled.
public enum ImageInterpolation: Hashable, Sendable { case none, low, medium, high }

extension ImageResource {
  /// True when pixels are so large that their edges matter. Viewers of vector formats smooth such
  /// pixels differently or not at all, so vector backends enlarge the picture beforehand; at up to
  /// two points a pixel, smoothing looks the same everywhere.
  package func isEnlarged(in rect: CGRect, _ interpolation: ImageInterpolation) -> Bool {
    let most: CGFloat = interpolation == .none ? 1 : 2
    return rect.width > most * CGFloat(pixelWidth) || rect.height > most * CGFloat(pixelHeight)
  }
}
