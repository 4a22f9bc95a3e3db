// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID

/// The form of the numbers of a sound.
public struct AudioStreamBasicDescription: Hashable, Sendable {
  public var mSampleRate: Double
  public var mFormatID: AudioFormatID
  public var mFormatFlags: AudioFormatFlags
  public var mBytesPerPacket: UInt32
  public var mFramesPerPacket: UInt32
  public var mBytesPerFrame: UInt32
  public var mChannelsPerFrame: UInt32
  public var mBitsPerChannel: UInt32
  public var mReserved: UInt32
  public init() {
    self.init(
      mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0,
      mBytesPerFrame: 0, mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
  }
  public init(
    mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags,
    mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32,
    mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
  ) {
    (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
    (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
    (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
    (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
  }
}

// How a sound is written: four letters each.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = 1
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioObjectUnknown: AudioObjectID = 0
public let kAudioHardwareUnspecifiedError: OSStatus = 0x7768_6174

extension AVAudioFormat {
  /// The form that a description in C asks for.
  public convenience init?(streamDescription: UnsafePointer<AudioStreamBasicDescription>) {
    let description = unsafe streamDescription.pointee
    let isFloat = description.mFormatFlags & kAudioFormatFlagIsFloat != 0
    self.init(
      commonFormat: isFloat
        ? .pcmFormatFloat32 : description.mBitsPerChannel == 16 ? .pcmFormatInt16 : .pcmFormatInt32,
      sampleRate: description.mSampleRate, channels: description.mChannelsPerFrame,
      interleaved: description.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0)
  }
}
