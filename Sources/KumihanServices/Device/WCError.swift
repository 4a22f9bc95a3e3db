public import Foundation

/// Why a watch did not answer.
public struct WCError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { "WCErrorDomain" }

  /// The reasons.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = WCError
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge
    case payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied
    case deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut
    case companionAppNotInstalled, watchOnlyApp
  }

  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
  public static var invalidParameter: Code { .invalidParameter }
  public static var payloadTooLarge: Code { .payloadTooLarge }
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  public static var messageReplyFailed: Code { .messageReplyFailed }
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  public static var fileAccessDenied: Code { .fileAccessDenied }
  public static var deliveryFailed: Code { .deliveryFailed }
  public static var insufficientSpace: Code { .insufficientSpace }
  public static var sessionInactive: Code { .sessionInactive }
  public static var transferTimedOut: Code { .transferTimedOut }
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  public static var watchOnlyApp: Code { .watchOnlyApp }
}
