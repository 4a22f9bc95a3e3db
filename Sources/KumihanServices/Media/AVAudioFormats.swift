public import Foundation

/// The form of a sound.
open class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool

  private init(
    _ form: AVAudioCommonFormat, rate: Double, channels: AVAudioChannelCount, isInterleaved: Bool
  ) {
    (commonFormat, sampleRate, channelCount) = (form, rate, channels)
    self.isInterleaved = isInterleaved
  }
  /// That of an iPhone's speakers.
  public override convenience init() {
    self.init(.pcmFormatFloat32, rate: 44_100, channels: 2, isInterleaved: false)
  }
  /// The form in numbers of 32 bits, channel by channel.
  public convenience init?(
    standardFormatWithSampleRate rate: Double, channels: AVAudioChannelCount
  ) {
    guard channels > 0 else { return nil }
    self.init(.pcmFormatFloat32, rate: rate, channels: channels, isInterleaved: false)
  }
  public convenience init?(
    commonFormat: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0, commonFormat != .otherFormat else { return nil }
    self.init(commonFormat, rate: sampleRate, channels: channels, isInterleaved: interleaved)
  }
  /// The form that settings of a file ask for.
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> NSNumber? {
      switch settings[key] {
      case let value as NSNumber: value
      case let value as Int: NSNumber(value: value)
      case let value as Double: NSNumber(value: value)
      case let value as Bool: NSNumber(value: value)
      default: nil
      }
    }
    guard let rate = number(AVSampleRateKey), let channels = number(AVNumberOfChannelsKey),
      channels.intValue > 0
    else { return nil }
    let bits = number(AVLinearPCMBitDepthKey)?.intValue ?? 32
    let isFloat = number(AVLinearPCMIsFloatKey)?.boolValue ?? (bits != 16)
    let form: AVAudioCommonFormat =
      switch (isFloat, bits) {
      case (true, 64): .pcmFormatFloat64
      case (true, _): .pcmFormatFloat32
      case (false, 16): .pcmFormatInt16
      case (false, _): .pcmFormatInt32
      }
    self.init(
      form, rate: rate.doubleValue, channels: AVAudioChannelCount(clamping: channels.intValue),
      isInterleaved: true)
  }

  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return (sampleRate, channelCount, commonFormat, isInterleaved)
      == (other.sampleRate, other.channelCount, other.commonFormat, other.isInterleaved)
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(sampleRate)
    hasher.combine(channelCount)
    hasher.combine(commonFormat)
    return hasher.finalize()
  }
}

/// A moment of a sound.
open class AVAudioTime: NSObject {
  public let hostTime: UInt64
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let isHostTimeValid: Bool
  public let isSampleTimeValid: Bool

  public init(hostTime: UInt64) {
    (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0)
    (isHostTimeValid, isSampleTimeValid) = (true, false)
  }
  public init(sampleTime: AVAudioFramePosition, atRate rate: Double) {
    (hostTime, self.sampleTime, sampleRate) = (0, sampleTime, rate)
    (isHostTimeValid, isSampleTimeValid) = (false, true)
  }
  public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate rate: Double) {
    (self.hostTime, self.sampleTime, sampleRate) = (hostTime, sampleTime, rate)
    (isHostTimeValid, isSampleTimeValid) = (true, true)
  }
  // The host's clock counts nanoseconds.
  public class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(min(max(0, seconds) * 1_000_000_000, 1e19))
  }
  public class func seconds(forHostTime time: UInt64) -> TimeInterval {
    TimeInterval(time) / 1_000_000_000
  }
}

/// A piece of a sound.
open class AVAudioBuffer: NSObject {
  open var format: AVAudioFormat { AVAudioFormat() }
}

/// A piece of a sound, by its samples, which are silence until somebody writes others.
open class AVAudioPCMBuffer: AVAudioBuffer {
  private let form: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private lazy var floats = samples(.pcmFormatFloat32, Float.self)
  private lazy var shorts = samples(.pcmFormatInt16, Int16.self)
  private lazy var longs = samples(.pcmFormatInt32, Int32.self)

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    // As large as a phone's memory.
    let count = Int(format.channelCount).multipliedReportingOverflow(by: Int(frameCapacity))
    guard !count.overflow, count.partialValue <= 1 << 28 else { return nil }
    (form, self.frameCapacity) = (format, frameCapacity)
  }

  open override var format: AVAudioFormat { form }
  /// How far samples of a channel are apart.
  open var stride: Int { form.isInterleaved ? Int(form.channelCount) : 1 }
  /// The samples of each channel; nil for another form of numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    unsafe floats.map { unsafe UnsafePointer($0.channels) }
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    unsafe shorts.map { unsafe UnsafePointer($0.channels) }
  }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    unsafe longs.map { unsafe UnsafePointer($0.channels) }
  }

  private func samples<Sample: Numeric>(
    _ asked: AVAudioCommonFormat, _: Sample.Type
  ) -> ChannelSamples<Sample>? {
    guard form.commonFormat == asked else { return nil }
    return ChannelSamples(
      channels: Int(form.channelCount), frames: Int(frameCapacity),
      isInterleaved: form.isInterleaved)
  }
}

/// The samples of each channel in memory.
@safe private final class ChannelSamples<Sample: Numeric> {
  let channels: UnsafeMutablePointer<UnsafeMutablePointer<Sample>>
  private let all: UnsafeMutablePointer<Sample>

  init(channels count: Int, frames: Int, isInterleaved: Bool) {
    unsafe all = .allocate(capacity: max(1, count * frames))
    unsafe all.initialize(repeating: 0, count: max(1, count * frames))
    unsafe channels = .allocate(capacity: count)
    for index in 0..<count {
      unsafe (channels + index).initialize(to: all + (isInterleaved ? index : index * frames))
    }
  }

  deinit {
    unsafe channels.deallocate()
    unsafe all.deallocate()
  }
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void
public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) ->
  Void
public typealias AVAudioSourceNodeRenderBlock = AVAudioSourceNode.RenderBlock
public typealias AVAudioSinkNodeReceiverBlock = (
  UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> OSStatus
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Whether there is more to be brought into another form.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
/// What came of bringing a sound into another form.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  case haveData, inputRanDry, endOfStream, error
}

/// Brings sounds into another form, of which there are none.
open class AVAudioConverter: NSObject {
  public let inputFormat: AVAudioFormat
  public let outputFormat: AVAudioFormat
  open var sampleRateConverterQuality = 0
  open var bitRate = 0
  open var dither = false
  open var downmix = false
  open var channelMap: [NSNumber] = []
  public init?(from input: AVAudioFormat, to output: AVAudioFormat) {
    (inputFormat, outputFormat) = (input, output)
  }
  open func reset() {}
  /// Nothing is heard, and so nothing changes.
  open func convert(to output: AVAudioPCMBuffer, from input: AVAudioPCMBuffer) throws {}
  /// At the end at once.
  @discardableResult open func convert(
    to output: AVAudioBuffer, error: UnsafeMutablePointer<NSError?>?,
    withInputFrom block: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus { .endOfStream }
}

/// Is given samples, of which there are none.
open class AVAudioSinkNode: AVAudioNode {
  public init(receiverBlock: @escaping AVAudioSinkNodeReceiverBlock) {}
}

extension AVAudioNode {
  /// Nil: nothing has sounded.
  public var lastRenderTime: AVAudioTime? { nil }
  public var numberOfInputs: Int { 1 }
  public var numberOfOutputs: Int { 1 }
  public func reset() {}
}
