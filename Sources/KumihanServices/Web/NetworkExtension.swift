// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import KumihanFoundation

/// A network that a device is to join.
open class NEHotspotConfiguration: NSObject {
  public let ssid: String
  open var joinOnce = false
  open var hidden = false
  open var lifeTimeInDays: NSNumber = 0
  public init(ssid: String) { self.ssid = ssid }
  public init(ssid: String, passphrase: String, isWEP: Bool) { self.ssid = ssid }
  public init(ssidPrefix: String) { ssid = ssidPrefix }
}

/// Joins networks, of which there are none.
open class NEHotspotConfigurationManager: NSObject {
  open class var shared: NEHotspotConfigurationManager {
    SharedObjects.one { NEHotspotConfigurationManager() }
  }
  open func apply(
    _ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(NEHotspotConfigurationError(.internal)) }
  open nonisolated(nonsending) func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEHotspotConfigurationError(.internal)
  }
  open func removeConfiguration(forSSID ssid: String) {}
  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) {
    completionHandler([])
  }
}

/// The network that a device is in: none.
open class NEHotspotNetwork: NSObject {
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    completionHandler(nil)
  }
  open class nonisolated(nonsending) func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// Why a network is not joined.
public struct NEHotspotConfigurationError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = NEHotspotConfigurationError
    case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings,
      invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending,
      systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated,
      applicationIsNotInForeground
  }
  public static var errorDomain: String { "NEHotspotConfigurationErrorDomain" }
  public static let userDenied = Code.userDenied
  public static let alreadyAssociated = Code.alreadyAssociated
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// How far a way through another network is.
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// A way through another network, which there is none of.
open class NEVPNConnection: NSObject {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  /// - Throws: always.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  open func startVPNTunnel(options: [String: NSObject]?) throws { try startVPNTunnel() }
  open func stopVPNTunnel() {}
}
/// Such a way by an app's own rules.
open class NETunnelProviderSession: NEVPNConnection {
  open func sendProviderMessage(_ data: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
}

/// How a way through another network is made.
open class NEVPNProtocol: NSObject {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
}
/// By an app's own rules.
open class NETunnelProviderProtocol: NEVPNProtocol {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

/// Keeps how ways through other networks are made: nobody allowed it.
open class NEVPNManager: NSObject {
  open class func shared() -> NEVPNManager { SharedObjects.one { NEVPNManager() } }
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open var connection: NEVPNConnection { NEVPNConnection() }
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NEVPNError(.configurationReadWriteFailed))
  }
  open nonisolated(nonsending) func loadFromPreferences() async throws {
    throw NEVPNError(.configurationReadWriteFailed)
  }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  open nonisolated(nonsending) func saveToPreferences() async throws {
    throw NEVPNError(.configurationReadWriteFailed)
  }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  open nonisolated(nonsending) func removeFromPreferences() async throws {
    throw NEVPNError(.configurationReadWriteFailed)
  }
}
/// Keeps ways by an app's own rules: none.
open class NETunnelProviderManager: NEVPNManager {
  open override var connection: NEVPNConnection { NETunnelProviderSession() }
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  open class nonisolated(nonsending) func loadAllFromPreferences() async throws
    -> [NETunnelProviderManager]
  { [] }
}

/// Why there is no way through another network.
public struct NEVPNError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = NEVPNError
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed,
      configurationUnknown
  }
  public static var errorDomain: String { "NEVPNErrorDomain" }
  public static let configurationInvalid = Code.configurationInvalid
  public static let configurationDisabled = Code.configurationDisabled
  public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

extension NSNotification.Name {
  public static let NEVPNStatusDidChange = Self("com.apple.networkextension.statusdidchange")
  public static let NEVPNConfigurationChange = Self(
    "com.apple.networkextension.configurationchange")
}
