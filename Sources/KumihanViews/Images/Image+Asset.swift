public import Foundation

/// The name of a picture in an asset catalogue, SwiftUI's `ImageResource`; `kumihan render` adds a
/// constant for each that it finds.
public struct ImageAsset: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// A picture of an asset catalogue.
  public init(
    _ resource: ImageAsset, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(resource.name, fileID: fileID, line: line, column: column) }

  /// Without a call site, so that `Image.init(_:)` may be passed as a function.
  @_disfavoredOverload
  public init(_ resource: ImageAsset) {
    self.init(resource, fileID: "", line: 0, column: 0)
  }

  /// The image with its picture, looked up by name if necessary.
  func resolved(in context: StyleContext) -> Image {
    guard case .named(let name, let folder) = source else { return self }
    var image = self
    if let found = context.assets.image(name, in: context.environment) {
      image.source = found.source
      image.rendering = rendering ?? found.rendering
    } else {
      image.source = .failed(.missingImage(name, folder: folder))
    }
    return image
  }
}

extension UIImage {
  public convenience init(resource: ImageAsset) {
    self.init(.named(resource.name, folder: nil))
  }
}
