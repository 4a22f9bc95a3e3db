public import Foundation

/// A file of sound, which nobody reads.
open class AVAudioFile: NSObject {
  public let url: URL
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  /// - Throws: always, because nothing can be read.
  public init(forReading url: URL) throws { throw AVError(.fileFormatNotRecognized) }
  /// - Throws: nothing: what is written is kept by nobody.
  public init(forWriting url: URL, settings: [String: Any]) throws { self.url = url }
  public init(
    forWriting url: URL, settings: [String: Any], commonFormat: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { self.url = url }
  /// - Throws: always, because nothing can be read.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.failedToLoadMediaData) }
  /// - Throws: always, because nothing can be read.
  open func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws {
    throw AVError(.failedToLoadMediaData)
  }
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// How a sample is written.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How a piece of sound is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1)
  public static let interrupts = Self(rawValue: 2)
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// When it is told that a piece was played.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

// Nothing is played, so that nothing ends.
extension AVAudioPlayerNode {
  public func scheduleFile(
    _ file: AVAudioFile, at time: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
  public func scheduleFile(
    _ file: AVAudioFile, at time: AVAudioTime?,
    completionCallbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount,
    at time: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {}
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at time: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
  ) {}
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at time: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  public func play(at time: AVAudioTime?) { play() }
  public func playerTime(forNodeTime time: AVAudioTime) -> AVAudioTime? { nil }
  public func nodeTime(forPlayerTime time: AVAudioTime) -> AVAudioTime? { nil }
  public func prepare(withFrameCount count: AVAudioFrameCount) {}
}

/// A part of a graph that changes sounds.
open class AVAudioUnit: AVAudioNode {
  open var name: String { "" }
  open var manufacturerName: String { "" }
}
open class AVAudioUnitEffect: AVAudioUnit { open var bypass = false }
open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }

/// Plays faster or higher.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  open var pitch: Float = 0
  open var rate: Float = 1
  open var overlap: Float = 8
}
/// Plays faster, and higher with it.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect { open var rate: Float = 1 }

/// Sounds as in a room.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Rooms.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
  case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Sounds again after a time.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}

/// Sounds rougher.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// Ways to sound rougher.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}

/// Makes some heights louder than others.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0
  public init(numberOfBands count: Int = 1) {
    bands = (0..<max(count, 0)).map { _ in AVAudioUnitEQFilterParameters() }
  }
}
/// What becomes of one range of heights.
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1_000
  open var bandwidth: Float = 1
  open var gain: Float = 0
  open var bypass = true
}
/// Forms of a range of heights.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// Plays notes.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendPitchBend(_ bend: UInt16, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
}
/// Plays notes by recorded sounds, of which there are none.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
  open var masterGain: Float = 0
  open var overallGain: Float = 0
  open var stereoPan: Float = 0
  open var globalTuning: Float = 0
  /// - Throws: always, because nothing can be read.
  open func loadSoundBankInstrument(
    at url: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
  ) throws { throw AVError(.failedToLoadMediaData) }
  /// - Throws: always, because nothing can be read.
  open func loadInstrument(at url: URL) throws { throw AVError(.failedToLoadMediaData) }
  /// - Throws: always, because nothing can be read.
  open func loadAudioFiles(at urls: [URL]) throws { throw AVError(.failedToLoadMediaData) }
}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  open var nextAvailableInputBus: Int { 0 }
}
/// The sound that comes in: none.
open class AVAudioInputNode: AVAudioNode {
  open var isVoiceProcessingEnabled: Bool { false }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
  open var volume: Float = 1
}
open class AVAudioOutputNode: AVAudioNode {}

/// Makes samples, which nobody asks for.
open class AVAudioSourceNode: AVAudioNode {
  public typealias RenderBlock = (
    UnsafeMutablePointer<Bool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
    UnsafeMutablePointer<AudioBufferList>
  ) -> OSStatus
  public init(renderBlock: @escaping RenderBlock) {}
  public init(format: AVAudioFormat, renderBlock: @escaping RenderBlock) {}
}
/// A moment of a stream of samples.
public struct AudioTimeStamp: Sendable {
  public var mSampleTime: Double = 0
  public var mHostTime: UInt64 = 0
  public init() {}
}
/// Samples of several channels.
@safe public struct AudioBufferList {
  public var mNumberBuffers: UInt32 = 0
  public var mBuffers = AudioBuffer()
  public init() {}
}
/// Samples of a channel.
@safe public struct AudioBuffer {
  public var mNumberChannels: UInt32 = 0
  public var mDataByteSize: UInt32 = 0
  public var mData: UnsafeMutableRawPointer?
  public init() {}
}
extension UnsafeMutableBufferPointer {
  /// The samples of a channel.
  public init(_ buffer: AudioBuffer) {
    let start = unsafe buffer.mData?.assumingMemoryBound(to: Element.self)
    let count = unsafe start == nil ? 0 : Int(buffer.mDataByteSize) / MemoryLayout<Element>.stride
    unsafe self.init(start: start, count: count)
  }
}
/// The channels of a list of samples.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
  private var buffers: [AudioBuffer] = []
  public init(_ list: UnsafeMutablePointer<AudioBufferList>) {}
  public var count: Int { buffers.count }
  public var startIndex: Int { 0 }
  public var endIndex: Int { buffers.count }
  public subscript(index: Int) -> AudioBuffer {
    get { buffers[index] }
    nonmutating set {}
  }
}

extension AVAudioEngine {
  public func reset() {}
  public func disconnectNodeInput(_ node: AVAudioNode) {}
  public func disconnectNodeOutput(_ node: AVAudioNode) {}
  public func connect(
    _ node: AVAudioNode, to other: AVAudioNode, fromBus bus: AVAudioNodeBus,
    toBus otherBus: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
