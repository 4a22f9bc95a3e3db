// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// A question for a name and a password, or for trust; nobody ever asks it.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  open var protectionSpace: URLProtectionSpace { URLProtectionSpace() }
  open var proposedCredential: URLCredential? { nil }
  open var previousFailureCount: Int { 0 }
  open var failureResponse: URLResponse? { nil }
  open var error: (any Error)? { nil }
  /// Nil: nobody asks.
  open var sender: (any URLAuthenticationChallengeSender)? { nil }
}

/// Who asks for a name and a password.
public protocol URLAuthenticationChallengeSender: NSObjectProtocol {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
  func cancel(_ challenge: URLAuthenticationChallenge)
  func performDefaultHandling(for challenge: URLAuthenticationChallenge)
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}

/// Where a name and a password would serve.
open class URLProtectionSpace: NSObject, @unchecked Sendable {
  public let host: String
  public let port: Int
  public let `protocol`: String?
  public let realm: String?
  public let authenticationMethod: String

  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
  }
  /// The one that is asked about where nobody asks.
  public convenience override init() {
    self.init(
      host: "", port: 443, protocol: NSURLProtectionSpaceHTTPS, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
  }

  open var receivesCredentialSecurely: Bool { `protocol` == NSURLProtectionSpaceHTTPS }
  open var proxyType: String? { nil }
  /// Who may have signed a client's certificate: no server is ever reached that would say.
  open var distinguishedNames: [Data]? { nil }
  /// No server is ever reached that would be trusted.
  open var serverTrust: SecTrust? { nil }
}

public let NSURLProtectionSpaceHTTP = "http"
public let NSURLProtectionSpaceHTTPS = "https"
public let NSURLProtectionSpaceFTP = "ftp"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

/// A name and a password, the trust in a server, or who a client is.
open class URLCredential: NSObject, @unchecked Sendable {
  /// How long a password would be kept.
  public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }
  public let user: String?
  public let password: String?
  public let persistence: Persistence
  public let identity: SecIdentity?
  public let certificates: [Any]
  open var hasPassword: Bool { password != nil }

  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
    (identity, certificates) = (nil, [])
  }
  /// The trust in a server.
  public init(trust: SecTrust) {
    (user, password, persistence, identity, certificates) = (nil, nil, .none, nil, [])
  }
  /// Who a client is, with the certificates between it and those that are trusted.
  public init(identity: SecIdentity, certificates: [Any]?, persistence: Persistence) {
    (user, password, self.persistence) = (nil, nil, persistence)
    (self.identity, self.certificates) = (identity, certificates ?? [])
  }
}

/// Where names and passwords would be kept; it is empty and keeps nothing.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
  public static let shared = URLCredentialStorage()
  open var allCredentials: [URLProtectionSpace: [String: URLCredential]] { [:] }
  open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? { nil }
  open func set(_ credential: URLCredential, for space: URLProtectionSpace) {}
  open func remove(_ credential: URLCredential, for space: URLProtectionSpace) {}
  open func remove(
    _ credential: URLCredential, for space: URLProtectionSpace, options: [String: Any]?
  ) {}
  open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? { nil }
  open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {}
}
