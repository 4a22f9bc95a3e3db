// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The pixels of a frame: black until somebody writes others, in one plane.
@safe public final class CVPixelBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: UInt32
  fileprivate let memory: UnsafeMutableRawPointer?

  /// None.
  convenience init() { self.init(width: 0, height: 0, format: kCVPixelFormatType_32BGRA) }

  fileprivate init(width: Int, height: Int, format: UInt32) {
    (self.width, self.height, self.format) = (width, height, format)
    let isByte = format == kCVPixelFormatType_OneComponent8
    bytesPerRow = width * (isByte ? 1 : 4)
    let count = bytesPerRow * height
    if count > 0 {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      unsafe self.memory = memory
    } else {
      unsafe memory = nil
    }
  }

  /// How the pixels lie in memory; nil where they are not four bytes each.
  fileprivate func form(_ width: Int, _ height: Int) -> BitmapForm? {
    let format: CIFormat? =
      switch format {
      case kCVPixelFormatType_32BGRA: .BGRA8
      case kCVPixelFormatType_32ARGB: .ARGB8
      case kCVPixelFormatType_32RGBA: .RGBA8
      default: nil
      }
    return format?.form(width, height, bytesPerRow: bytesPerRow)
  }

  deinit { unsafe memory?.deallocate() }
}
public typealias CVImageBuffer = CVPixelBuffer
public typealias CVBuffer = CVPixelBuffer

public typealias CVOptionFlags = UInt64
public typealias CVReturn = Int32
public typealias OSType = UInt32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661

/// Whether pixels are only read.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  public static let readOnly = Self(rawValue: 1)
}

public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString {
  "CGBitmapContextCompatibility"
}
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570

public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { buffer.width }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { buffer.height }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { buffer.bytesPerRow }
public func CVPixelBufferGetPixelFormatType(_ buffer: CVPixelBuffer) -> OSType { buffer.format }
public func CVPixelBufferGetDataSize(_ buffer: CVPixelBuffer) -> Int {
  buffer.bytesPerRow * buffer.height
}
public func CVPixelBufferGetPlaneCount(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferIsPlanar(_ buffer: CVPixelBuffer) -> Bool { false }
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  unsafe buffer.memory
}
public func CVPixelBufferGetBaseAddressOfPlane(
  _ buffer: CVPixelBuffer, _ plane: Int
) -> UnsafeMutableRawPointer? { plane == 0 ? unsafe buffer.memory : nil }
public func CVPixelBufferGetWidthOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> Int {
  plane == 0 ? buffer.width : 0
}
public func CVPixelBufferGetHeightOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> Int {
  plane == 0 ? buffer.height : 0
}
public func CVPixelBufferGetBytesPerRowOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> Int {
  plane == 0 ? buffer.bytesPerRow : 0
}
@discardableResult
public func CVPixelBufferLockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnSuccess }
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ format: OSType,
  _ attributes: CFDictionary?, _ buffer: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0, width <= 8192, height <= 8192 else {
    return kCVReturnInvalidArgument
  }
  unsafe buffer.pointee = CVPixelBuffer(width: width, height: height, format: format)
  return kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pool: CVPixelBufferPool,
  _ buffer: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }

/// A frame of a film: none.
public final class CMSampleBuffer: Sendable {
  public var imageBuffer: CVImageBuffer? { nil }
  public var presentationTimeStamp: CMTime { .zero }
}
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { .zero }

/// Is given the frames that a camera sees.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

extension AVCaptureVideoDataOutput {
  public func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

extension AVCapturePhoto {
  public var pixelBuffer: CVPixelBuffer? { nil }
}

extension AVCaptureVideoPreviewLayer {
  public func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? {
    object
  }
  public func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { .zero }
  public func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { .zero }
  public func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint { .zero }
}

extension CIImage {
  /// Empty where pixels are not four bytes each.
  public convenience init(cvPixelBuffer: CVPixelBuffer) {
    let (width, height) = (cvPixelBuffer.width, cvPixelBuffer.height)
    guard let form = cvPixelBuffer.form(width, height), let memory = unsafe cvPixelBuffer.memory
    else {
      self.init()
      return
    }
    let pixels = unsafe PixelGrid(width, height, form.pixels(at: memory))
    self.init(.pixels(pixels), size: CGSize(width: width, height: height))
  }
  public convenience init(cvImageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: cvImageBuffer) }
  public convenience init(cvPixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
    self.init(cvPixelBuffer: cvPixelBuffer)
  }
}

extension CIContext {
  /// Draws nothing where pixels are not four bytes each.
  public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
    render(
      image, to: buffer, bounds: CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height),
      colorSpace: nil)
  }
  /// Draws nothing where pixels are not four bytes each.
  public func render(
    _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
  ) {
    let whole = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    guard let memory = unsafe buffer.memory,
      whole.contains(CGRect(origin: .zero, size: bounds.integral.size)),
      let pixels = image.pixels(in: bounds),
      let form = buffer.form(pixels.width, pixels.height)
    else { return }
    unsafe form.write(pixels.bytes, to: memory)
  }
}
