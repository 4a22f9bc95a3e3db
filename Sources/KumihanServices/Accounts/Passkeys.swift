public import Foundation
public import KumihanViews

/// Makes requests for keys in place of passwords.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()
    (request.challenge, request.name, request.userID) = (challenge, name, userID)
    (request.relyingPartyIdentifier, request.provider) = (relyingPartyIdentifier, self)
    return request
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()
    (request.challenge, request.provider) = (challenge, self)
    request.relyingPartyIdentifier = relyingPartyIdentifier
    return request
  }
}

/// Makes requests for keys on sticks.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider
{
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    let request = ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest()
    (request.challenge, request.name, request.userID) = (challenge, name, userID)
    (request.displayName, request.provider) = (displayName, self)
    request.relyingPartyIdentifier = relyingPartyIdentifier
    return request
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    let request = ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest()
    (request.challenge, request.provider) = (challenge, self)
    request.relyingPartyIdentifier = relyingPartyIdentifier
    return request
  }
}

/// A request for a key, or to make one.
open class ASAuthorizationPublicKeyCredentialRequest: ASAuthorizationRequest {
  open var challenge = Data()
  public internal(set) var relyingPartyIdentifier = ""
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
}
/// A request to make a key.
open class ASAuthorizationPublicKeyCredentialRegistrationRequest:
  ASAuthorizationPublicKeyCredentialRequest
{
  open var name = ""
  open var displayName: String?
  open var userID = Data()
  open var attestationPreference =
    ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "none")
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  /// Whether the reader is asked.
  public enum RequestStyle: Int, Sendable { case standard, conditional }
  open var requestStyle = RequestStyle.standard
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
  ASAuthorizationPublicKeyCredentialRequest
{
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var shouldShowHybridTransport = true
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest:
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest:
  ASAuthorizationPublicKeyCredentialRequest
{
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
}

/// How a key signs.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
  public let algorithm: ASCOSEAlgorithmIdentifier
  public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}
/// A way to sign.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let ES256 = Self(rawValue: -7)
}

/// Whether the reader must show who they are.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self(rawValue: "preferred")
  public static let required = Self(rawValue: "required")
  public static let discouraged = Self(rawValue: "discouraged")
}
/// Who vouches for a key.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable,
  Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let direct = Self(rawValue: "direct")
  public static let indirect = Self(rawValue: "indirect")
  public static let enterprise = Self(rawValue: "enterprise")
}

/// The name of a key.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  public let credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}
/// The name of a key on a stick.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject {
  /// How a stick is reached.
  public struct Transport: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let usb = Self(rawValue: "usb")
    public static let nfc = Self(rawValue: "nfc")
    public static let bluetooth = Self(rawValue: "ble")
    public static let allSupported = [usb, nfc, bluetooth]
  }
  public let credentialID: Data
  public let transports: [Transport]
  public init(credentialID: Data, transports: [Transport]) {
    (self.credentialID, self.transports) = (credentialID, transports)
  }
}

/// What a key says: no answer comes.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}
/// A key that was made.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}
/// A question that a key signed.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var userID: Data! { Data() }
  open var signature: Data! { Data() }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration:
  ASAuthorizationPlatformPublicKeyCredentialRegistration
{}
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion:
  ASAuthorizationPlatformPublicKeyCredentialAssertion
{}
/// A name and a password that were kept.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Signs people in from views; nobody answers.
@MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}
  /// What a person was asked and gave.
  public enum Result {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
  }
  /// - Throws: always, as where the reader closes the question.
  public func performRequest(
    _ request: ASAuthorizationRequest,
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> Result { throw ASAuthorizationError(.canceled) }
  /// - Throws: always, as where the reader closes the question.
  public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> Result { throw ASAuthorizationError(.canceled) }
  /// - Throws: always, as where the reader closes the question.
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> Result { throw ASAuthorizationError(.canceled) }
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
