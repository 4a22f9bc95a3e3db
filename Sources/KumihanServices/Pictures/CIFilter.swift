public import Foundation
public import KumihanCoreGraphics

/// A filter: some make a code of a message or find a mean, many change the colours of a picture, blur it or lay it over another, and
/// all others leave pictures as they are.
@dynamicMemberLookup
open class CIFilter: NSObject {
  public convenience init?(name: String) { self.init(named: name) }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(named: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }
  convenience init(named name: String) {
    self.init()
    self.name = name
  }

  open var inputKeys: [String] { [kCIInputImageKey, kCIInputIntensityKey] }
  open var inputImage: CIImage?
  open private(set) var name = "CIFilter"

  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator":
      code(
        QRCode.grid(of: [UInt8](message), correction: QRCode.Correction(correctionLevel))?
          .with(margin: 1))
    case "CICode128BarcodeGenerator": code(Code128.picture(of: [UInt8](message)))
    case "CIFalseColor": inputImage?.recolored { [color0, color1] in $0.between(color0, color1) }
    case "CIColorInvert": inputImage?.recolored { $0.inverted }
    case "CIMaskToAlpha": inputImage?.recolored { $0.mask }
    case "CIAreaAverage": inputImage?.mean(in: extent)
    case "CICrop": inputImage?.cropped(to: rectangle)
    case "CIAffineTransform": inputImage?.transformed(by: transform)
    case "CIConstantColorGenerator": CIImage(color: color)
    default: changed
    }
  }

  private func code(_ grid: BitGrid?) -> CIImage? {
    grid.map {
      CIImage(.pixels(PixelGrid($0)), size: CGSize(width: $0.width, height: $0.height))
    }
  }

  /// The pictures, colours and words that a picture depends on, and all else as it was set.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case (kCIInputImageKey, let image as CIImage?): inputImage = image
    case ("inputMessage", let data as Data): message = data
    case ("inputCorrectionLevel", let letter as String): correctionLevel = letter
    case ("inputColor0", let color as CIColor): color0 = color
    case ("inputColor1", let color as CIColor): color1 = color
    case (kCIInputExtentKey, let box as CIVector): extent = box.cgRectValue
    case ("inputRectangle", let box as CIVector): rectangle = box.cgRectValue
    case (kCIInputBackgroundImageKey, let image as CIImage?): backgroundImage = image
    case (kCIInputMaskImageKey, let image as CIImage?): maskImage = image
    case (kCIInputColorKey, let color as CIColor): self.color = color
    case (kCIInputCenterKey, let place as CIVector): center = place.cgPointValue
    case (kCIInputTransformKey, let transform as CGAffineTransform): self.transform = transform
    case ("inputRVector", let vector as CIVector): rVector = vector
    case ("inputGVector", let vector as CIVector): gVector = vector
    case ("inputBVector", let vector as CIVector): bVector = vector
    case ("inputAVector", let vector as CIVector): aVector = vector
    case ("inputBiasVector", let vector as CIVector): biasVector = vector
    default:
      if let number = (value as? NSNumber)?.floatValue ?? Self.float(value) {
        numbers[Self.property(key)] = number
      } else {
        facts[key] = value
      }
    }
  }
  private static func float(_ value: Any?) -> Float? {
    switch value {
    case let value as any BinaryFloatingPoint: Float(value)
    case let value as any BinaryInteger: Float(value)
    default: nil
    }
  }
  /// The property's name of a key: `radius` of `inputRadius`, `ev` of `inputEV`.
  private static func property(_ key: String) -> String {
    guard key.hasPrefix("input") else { return key }
    let name = key.dropFirst("input".count)
    guard name != name.uppercased() else { return name.lowercased() }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
  open func setDefaults() { numbers = [:] }
  public func value(forKey key: String) -> Any? {
    switch key {
    case kCIInputImageKey: inputImage
    case kCIOutputImageKey: outputImage
    case "inputMessage": message
    case "inputCorrectionLevel": correctionLevel
    case "inputColor0": color0
    case "inputColor1": color1
    case kCIInputExtentKey: CIVector(cgRect: extent)
    case kCIInputBackgroundImageKey: backgroundImage
    case kCIInputMaskImageKey: maskImage
    case kCIInputColorKey: color
    case kCIInputCenterKey: CIVector(cgPoint: center)
    default: facts[key] ?? numbers[Self.property(key)]
    }
  }
  private var numbers: [String: Float] = [:]
  private var facts: [String: Any] = [:]
  /// The numbers of a filter by their names, such as `intensity` and `radius`.
  public subscript(dynamicMember name: String) -> Float {
    get { numbers[name] ?? usual(name) }
    set { numbers[name] = newValue }
  }
  open var message = Data()
  open var correctionLevel = "M"
  open var center = CGPoint.zero

  open var maskImage: CIImage?
  open var backgroundImage: CIImage?
  open var targetImage: CIImage?
  /// The colour that was said; nil for the filter's own.
  private(set) var ownColor: CIColor?
  open var color: CIColor {
    get { ownColor ?? CIColor(red: 0, green: 0, blue: 0) }
    set { ownColor = newValue }
  }
  open var rectangle = CGRect.zero
  open var color0 = CIColor(red: 0, green: 0, blue: 0)
  open var color1 = CIColor(red: 1, green: 1, blue: 1)
  open var rVector = CIVector(x: 1, y: 0, z: 0, w: 0)
  open var gVector = CIVector(x: 0, y: 1, z: 0, w: 0)
  open var bVector = CIVector(x: 0, y: 0, z: 1, w: 0)
  open var aVector = CIVector(x: 0, y: 0, z: 0, w: 1)
  open var biasVector = CIVector(x: 0, y: 0, z: 0, w: 0)
  open var neutral = CIVector(x: 6500, y: 0)
  open var targetNeutral = CIVector(x: 6500, y: 0)
  open var point0 = CGPoint.zero
  open var point1 = CGPoint.zero
  open var topLeft = CGPoint.zero
  open var topRight = CGPoint.zero
  open var bottomLeft = CGPoint.zero
  open var bottomRight = CGPoint.zero
  open var extent = CGRect.zero
  open var transform = CGAffineTransform.identity
  open class func filterNames(inCategory category: String?) -> [String] { [] }

  public class func qrCodeGenerator() -> CIFilter { CIFilter(named: "CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CICode128BarcodeGenerator")
  }
  public class func areaAverage() -> CIFilter { CIFilter(named: "CIAreaAverage") }
  public class func falseColor() -> CIFilter { CIFilter(named: "CIFalseColor") }
  public class func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
  public class func maskToAlpha() -> CIFilter { CIFilter(named: "CIMaskToAlpha") }
}
