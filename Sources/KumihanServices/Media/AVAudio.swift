public import Foundation
import KumihanFoundation

/// Plays a sound, of which a picture knows nothing.
open class AVAudioPlayer: NSObject {
  /// Without a sound.
  public override init() { url = nil }
  /// - Throws: nothing: what the sound is comes up only when it is played.
  public init(contentsOf url: URL) throws { self.url = url }
  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  public init(data: Data, fileTypeHint: String?) throws { url = nil }
  open var deviceCurrentTime: TimeInterval { 0 }
  public let url: URL?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public private(set) var isPlaying = false
  open var volume: Float = 1
  open var rate: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var isMeteringEnabled = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 2 }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Is told when a sound ends.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records a sound, which nobody makes.
open class AVAudioRecorder: NSObject {
  public let url: URL
  /// Without a file.
  public override init() { url = URL(fileURLWithPath: "/dev/null") }
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  public init(url: URL, format: AVAudioFormat) throws { self.url = url }
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public private(set) var isRecording = false
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { 0 }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    isRecording = true
    return true
  }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  open func pause() { isRecording = false }
  open func stop() { isRecording = false }
  @discardableResult open func deleteRecording() -> Bool { true }
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Is told when a recording ends.
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully: Bool) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVFormatIDKey = "AVFormatIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSampleRateKey = "AVSampleRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// How an app shares the sound of the device.
open class AVAudioSession: NSObject {
  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  /// What sound is for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let voiceChat = Mode(rawValue: "voiceChat")
    public static let videoRecording = Mode(rawValue: "videoRecording")
    public static let measurement = Mode(rawValue: "measurement")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let videoChat = Mode(rawValue: "videoChat")
    public static let gameChat = Mode(rawValue: "gameChat")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
  }
  /// How sounds of apps go together.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// What is told as a session begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Whether recording was allowed.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  /// Whether another app takes the sound.
  public enum InterruptionType: UInt, Sendable { case ended, began }
  /// What may be done after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// Why sound takes another way.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  /// Where sound goes in spite of its way.
  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereReset")
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHint")
  open private(set) var mode = Mode.default
  open var sampleRate: Double { preferredSampleRate > 0 ? preferredSampleRate : 44_100 }
  open private(set) var preferredSampleRate: Double = 0
  open var ioBufferDuration: TimeInterval {
    preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 0.01
  }
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open var inputGain: Float { 1 }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var isInputAvailable: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open func overrideOutputAudioPort(_ port: PortOverride) throws {}
  open func setPreferredSampleRate(_ rate: Double) throws { preferredSampleRate = rate }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  public class func sharedInstance() -> AVAudioSession { SharedObjects.one { AVAudioSession() } }
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruption")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChange")
  open private(set) var category = Category.soloAmbient
  open private(set) var categoryOptions: CategoryOptions = []
  open var outputVolume: Float { 0.5 }
  open var isOtherAudioPlaying: Bool { false }
  open var recordPermission: RecordPermission { .undetermined }
  open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.mode = mode
    try setCategory(category, options: options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Nobody answers the question.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}

/// Whether an app may record.
open class AVAudioApplication: NSObject {
  /// Whether recording was allowed.
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  public class var shared: AVAudioApplication { SharedObjects.one { AVAudioApplication() } }
  open var recordPermission: recordPermission { .undetermined }
  public class func requestRecordPermission() async -> Bool { false }
  public class func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {}
}

/// A graph of sounds, which makes none.
open class AVAudioEngine: NSObject {
  public let mainMixerNode = AVAudioMixerNode()
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public private(set) var isRunning = false
  open var isAutoShutdownEnabled = false
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  open func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
}

/// A part of a graph of sounds.
open class AVAudioNode: NSObject {
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Nothing is heard.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: Int) {}
}

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeBus = Int

/// A part of a graph that plays files.
open class AVAudioPlayerNode: AVAudioNode {
  public private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open func play() { isPlaying = true }
  open func stop() { isPlaying = false }
  open func pause() { isPlaying = false }
}

public typealias SystemSoundID = UInt32
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
/// No-op: nothing sounds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
/// Nothing sounds, which ends at once.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ url: NSURL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  unsafe sound.pointee = 0x1000
  return 0
}
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func AudioServicesDisposeSystemSoundID(
  _ sound: SystemSoundID
) -> OSStatus { 0 }
