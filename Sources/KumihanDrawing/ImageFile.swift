package import Foundation

/// The header of a picture file, read without its pixels.
package struct ImageFile: Hashable, Sendable {
  package var resource: ImageResource
  /// The orientation of the stored picture, as Exif numbers it: 1 for upright, up to 8.
  package var orientation = 1

  /// Reads the header of a PNG or JPEG file and checks that the file is complete, so that a broken
  /// one is reported where it is named, not when it is drawn.
  package init(_ data: Data) throws(ImageFileError) {
    let bytes = [UInt8](data)
    let size: (width: Int, height: Int)
    let content: ImageResource.Content
    switch ImageFileKind(bytes) {
    case .png: (size, content) = (try PNGHeader.size(of: bytes), .png(data))
    case .jpeg:
      let header = try JPEGHeader(bytes)
      size = (header.width, header.height)
      (content, orientation) = (.jpeg(header.withoutOrientation(data)), header.orientation)
    case .other(let name): throw .unsupported("\(name) files are not read")
    case nil: throw .noImage(data.isEmpty ? "the file is empty" : "it is no picture")
    }
    let (width, height) = size
    guard width > 0, height > 0 else { throw .broken("it is \(width) by \(height) pixels") }
    guard width <= RenderLimits.sideCap, height <= RenderLimits.sideCap,
      width * height <= RenderLimits.pixelCap
    else { throw .broken("\(width) by \(height) pixels are too many") }
    resource = ImageResource(content: content, pixelWidth: width, pixelHeight: height)
  }
}

/// The reason why a file is not drawn as a picture.
package enum ImageFileError: Error, Hashable, Sendable {
  /// The file is of an unknown kind.
  case noImage(String)
  /// A picture of an unsupported kind.
  case unsupported(String)
  case broken(String)

  package var reason: String {
    switch self {
    case .noImage(let reason), .unsupported(let reason), .broken(let reason): reason
    }
  }
}
