// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanCoreGraphics

// Pictures as buffers of bytes, by their names in C.

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidParameter = -21773
public let kvImageMemoryAllocationError = -21771
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidImageFormat = -21778
public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImagePrintDiagnosticsToConsole = 256
public let kvImageNoAllocate = 512

/// Pixels in memory, in rows from the top.
@safe public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int
  public init() { unsafe self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    unsafe self.data = data
    (self.height, self.width, self.rowBytes) = (height, width, rowBytes)
  }

  /// - Throws: an error for a buffer without pixels.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    try allocate(width, height, Int(bitsPerPixel) / 8)
  }
  /// - Throws: an error for a picture whose pixels cannot be had in the format.
  public init(
    cgImage: CGImage, format: vImage_CGImageFormat? = nil, flags options: vImage.Options = .noFlags
  ) throws {
    self.init()
    let error = fill(with: cgImage, format ?? vImage_CGImageFormat())
    guard error == kvImageNoError else { throw vImage.Error(rawValue: error) }
  }
  public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
  public func free() { unsafe data?.deallocate() }
  /// - Throws: an error for pixels of another format.
  public func createCGImage(
    format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws -> CGImage {
    guard let image = picture(format) else {
      throw vImage.Error(rawValue: kvImageInvalidImageFormat)
    }
    return image
  }

  mutating func allocate(_ width: Int, _ height: Int, _ pixelBytes: Int) throws {
    guard width > 0, height > 0, pixelBytes > 0 else {
      throw vImage.Error(rawValue: kvImageInvalidParameter)
    }
    let count = width * height * pixelBytes
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    unsafe self.data = memory
    (self.width, self.height) = (vImagePixelCount(width), vImagePixelCount(height))
    rowBytes = width * pixelBytes
  }

  mutating func fill(with image: CGImage, _ format: vImage_CGImageFormat) -> vImage_Error {
    guard let form = format.form(image.width, image.height, rowBytes: 0), let pixels = image.bytes
    else { return kvImageInvalidImageFormat }
    do { try allocate(image.width, image.height, form.bytesPerPixel) } catch {
      return kvImageMemoryAllocationError
    }
    unsafe form.write(pixels, to: data)
    return kvImageNoError
  }

  func picture(_ format: vImage_CGImageFormat) -> CGImage? {
    guard let data = unsafe data,
      let form = format.form(Int(width), Int(height), rowBytes: rowBytes)
    else { return nil }
    return unsafe CGImage(
      rgba: form.pixels(at: UnsafeRawPointer(data)), width: Int(width), height: Int(height))
  }
}

/// How the bytes of a picture's pixels are stored.
@safe public struct vImage_CGImageFormat {
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  public var colorSpace: Unmanaged<CGColorSpace>!
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32 = 0
  public var decode: UnsafePointer<CGFloat>!
  public var renderingIntent: CGColorRenderingIntent

  public init() {
    unsafe self.init(
      bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), version: 0,
      decode: nil, renderingIntent: .defaultIntent)
  }
  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!,
    bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!,
    renderingIntent: CGColorRenderingIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    unsafe (self.colorSpace, self.decode) = (colorSpace, decode)
    (self.bitmapInfo, self.version) = (bitmapInfo, version)
    self.renderingIntent = renderingIntent
  }
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
    unsafe self.init(
      bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
      colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0,
      decode: nil, renderingIntent: renderingIntent)
  }
  public init?(cgImage: CGImage) { self.init() }
  public var componentCount: UInt32 { bitsPerPixel / max(bitsPerComponent, 1) }

  func form(_ width: Int, _ height: Int, rowBytes: Int) -> BitmapForm? {
    let model =
      unsafe colorSpace?.takeUnretainedValue().model ?? (bitsPerPixel == 8 ? .monochrome : .rgb)
    let form = BitmapForm(
      width: width, height: height, bitsPerComponent: Int(bitsPerComponent), bytesPerRow: rowBytes,
      model: model, info: bitmapInfo.rawValue)
    return form.flatMap { $0.bytesPerPixel * 8 == Int(bitsPerPixel) ? $0 : nil }
  }
}

/// What functions on buffers are told, and how they fail.
public enum vImage {
  /// How a function works.
  public struct Options: OptionSet, Sendable {
    public let rawValue: vImage_Flags
    public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
    public static let noFlags: Options = []
    public static let leaveAlphaUnchanged = Options(rawValue: 1)
    public static let imageExtend = Options(rawValue: 8)
    public static let doNotTile = Options(rawValue: 16)
    public static let highQualityResampling = Options(rawValue: 32)
    public static let truncateKernel = Options(rawValue: 64)
  }
  /// Why a function did nothing, by its number in C.
  public struct Error: Swift.Error, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

public func vImageBuffer_Init(
  _ buffer: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount,
  _ width: vImagePixelCount, _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  do { try unsafe buffer.pointee.allocate(Int(width), Int(height), Int(pixelBits) / 8) } catch {
    return kvImageInvalidParameter
  }
  return kvImageNoError
}

public func vImageBuffer_InitWithCGImage(
  _ buffer: UnsafeMutablePointer<vImage_Buffer>,
  _ format: UnsafeMutablePointer<vImage_CGImageFormat>, _ background: UnsafePointer<CGFloat>!,
  _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error { unsafe buffer.pointee.fill(with: image, format.pointee) }

public func vImageCreateCGImageFromBuffer(
  _ buffer: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
  _ release: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
  _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags,
  _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
  let image = unsafe buffer.pointee.picture(format.pointee)
  unsafe error?.pointee = image == nil ? kvImageInvalidImageFormat : kvImageNoError
  return unsafe image.map(Unmanaged.passRetained)
}
