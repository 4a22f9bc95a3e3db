public import Foundation
import KumihanFoundation

/// The number by which advertisers know a device: zeros, for nobody was asked.
public final class ASIdentifierManager: NSObject, Sendable {
  public static func shared() -> ASIdentifierManager { SharedObjects.one { ASIdentifierManager() } }
  public var advertisingIdentifier: UUID { UUID.zero }
  public var isAdvertisingTrackingEnabled: Bool { false }
}

/// Says which advertisement led to an app: none.
open class AAAttribution: NSObject {
  /// - Throws: always; the network is not there.
  open class func attributionToken() throws -> String { throw AAAttributionError(.networkError) }
}

/// Why it is not known which advertisement led to an app.
public struct AAAttributionError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = AAAttributionError
    case networkError = 1
    case internalError, platformNotSupported
  }
  public static var errorDomain: String { "AAAttributionErrorDomain" }
  public static let networkError = Code.networkError
  public static let internalError = Code.internalError
  public static let platformNotSupported = Code.platformNotSupported
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Shows a server that a device is one of Apple's: it cannot, as in a simulator.
public final class DCDevice: NSObject, Sendable {
  public static var current: DCDevice { SharedObjects.one { DCDevice() } }
  public var isSupported: Bool { false }
  public func generateToken(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  public nonisolated(nonsending) func generateToken() async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}

/// Shows a server that an app is the one that it knows: it cannot, as in a simulator.
public final class DCAppAttestService: NSObject, Sendable {
  public static var shared: DCAppAttestService { SharedObjects.one { DCAppAttestService() } }
  public var isSupported: Bool { false }
  public func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  public nonisolated(nonsending) func generateKey() async throws -> String {
    throw DCError(.featureUnsupported)
  }
  public func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  public nonisolated(nonsending) func attestKey(_ keyId: String, clientDataHash: Data) async throws
    -> Data
  {
    throw DCError(.featureUnsupported)
  }
  public func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  public nonisolated(nonsending) func generateAssertion(_ keyId: String, clientDataHash: Data)
    async throws -> Data
  {
    throw DCError(.featureUnsupported)
  }
}

/// Why a device shows nothing.
public struct DCError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = DCError
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public static let unknownSystemFailure = Code.unknownSystemFailure
  public static let featureUnsupported = Code.featureUnsupported
  public static let invalidInput = Code.invalidInput
  public static let invalidKey = Code.invalidKey
  public static let serverUnavailable = Code.serverUnavailable
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
