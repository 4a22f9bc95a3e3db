// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanCoreGraphics
public import KumihanFoundation

public typealias CMVideoCodecType = UInt32
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTParameterErr: OSStatus = -12902
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908

/// False: nothing here decodes.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// Makes a picture of pixels: of none, for a buffer has none.
///
/// - Parameter image: Nil afterwards.
public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut image: inout CGImage?
) -> OSStatus {
  image = nil
  return kVTParameterErr
}

/// Writes a video, which it cannot.
public final class VTCompressionSession: Sendable {}
/// Reads a video, which it cannot.
public final class VTDecompressionSession: Sendable {}

public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
