public import Foundation

/// What a device can be felt to do.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
  func attributes(
    forEventParameter parameter: CHHapticEvent.ParameterID, eventType: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes
  func attributes(
    forDynamicParameter parameter: CHHapticDynamicParameter.ID
  ) throws -> any CHHapticParameterAttributes
}

/// What a quality of a movement may be.
public protocol CHHapticParameterAttributes {
  var minValue: Float { get }
  var maxValue: Float { get }
  var defaultValue: Float { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
  func attributes(
    forEventParameter parameter: CHHapticEvent.ParameterID, eventType: CHHapticEvent.EventType
  ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }
  func attributes(
    forDynamicParameter parameter: CHHapticDynamicParameter.ID
  ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }
}

/// Moves a device, which a picture does not feel.
open class CHHapticEngine: NSObject {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case systemError = -1
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
  }
  /// What an engine does once all is played.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }
  public typealias CompletionHandler = ((any Error)?) -> Void
  public override init() {}
  public init(audioSession: AVAudioSession?) throws {}
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open var currentTime: TimeInterval { 0 }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var isAutoShutdownEnabled = false
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open func start() throws {}
  /// No-op: nothing starts, as nothing moves.
  open func start(completionHandler: CompletionHandler? = nil) {}
  open func stop(completionHandler: CompletionHandler? = nil) {}
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    NoPlayer()
  }
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { NoPlayer() }
  open func playPattern(from url: URL) throws {}
  open func playPattern(from data: Data) throws {}
  open func registerAudioResource(
    _ resource: URL, options: [AnyHashable: Any] = [:]
  ) throws -> CHHapticAudioResourceID { 0 }
  open func unregisterAudioResource(_ resource: CHHapticAudioResourceID) throws {}
}

public typealias CHHapticAudioResourceID = Int

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(
    _ curve: CHHapticParameterCurve, atTime time: TimeInterval
  ) throws
  func cancel() throws
  var isMuted: Bool { get set }
}

/// Plays a pattern that may be paused, repeated and played faster.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset time: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
}

private final class NoPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset time: TimeInterval) throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  func scheduleParameterCurve(_ curve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
  func cancel() throws {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern of movements.
open class CHHapticPattern: NSObject {
  /// A word in the file of a pattern.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let time = Key(rawValue: "Time")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
  /// In seconds: until the last event ends.
  public let duration: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = Self.length(of: events)
  }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    duration = Self.length(of: events)
  }
  /// An empty one: files of patterns are not read.
  public init(dictionary: [Key: Any]) throws { duration = 0 }
  /// An empty one: files of patterns are not read.
  public init(contentsOf url: URL) throws { duration = 0 }

  private static func length(of events: [CHHapticEvent]) -> TimeInterval {
    events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// A change of movements while they go on.
open class CHHapticDynamicParameter: NSObject {
  /// A quality of movements that go on.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
    public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
    public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")
  }
  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A curve along which movements change.
open class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}

/// A part of a movement.
open class CHHapticEvent: NSObject {
  /// A kind of movement.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
  /// A quality of a movement.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval
  public convenience init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
  ) {
    self.init(
      eventType: eventType, parameters: parameters, relativeTime: relativeTime, duration: 0)
  }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval
  ) {
    (type, eventParameters) = (eventType, parameters)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }
  public convenience init(
    audioResourceID resource: CHHapticAudioResourceID, parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval, duration: TimeInterval = 0
  ) {
    self.init(
      eventType: .audioCustom, parameters: parameters, relativeTime: relativeTime,
      duration: duration)
  }
}

/// A quality of a movement and how much of it.
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
