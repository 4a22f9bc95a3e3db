// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The pixels of a frame: none.
public final class CVPixelBuffer: Sendable {}
public typealias CVImageBuffer = CVPixelBuffer

public typealias CVOptionFlags = UInt64
public typealias CVReturn = Int32
public typealias CVPixelBufferLockFlags = UInt64
public let kCVReturnSuccess: CVReturn = 0
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
@discardableResult
public func CVPixelBufferLockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnSuccess }

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
  public convenience init(cvPixelBuffer: CVPixelBuffer) { self.init() }
  public convenience init(cvImageBuffer: CVImageBuffer) { self.init() }
}
