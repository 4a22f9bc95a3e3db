public import Foundation

/// What a device can be felt to do.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Moves a device, which a picture does not feel.
open class CHHapticEngine: NSObject {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable { case audioSessionInterrupt = 1, applicationSuspended }
  public override init() {}
  public init(audioSession: AVAudioSession?) throws {}
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var isAutoShutdownEnabled = false
  open var playsHapticsOnly = false
  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    NoPlayer()
  }
  open func playPattern(from url: URL) throws {}
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
}

private struct NoPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func cancel() throws {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern of movements.
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}

/// A change of movements while they go on.
open class CHHapticDynamicParameter: NSObject {}

/// A curve along which movements change.
open class CHHapticParameterCurve: NSObject {}

/// A part of a movement.
open class CHHapticEvent: NSObject {
  /// A kind of movement.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "hapticTransient")
    public static let hapticContinuous = EventType(rawValue: "hapticContinuous")
    public static let audioContinuous = EventType(rawValue: "audioContinuous")
  }
  /// A quality of a movement.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "hapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "hapticSharpness")
    public static let attackTime = ParameterID(rawValue: "attackTime")
    public static let decayTime = ParameterID(rawValue: "decayTime")
  }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
  ) {}
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval
  ) {}
}

/// A quality of a movement and how much of it.
open class CHHapticEventParameter: NSObject {
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
