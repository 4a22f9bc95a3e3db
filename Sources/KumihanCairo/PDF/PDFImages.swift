import Foundation
import KumihanDrawing

/// The pictures of the document, each written once.
final class PDFImages {
  private struct Key: Hashable {
    var image: ImageResource
    var isSmooth: Bool
  }

  private let objects: PDFObjects
  private let store: ImageStore
  private var numbers: [Key: Int] = [:]

  /// Whether pictures may ask viewers to smooth them.
  private let interpolates: Bool

  init(_ objects: PDFObjects, store: ImageStore, interpolates: Bool) {
    (self.objects, self.store, self.interpolates) = (objects, store, interpolates)
  }

  /// The object of an image, drawn in the unit square.
  func number(
    _ image: ImageResource, _ interpolation: ImageInterpolation
  ) throws(RenderError) -> Int {
    let key = Key(image: image, isSmooth: interpolation != .none && interpolates)
    if let number = numbers[key] { return number }
    let number = try write(image, isSmooth: key.isSmooth)
    numbers[key] = number
    return number
  }

  private func write(_ image: ImageResource, isSmooth: Bool) throws(RenderError) -> Int {
    if case .jpeg(let data) = image.content, let header = JPEGHeader(data) {
      var dictionary = Self.dictionary(
        width: header.width, height: header.height,
        space: header.components == 1 ? "DeviceGray" : "DeviceRGB", isSmooth: isSmooth)
      dictionary.write("/Filter/DCTDecode")
      return try objects.addStream(dictionary, [UInt8](data), isCompressed: false)
    }
    return try write(store.entry(image).memory, isSmooth: isSmooth)
  }

  /// Writes premultiplied pixels, their alpha as a separate picture.
  func write(_ memory: PixelMemory, isSmooth: Bool) throws(RenderError) -> Int {
    let isSmooth = isSmooth && interpolates
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    colors.reserveCapacity(memory.count * 3)
    alphas.reserveCapacity(memory.count)
    for i in 0..<memory.count {
      let pixel = unsafe memory.base[i]
      let alpha = pixel >> 24
      func straight(_ value: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      colors.append(straight(pixel >> 16 & 255))
      colors.append(straight(pixel >> 8 & 255))
      colors.append(straight(pixel & 255))
      alphas.append(UInt8(alpha))
    }
    var dictionary = Self.dictionary(
      width: memory.width, height: memory.height, space: "DeviceRGB", isSmooth: isSmooth)
    if !memory.isOpaque {
      let mask = try objects.addStream(
        Self.dictionary(
          width: memory.width, height: memory.height, space: "DeviceGray", isSmooth: isSmooth),
        alphas)
      dictionary.write("/SMask ")
      dictionary.reference(mask)
    }
    return try objects.addStream(dictionary, colors)
  }

  private static func dictionary(
    width: Int, height: Int, space: String, isSmooth: Bool
  ) -> PDFBytes {
    PDFBytes(
      "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/ColorSpace/\(space)"
        + "/BitsPerComponent 8\(isSmooth ? "/Interpolate true" : "")")
  }
}

/// The properties of a JPEG file that a PDF embeds unchanged.
struct JPEGHeader {
  let width, height, components: Int

  /// Nil for files that viewers may show wrongly: four inks, more than eight bits, or no frame.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        components = Int(bytes[index + 9])
        guard bytes[index + 4] == 8, components == 1 || components == 3, width > 0, height > 0
        else { return nil }
        return
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
