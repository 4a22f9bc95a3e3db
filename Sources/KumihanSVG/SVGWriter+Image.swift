import Foundation
import KumihanDrawing

extension SVGWriter {
  mutating func write(
    _ image: ImageResource, in rect: CGRect, _ interpolation: ImageInterpolation, _ item: DrawItem,
    _ transform: CGAffineTransform
  ) throws(RenderError) -> String {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isFinite, image.pixelWidth > 0,
      image.pixelHeight > 0
    else { return "" }
    guard !image.isEnlarged(in: rect, interpolation) else {
      // Viewers smooth large pixels differently, or not at all.
      return try pixels(of: [item], over: rect, transform)?.tag.empty ?? ""
    }
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.pixelWidth), b: 0, c: 0,
      d: rect.height / CGFloat(image.pixelHeight), tx: rect.minX, ty: rect.minY)
    return SVGTag("use").set("href", reference: "#\(try self.image(image))").set(transform: place)
      .empty
  }

  /// The id of a picture with one unit per pixel; its file is written once.
  mutating func image(_ image: ImageResource) throws(RenderError) -> String {
    if let id = images[image] { return id }
    let (data, type) =
      switch image.content {
      case .png(let data): (data, "image/png")
      case .jpeg(let data): (data, "image/jpeg")
      case .rgba: (try resources.png(of: image), "image/png")
      }
    // The layout has applied the picture's stored orientation already.
    let id = definitions.id(.image, "image") {
      $0.set("width", CGFloat(image.pixelWidth)).set("height", CGFloat(image.pixelHeight))
        .set("preserveAspectRatio", "none")
        .set("style", ifPresent: type == "image/jpeg" ? "image-orientation:none" : nil)
        .set("href", data.dataURI(type))
    }
    images[image] = id
    return id
  }
}
