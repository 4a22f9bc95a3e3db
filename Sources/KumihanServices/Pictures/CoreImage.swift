// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanCoreGraphics
public import KumihanImageIO

/// A picture to be filtered: photos stay as they are, and codes are drawn.
open class CIImage: NSObject {
  /// What there is to see.
  enum Content {
    case nothing
    case photo(CGImage)
    case pixels(PixelGrid)
  }
  private(set) var content = Content.nothing
  /// Whether blurs find the colours of the edges beyond them.
  private(set) var hasEndlessEdges = false
  /// Where the whole content lies, of which the extent is a part.
  private var frame = CGRect.zero
  open private(set) var extent = CGRect.zero

  convenience init(_ pixels: PixelGrid, in rect: CGRect) {
    self.init(.pixels(pixels), frame: rect)
  }

  convenience init(_ content: Content, size: CGSize) {
    self.init(content, frame: CGRect(origin: .zero, size: size))
  }

  private convenience init(_ content: Content, frame: CGRect) {
    self.init()
    self.content = content
    (self.frame, extent) = (frame, frame)
  }

  private convenience init(_ image: CIImage, frame: CGRect, extent: CGRect) {
    self.init()
    (content, self.frame, self.extent) = (image.content, frame, extent)
  }

  public convenience init(cgImage: CGImage) {
    self.init(.photo(cgImage), size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: cgImage)
  }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// A colour without end.
  public convenience init(color: CIColor) {
    self.init(.pixels(PixelGrid(color.pixel)), frame: .infinite)
  }
  open class func empty() -> CIImage { CIImage() }
  open var properties: [String: Any] { [:] }

  open func transformed(by transform: CGAffineTransform) -> CIImage {
    func moved(_ rect: CGRect) -> CGRect { rect == .infinite ? rect : rect.applying(transform) }
    return CIImage(self, frame: moved(frame), extent: moved(extent))
  }
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    return CIImage(self, frame: frame, extent: part.isNull ? .zero : part)
  }
  open func clampedToExtent() -> CIImage {
    let image = CIImage(self, frame: frame, extent: extent)
    image.hasEndlessEdges = true
    return image
  }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  open func composited(over image: CIImage) -> CIImage {
    applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: image])
  }
  open func clamped(to rect: CGRect) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  open func applyingFilter(_ name: String) -> CIImage { applyingFilter(name, parameters: [:]) }
  open func samplingNearest() -> CIImage { self }
  open func samplingLinear() -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(name: name, parameters: parameters)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }

  /// The content with other colours, in the same place.
  func recolored(_ color: (PixelGrid.Pixel) -> PixelGrid.Pixel) -> CIImage {
    let all: PixelGrid? =
      switch content {
      case .nothing: nil
      case .photo(let photo):
        PixelGrid(photo, columns: Array(0..<photo.width), rows: Array(0..<photo.height))
      case .pixels(let grid): grid
      }
    guard let grid = all else { return self }
    let image = CIImage(self, frame: frame, extent: extent)
    image.content = .pixels(grid.mapped(color))
    return image
  }

  /// What can be seen in a rectangle, one pixel a point; photos of another size are whole.
  func picture(in rect: CGRect) -> CGImage? {
    if case .photo(let photo) = content {
      guard !rect.isEmpty, !extent.isEmpty else { return nil }
      let isScaled = frame.size != CGSize(width: photo.width, height: photo.height)
      if isScaled || rect == frame && extent == frame { return photo }
    }
    guard let seen = pixels(in: rect) else { return nil }
    return CGImage(rgba: seen.bytes, width: seen.width, height: seen.height)
  }

  /// The pixels of a rectangle, one a point.
  func pixels(in rect: CGRect) -> PixelGrid? {
    let part = rect.integral
    guard part.width >= 1, part.height >= 1, max(part.width, part.height) <= Self.mostPixels
    else { return nil }
    return pixels(in: part, columns: Int(part.width), rows: Int(part.height))
  }

  /// A picture of one pixel, of the mean colour in a rectangle; nil where there is nothing to see.
  func mean(in rect: CGRect) -> CIImage? {
    let part = extent.intersection(rect.isEmpty ? extent : rect)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    // As many places as a mean needs: photos have millions.
    func count(_ length: CGFloat) -> Int { Int(min(length, 256)) }
    let grid = pixels(in: part, columns: count(part.width), rows: count(part.height))
    return grid.map { CIImage(.pixels($0.mean), size: CGSize(width: 1, height: 1)) }
  }

  private func pixels(in part: CGRect, columns: Int, rows: Int) -> PixelGrid? {
    let size: (width: Int, height: Int)
    switch content {
    case .nothing: return nil
    case .photo(let photo): size = (photo.width, photo.height)
    case .pixels(let grid): size = (grid.width, grid.height)
    }
    guard frame.width > 0, frame.height > 0 else { return nil }
    // Core Image's coordinates grow upward, rows of pixels downward.
    // The column or row of the content at a place; -1 where nothing of it is seen.
    func index(_ place: CGFloat, _ count: Int, _ ends: (CGRect) -> (CGFloat, CGFloat)) -> Int {
      let ((low, high), (first, last)) = (ends(frame), ends(extent))
      let index = ((place - low) / (high - low) * CGFloat(count)).rounded(.down)
      let isSeen = place >= first && place < last && index >= 0 && index < CGFloat(count)
      return isSeen ? Int(index) : -1
    }
    let (across, down) = (part.width / CGFloat(columns), part.height / CGFloat(rows))
    let xs = (0..<columns).map { column in
      index(part.minX + (CGFloat(column) + 0.5) * across, size.width) { ($0.minX, $0.maxX) }
    }
    let ys = (0..<rows).reversed().map { row in
      size.height - 1
        - index(part.minY + (CGFloat(row) + 0.5) * down, size.height) { ($0.minY, $0.maxY) }
    }
    switch content {
    case .nothing: return nil
    case .photo(let photo): return PixelGrid(photo, columns: xs, rows: ys)
    case .pixels(let grid): return grid.sampled(columns: xs, rows: ys)
    }
  }

  private static let mostPixels: CGFloat = 8192
}

/// The name of an option of a picture.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let applyOrientationProperty = Self(rawValue: "applyOrientationProperty")
  public static let colorSpace = Self(rawValue: "colorSpace")
}

extension UIImage {
  /// Empty where there is nothing to see.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// Empty where there is nothing to see.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let picture = ciImage.picture(in: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: picture, scale: scale, orientation: orientation)
  }
  public var ciImage: CIImage? { nil }
}

/// Makes pictures of filtered ones.
open class CIContext: NSObject {
  public convenience init(options: [CIContextOption: Any]?) { self.init() }
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let pixels = image.pixels(in: bounds),
      let form = format.form(pixels.width, pixels.height, bytesPerRow: rowBytes)
    else { return }
    unsafe form.write(pixels.bytes, to: data)
  }
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { image.picture(in: rect) }
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    image.picture(in: rect)
  }
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

  /// How pixels of four bytes lie in memory; nil where parts are more than a byte.
  func form(_ width: Int, _ height: Int, bytesPerRow: Int) -> BitmapForm? {
    let info: UInt32? =
      switch self {
      case .RGBA8: CGImageAlphaInfo.premultipliedLast.rawValue
      case .ARGB8: CGImageAlphaInfo.premultipliedFirst.rawValue
      case .BGRA8:
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGImageByteOrderInfo.order32Little.rawValue
      default: nil
      }
    return info.flatMap {
      BitmapForm(
        width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, model: .rgb,
        info: $0)
    }
  }
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
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// A colour of a filter.
open class CIColor: NSObject, @unchecked Sendable {
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
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
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// Of three or four numbers with spaces between them; black where there are fewer.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").map { Double($0) ?? 0 }
    let whole = parts.count < 3 ? [0, 0, 0, 1] : parts + [1]
    self.init(red: whole[0], green: whole[1], blue: whole[2], alpha: whole[3])
  }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  open var numberOfComponents: Int { 4 }
  var pixel: PixelGrid.Pixel { PixelGrid.Pixel(red, green, blue, alpha) }
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
public let kCIInputTransformKey = "inputTransform"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
