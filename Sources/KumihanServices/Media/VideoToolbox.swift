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

// What a writer of videos keeps to.
public var kVTProfileLevel_HEVC_Main_AutoLevel: CFString { "HEVC_Main_AutoLevel" }
public var kVTProfileLevel_HEVC_Main10_AutoLevel: CFString { "HEVC_Main10_AutoLevel" }
public var kVTProfileLevel_H264_Baseline_AutoLevel: CFString { "H264_Baseline_AutoLevel" }
public var kVTProfileLevel_H264_Main_AutoLevel: CFString { "H264_Main_AutoLevel" }
public var kVTProfileLevel_H264_High_AutoLevel: CFString { "H264_High_AutoLevel" }
public var kVTCompressionPropertyKey_ProfileLevel: CFString { "ProfileLevel" }
public var kVTCompressionPropertyKey_RealTime: CFString { "RealTime" }
public var kVTCompressionPropertyKey_AverageBitRate: CFString { "AverageBitRate" }
public var kVTCompressionPropertyKey_ExpectedFrameRate: CFString { "ExpectedFrameRate" }
public var kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString { "MaxKeyFrameInterval" }
public var kVTCompressionPropertyKey_AllowFrameReordering: CFString { "AllowFrameReordering" }
public var kVTCompressionPropertyKey_Quality: CFString { "Quality" }

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
