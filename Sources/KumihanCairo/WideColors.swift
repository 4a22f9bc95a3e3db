package import KumihanDrawing
import Foundation

extension DisplayList {
  /// The drawing by its components in Display P3, pictures included.
  package func inDisplayP3() throws(RenderError) -> DisplayList {
    try mapped(
      color: \.inDisplayP3,
      picture: { image throws(RenderError) in try DecodedImage(image).inDisplayP3 })
  }
}

extension DecodedImage {
  /// The same pixels by their components in Display P3. Profiles that a file holds do not count, as
  /// everywhere: pictures are sRGB.
  fileprivate var inDisplayP3: ImageResource {
    var changed = pixels
    // Pictures have few colours next to each other: most pixels repeat the one before.
    var last: (from: [UInt8], to: [UInt8]) = ([0, 0, 0], [0, 0, 0])
    for start in stride(from: 0, to: changed.count - 3, by: 4) {
      let place = changed.startIndex + start
      let from = [changed[place], changed[place + 1], changed[place + 2]]
      if from != last.from {
        let color = RGBA(
          red: Double(from[0]) / 255, green: Double(from[1]) / 255, blue: Double(from[2]) / 255
        ).inDisplayP3
        last = (from, [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) })
      }
      for index in 0..<3 { changed[place + index] = last.to[index] }
    }
    return ImageResource(content: .rgba(changed), pixelWidth: width, pixelHeight: height)
  }
}
