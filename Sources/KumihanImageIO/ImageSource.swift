// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import KumihanAppleNames
public import KumihanCoreGraphics
public import KumihanFoundation
import KumihanViews

/// A picture's file.
public final class CGImageSource {
  let data: Data
  let image: UIImage?
  init(_ data: Data) { (self.data, image) = (data, UIImage(data: data)) }
}

/// A picture's file that is written.
public final class CGImageDestination {
  let isJPEG: Bool
  let write: (Data) -> Bool
  var image: UIImage?
  var quality: CGFloat = 0.9
  init(_ type: String, write: @escaping (Data) -> Bool) {
    (isJPEG, self.write) = (type.contains("jp"), write)
  }
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.image == nil ? nil : source.data.first == 0xFF ? "public.jpeg" : "public.png"
}

@MainActor @preconcurrency
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image?.cgImage : nil }

/// The picture no larger than the options allow.
@MainActor @preconcurrency
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = source.image, let whole = image.cgImage else { return nil }
  let asked = options?[kCGImageSourceThumbnailMaxPixelSize]
  let most = (asked as? CGFloat) ?? (asked as? Int).map { CGFloat($0) } ?? .infinity
  let longest = CGFloat(max(whole.width, whole.height))
  guard most > 0, longest > most else { return whole }
  let share = most / longest
  let size = CGSize(
    width: max((CGFloat(whole.width) * share).rounded(), 1),
    height: max((CGFloat(whole.height) * share).rounded(), 1))
  return UIImage(cgImage: whole).preparingThumbnail(of: size)?.cgImage
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = source.image else { return nil }
  return [
    kCGImagePropertyPixelWidth: Int(image.size.width * image.scale),
    kCGImagePropertyPixelHeight: Int(image.size.height * image.scale),
  ]
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.image = UIImage(cgImage: image)
  if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? CGFloat {
    destination.quality = quality
  }
}
@MainActor @preconcurrency
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  let data =
    destination.isJPEG
    ? destination.image?.jpegData(compressionQuality: destination.quality)
    : destination.image?.pngData()
  return data.map(destination.write) ?? false
}

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
