public import Foundation
public import KumihanAppleNames
import KumihanDrawing
import Kumihan
import KumihanCairo
public import KumihanViews

/// A picture by its Core Graphics name.
public final class CGImage: Hashable, Sendable {
  let image: UIImage
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Whether the picture says what is painted, black where it is; see ``masking(_:)``.
  public let isMask: Bool

  /// Nil for a picture without pixels, such as a symbol.
  convenience init?(_ image: UIImage) { self.init(image, isMask: false) }

  private init?(_ image: UIImage, isMask: Bool) {
    guard !image.isSymbol else { return nil }
    (width, height) = (
      Int((image.size.width * image.scale).rounded()),
      Int((image.size.height * image.scale).rounded())
    )
    guard width > 0, height > 0 else { return nil }
    (self.image, self.isMask) = (image, isMask)
  }

  /// A picture of four bytes a pixel, in rows from the top.
  package convenience init?(rgba: Data, width: Int, height: Int, isMask: Bool = false) {
    let resource = ImageResource(content: .rgba(rgba), pixelWidth: width, pixelHeight: height)
    self.init(
      UIImage(
        UIImage.Drawn(
          size: CGSize(width: width, height: height), scale: 1, origin: resource,
          resource: { resource })), isMask: isMask)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  public var shouldInterpolate: Bool { true }
  /// Nil: what a picture was read from is not kept.
  public var utType: NSString? { nil }
  public func copy() -> CGImage? { self }
  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

  /// The picture's bytes: red, green, blue and alpha of each pixel, in rows from the top.
  @MainActor @preconcurrency
  public var dataProvider: CGDataProvider? { image.rgba.map(CGDataProvider.init) }

  /// The part of the picture in a rectangle of pixels; nil where there is none.
  @MainActor @preconcurrency
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let picture = Image(uiImage: image).resizable().interpolation(.none)
      .frame(width: CGFloat(width), height: CGFloat(height))
      .offset(x: -part.minX, y: -part.minY)
      .frame(width: part.width, height: part.height, alignment: .topLeading).clipped()
    return UIImage.drawn(picture, size: part.size, scale: 1).flatMap(CGImage.init)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.image == b.image }
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

/// Where the bytes of a picture come from.
public final class CGDataProvider: Sendable {
  public let data: Data?
  public init(_ data: Data) { self.data = data }
  public convenience init?(data: Data) { self.init(data) }
  public convenience init?(data: NSData) { self.init(data as Data) }
}

/// Where bytes go to.
public final class CGDataConsumer {
  let take: (Data) -> Void
  public init?(data: NSMutableData) { take = { data.append($0) } }
  public init?(url: NSURL) { take = { try? $0.write(to: url as URL) } }
  public convenience init?(url: URL) { self.init(url: url as NSURL) }
}

/// Where the opacity of a pixel is stored.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How the bytes of a pixel are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension Image {
  /// A picture with its text alternative; `scale` is its pixels per point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self = Image(
      decorative: cgImage, scale: scale, orientation: orientation, fileID: fileID,
      line: line, column: column
    ).labeled(label)
  }

  /// A picture that says nothing; `scale` is its pixels per point.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation), fileID: fileID,
      line: line, column: column)
  }
}

extension Image {
  /// A picture of what a closure draws, in points; `label` is its text alternative.
  @MainActor @preconcurrency public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
      .frame(width: size.width, height: size.height)
    let picture = UIImage.drawn(canvas, size: size, scale: 3) ?? UIImage()
    let image = Image(uiImage: picture, fileID: fileID, line: line, column: column)
    self = label.map { image.labeled($0) } ?? image
  }
}

extension UIImage {
  /// The picture's pixels; nil for a symbol.
  public var cgImage: CGImage? { CGImage(self) }
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// A picture of pixels; `scale` is their number per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = cgImage.image
    guard scale > 0, let resource = pixels.pixelResource else {
      self.init()
      return
    }
    self.init(
      UIImage.Drawn(
        size: CGSize(
          width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
        scale: scale, origin: resource, resource: { resource }))
  }

  /// A view's picture; nil where it cannot be drawn.
  @MainActor static func drawn(_ view: some View, size: CGSize?, scale: CGFloat) -> UIImage? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    if let size { renderer.proposedSize = ProposedViewSize(size) }
    guard let page = try? renderer.page(), let pixels = try? page.pixels() else { return nil }
    return UIImage(pixels, size: page.size, scale: scale)
  }

  /// Pixels that were drawn, in a size in points.
  convenience init(_ pixels: PixelBuffer, size: CGSize, scale: CGFloat) {
    let decoded = pixels.decoded
    let resource = ImageResource(
      content: .rgba(decoded.pixels), pixelWidth: decoded.width, pixelHeight: decoded.height)
    self.init(UIImage.Drawn(size: size, scale: scale, origin: resource, resource: { resource }))
  }

  /// The stored picture.
  private var pixelResource: ImageResource? {
    if let drawn { return drawn.resource() }
    if case .resource(let resource, _, _) = Image(uiImage: self).source { return resource }
    return nil
  }

  /// Four bytes a pixel, decoded.
  @MainActor var rgba: Data? {
    guard case .rgba(let bytes)? = pixelResource?.content else {
      return pngData().flatMap { try? PNGDecoder.decode($0).pixels }
    }
    return bytes
  }

  /// The picture as a PNG file's bytes, pixel for pixel; nil for a symbol.
  /// The picture in a size in points, one pixel each.
  @MainActor @preconcurrency public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, size.width > 0, size.height > 0 else { return nil }
    let picture = Image(uiImage: self).resizable().frame(width: size.width, height: size.height)
    return UIImage.drawn(picture, size: size, scale: 1)
  }
  @MainActor @preconcurrency public func byPreparingThumbnail(
    ofSize size: CGSize
  ) async -> UIImage? { preparingThumbnail(of: size) }
  @MainActor @preconcurrency public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  @MainActor @preconcurrency public func pngData() -> Data? {
    guard let cgImage else { return nil }
    let renderer = ImageRenderer(content: cgImage.plain)
    renderer.proposedSize = ProposedViewSize(
      width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    return try? renderer.pngData()
  }

  /// The picture as a JPEG file's bytes, on white where it is transparent; nil for a symbol.
  ///
  /// - Parameter compressionQuality: of 0 to 1.
  @MainActor @preconcurrency public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let cgImage else { return nil }
    let renderer = ImageRenderer(content: cgImage.plain)
    renderer.proposedSize = ProposedViewSize(
      width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    (renderer.isOpaque, renderer.background) = (true, .white)
    guard let pixels = try? renderer.pixels() else { return nil }
    return try? pixels.jpegData(quality: Double(compressionQuality))
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysTemplate)
  }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withConfiguration(SymbolConfiguration(paletteColors: [color])).withRenderingMode(renderingMode)
  }

  /// Draws the picture in the current context, at its own size.
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
  /// Draws the picture in the current context, at its own size.
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat
  ) { draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha) }
  /// Draws the picture in the current context, blended with what is there.
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.drawUpright(self, in: rect)
    context.restoreGState()
  }
  /// Draws the picture in the current context.
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawUpright(self, in: rect)
  }
}

extension CGImage {
  /// A pixel a point.
  @MainActor fileprivate var plain: some View {
    Image(uiImage: image).resizable().interpolation(.none)
      .frame(width: CGFloat(width), height: CGFloat(height))
  }
}
