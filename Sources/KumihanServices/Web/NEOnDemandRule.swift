// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// When a way through another network is taken by itself; nothing is joined in a picture.
open class NEOnDemandRule: NSObject {
  open var action: NEOnDemandRuleAction { .ignore }
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var probeURL: URL?
}
/// Takes the way.
open class NEOnDemandRuleConnect: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .connect }
}
/// Leaves the way.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .disconnect }
}
/// Lets things be.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}
/// Asks further rules.
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .evaluateConnection }
  open var connectionRules: [NEEvaluateConnectionRule]?
}

/// What a rule does.
public enum NEOnDemandRuleAction: Int, Sendable {
  case connect = 1
  case disconnect, evaluateConnection, ignore
}

/// The networks that a rule is for; `ethernet` is of Macs.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet, wiFi, cellular
}

/// What a rule does for some hosts.
open class NEEvaluateConnectionRule: NSObject {
  public let action: NEEvaluateConnectionRuleAction
  public let matchDomains: [String]
  open var useDNSServers: [String]?
  open var probeURL: URL?
  public init(matchDomains: [String], andAction action: NEEvaluateConnectionRuleAction) {
    (self.matchDomains, self.action) = (matchDomains, action)
  }
}

/// Whether a way is taken for a host.
public enum NEEvaluateConnectionRuleAction: Int, Sendable {
  case connectIfNeeded = 1
  case neverConnect
}

/// A way by a standard.
open class NEVPNProtocolIPSec: NEVPNProtocol {
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
  open var localIdentifier: String?
  open var remoteIdentifier: String?
}
/// The same with a newer exchange of keys.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
  open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  open var serverCertificateIssuerCommonName: String?
  open var serverCertificateCommonName: String?
  open var certificateType = NEVPNIKEv2CertificateType.RSA
  open var useConfigurationAttributeInternalIPSubnet = false
  open var disableMOBIKE = false
  open var disableRedirect = false
  open var enablePFS = false
  open var enableRevocationCheck = false
}

/// How the two ends know one another.
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }

/// How often an end that is silent is looked for.
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }

/// The kind of a certificate.
public enum NEVPNIKEv2CertificateType: Int, Sendable {
  case RSA = 1
  case ECDSA256, ECDSA384, ECDSA521, ed25519, RSAPSS
}
