public import Foundation
public import KumihanCoreGraphics

extension CIImage {
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    self.init(contentsOf: url)
  }
  public class var black: CIImage { CIImage(color: .black) }
  public class var white: CIImage { CIImage(color: .white) }
  public class var gray: CIImage { CIImage(color: .gray) }
  public class var red: CIImage { CIImage(color: .red) }
  public class var green: CIImage { CIImage(color: .green) }
  public class var blue: CIImage { CIImage(color: .blue) }
  public class var clear: CIImage { CIImage(color: .clear) }

  /// The picture that this one was made of.
  public var cgImage: CGImage? {
    guard case .photo(let photo) = content else { return nil }
    return photo
  }
  public var url: URL? { nil }
  public var pixelBuffer: CVPixelBuffer? { nil }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public func autoAdjustmentFilters() -> [CIFilter] { [] }
  public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil)
    -> [CIFilter]
  { [] }
  public func settingAlphaOne(in rect: CGRect) -> CIImage { self }
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
  public func premultiplyingAlpha() -> CIImage { self }
  public func unpremultiplyingAlpha() -> CIImage { self }
  public func insertingIntermediate() -> CIImage { self }
  public func insertingIntermediate(cache: Bool) -> CIImage { self }
  public func matchedToWorkingSpace(from space: CGColorSpace) -> CIImage? { self }
  public func matchedFromWorkingSpace(to space: CGColorSpace) -> CIImage? { self }
  public func transformed(by transform: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: transform)
  }
}

/// The name of an option of the filters that would better a picture.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let enhance = Self(rawValue: "enhance")
  public static let redEye = Self(rawValue: "redEye")
  public static let features = Self(rawValue: "features")
  public static let crop = Self(rawValue: "crop")
  public static let level = Self(rawValue: "level")
}

/// The name of an option of a picture's file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIContext {
  public convenience init(mtlDevice: any MTLDevice) { self.init() }
  public convenience init(mtlDevice: any MTLDevice, options: [CIContextOption: Any]?) {
    self.init()
  }
  public convenience init(mtlCommandQueue: any MTLCommandQueue) { self.init() }
  public convenience init(
    mtlCommandQueue: any MTLCommandQueue, options: [CIContextOption: Any]?
  ) { self.init() }
  public var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public func clearCaches() {}

  public func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: rect) }

  /// The picture as a file's bytes; nil away from the main thread, where none is made.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent)?.file(quality: nil) }
  /// The picture as a file's bytes; nil away from the main thread, where none is made.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent)?.file(quality: 0.9) }
  /// Nil: no such files are written.
  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// Nil: no such files are written.
  public func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }

  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace), to: url)
  }
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace), to: url) }
  /// - Throws: always: no such files are written.
  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(nil, to: url) }

  private func write(_ file: Data?, to url: URL) throws {
    guard let file else { throw CocoaError(.fileWriteUnknown) }
    try file.write(to: url)
  }
}
