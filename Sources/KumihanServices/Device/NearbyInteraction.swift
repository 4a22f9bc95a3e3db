public import Foundation

/// Knows how far other devices are, which this one cannot.
open class NISession: NSObject {
  open weak var delegate: (any NISessionDelegate)?
  open var delegateQueue: DispatchQueue?
  public private(set) var configuration: NIConfiguration?
  open class var isSupported: Bool { false }
  open class var deviceCapabilities: any NIDeviceCapability { NoNearness() }
  /// Nil: nobody finds the device.
  open var discoveryToken: NIDiscoveryToken? { nil }
  open func run(_ configuration: NIConfiguration) { self.configuration = configuration }
  open func pause() {}
  open func invalidate() {}
}

/// What a device knows of others.
public protocol NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool { get }
  var supportsDirectionMeasurement: Bool { get }
  var supportsCameraAssistance: Bool { get }
}

private struct NoNearness: NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool { false }
  var supportsDirectionMeasurement: Bool { false }
  var supportsCameraAssistance: Bool { false }
}

/// What a device is found by.
open class NIDiscoveryToken: NSObject {}

/// What is looked for.
open class NIConfiguration: NSObject {}
/// Another phone is looked for.
open class NINearbyPeerConfiguration: NIConfiguration {
  public let peerDiscoveryToken: NIDiscoveryToken
  open var isCameraAssistanceEnabled = false
  public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}
/// A device that is no phone is looked for.
open class NINearbyAccessoryConfiguration: NIConfiguration {
  /// - Throws: always: what a device says of itself is not read.
  public init(data: Data) throws { throw NIError(.unsupportedPlatform) }
}

/// Another device, and where it is.
open class NINearbyObject: NSObject {
  /// Why a device is not there any more.
  public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
  open var discoveryToken: NIDiscoveryToken { NIDiscoveryToken() }
  open var distance: Float? { nil }
  open var direction: SIMD3<Float>? { nil }
  open var horizontalAngle: Float? { nil }
}

/// Is told where devices are.
public protocol NISessionDelegate: NSObjectProtocol {
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
    reason: NINearbyObject.RemovalReason)
  func sessionWasSuspended(_ session: NISession)
  func sessionSuspensionEnded(_ session: NISession)
  func session(_ session: NISession, didInvalidateWith error: any Error)
}

extension NISessionDelegate {
  public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
  public func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
    reason: NINearbyObject.RemovalReason
  ) {}
  public func sessionWasSuspended(_ session: NISession) {}
  public func sessionSuspensionEnded(_ session: NISession) {}
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
}

/// Why no device is found.
public struct NIError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = NIError
    case unsupportedPlatform = -5889
    case invalidConfiguration = -5888
    case sessionFailed = -5887
    case resourceUsageTimeout = -5886
    case activeSessionsLimitExceeded = -5885
    case userDidNotAllow = -5884
  }
  public static var errorDomain: String { "com.apple.NearbyInteraction" }
  public static let unsupportedPlatform = Code.unsupportedPlatform
  public static let invalidConfiguration = Code.invalidConfiguration
  public static let sessionFailed = Code.sessionFailed
  public static let resourceUsageTimeout = Code.resourceUsageTimeout
  public static let activeSessionsLimitExceeded = Code.activeSessionsLimitExceeded
  public static let userDidNotAllow = Code.userDidNotAllow
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
