// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanCoreGraphics
public import KumihanImageIO

/// A picture to be filtered, which nobody filters.
open class CIImage: NSObject {
  public convenience init?(image: UIImage) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init?(data: Data) { self.init() }
  public convenience init?(contentsOf url: URL) { self.init() }
  open var extent: CGRect { .zero }
  open func transformed(by transform: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init() }
  public convenience init(color: CIColor) { self.init() }
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init() }
  open class func empty() -> CIImage { CIImage() }
  open var properties: [String: Any] { [:] }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  open func composited(over image: CIImage) -> CIImage { self }
  open func clamped(to rect: CGRect) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func applyingFilter(_ name: String) -> CIImage { self }
  open func samplingNearest() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

/// The name of an option of a picture.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let applyOrientationProperty = Self(rawValue: "applyOrientationProperty")
  public static let colorSpace = Self(rawValue: "colorSpace")
}

extension UIImage {
  /// Empty: filters make no pictures.
  public convenience init(ciImage: CIImage) { self.init() }
  /// Empty: filters make no pictures.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
  public var ciImage: CIImage? { nil }
}

/// Makes filtered pictures: none.
open class CIContext: NSObject {
  public convenience init(options: [CIContextOption: Any]?) { self.init() }
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {}
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { nil }
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

/// The name of an option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

/// How pixels are stored.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
}

/// Some numbers of a filter.
open class CIVector: NSObject {
  private let numbers: [CGFloat]
  private init(numbers: [CGFloat]) { self.numbers = numbers }
  public convenience init(x: CGFloat) { self.init(numbers: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(numbers: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(numbers: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(numbers: [x, y, z, w])
  }
  public convenience init(cgRect: CGRect) {
    self.init(numbers: [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }
  public convenience init(cgPoint: CGPoint) { self.init(numbers: [cgPoint.x, cgPoint.y]) }
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  open var count: Int { numbers.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
}

/// A colour of a filter.
open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

public let kCIInputExtentKey = "inputExtent"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIOutputImageKey = "outputImage"
public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"

/// A filter, which leaves pictures as they are.
@dynamicMemberLookup
open class CIFilter: NSObject {
  public convenience init?(name: String) { self.init() }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init() }
  open var inputKeys: [String] { [kCIInputImageKey, kCIInputIntensityKey] }
  open var outputImage: CIImage? { nil }
  open var inputImage: CIImage?
  open var name: String { "CIFilter" }
  public func setValue(_ value: Any?, forKey key: String) {}
  open func setDefaults() {}
  public func value(forKey key: String) -> Any? { nil }
  private var numbers: [String: Float] = [:]
  private var facts: [String: Any] = [:]
  /// The numbers of a filter by their names, such as `intensity` and `radius`.
  public subscript(dynamicMember name: String) -> Float {
    get { numbers[name] ?? 0 }
    set { numbers[name] = newValue }
  }
  open var message = Data()
  open var correctionLevel = "M"
  open var center = CGPoint.zero

  open var maskImage: CIImage?
  open var backgroundImage: CIImage?
  open var targetImage: CIImage?
  open var color = CIColor(red: 0, green: 0, blue: 0)
  open var color0 = CIColor(red: 0, green: 0, blue: 0)
  open var color1 = CIColor(red: 1, green: 1, blue: 1)
  open var point0 = CGPoint.zero
  open var point1 = CGPoint.zero
  open var topLeft = CGPoint.zero
  open var topRight = CGPoint.zero
  open var bottomLeft = CGPoint.zero
  open var bottomRight = CGPoint.zero
  open var extent = CGRect.zero
  open var transform = CGAffineTransform.identity
  open class func filterNames(inCategory category: String?) -> [String] { [] }

  public class func sepiaTone() -> CIFilter { CIFilter() }
  public class func gaussianBlur() -> CIFilter { CIFilter() }
  public class func crystallize() -> CIFilter { CIFilter() }
  public class func pixellate() -> CIFilter { CIFilter() }
  public class func edges() -> CIFilter { CIFilter() }
  public class func unsharpMask() -> CIFilter { CIFilter() }
  public class func vignette() -> CIFilter { CIFilter() }
  public class func twirlDistortion() -> CIFilter { CIFilter() }
  public class func colorControls() -> CIFilter { CIFilter() }
  public class func exposureAdjust() -> CIFilter { CIFilter() }
  public class func bloom() -> CIFilter { CIFilter() }
  public class func photoEffectNoir() -> CIFilter { CIFilter() }
  public class func photoEffectMono() -> CIFilter { CIFilter() }
  public class func qrCodeGenerator() -> CIFilter { CIFilter() }
  public class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
}
