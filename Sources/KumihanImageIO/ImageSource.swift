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
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data as Data) }
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
  CGImageDestination(type as String) { [url = url as URL] in (try? $0.write(to: url)) != nil }
}
/// Writes into the bytes that are given.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type as String) {
    data.append($0)
    return true
  }
}
/// No-op: files have no properties of their own.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {}
@MainActor @preconcurrency
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  CGImageDestinationAddImage(destination, image, properties)
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

public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}
