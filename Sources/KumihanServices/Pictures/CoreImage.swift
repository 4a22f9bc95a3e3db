public import Foundation
public import KumihanCoreGraphics

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
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

/// Makes filtered pictures: none.
open class CIContext: NSObject {
  public convenience init(options: [String: Any]?) { self.init() }
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

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
  open func setValue(_ value: Any?, forKey key: String) {}
  open func setDefaults() {}
  open func value(forKey key: String) -> Any? { nil }
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
