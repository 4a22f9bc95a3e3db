// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import Synchronization

/// What would answer requests in place of a network; nobody asks it.
open class URLProtocol: NSObject {
  open private(set) var request: URLRequest
  open private(set) var client: (any URLProtocolClient)?
  public let cachedResponse: CachedURLResponse?
  open var task: URLSessionTask? { nil }

  public init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) { (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client) }

  open class func canInit(with request: URLRequest) -> Bool { false }
  open class func canInit(with task: URLSessionTask) -> Bool { false }
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
  open class func property(forKey key: String, in request: URLRequest) -> Any? { nil }
  open func startLoading() {}
  open func stopLoading() {}
  @discardableResult
  open class func registerClass(_ protocolClass: AnyClass) -> Bool { true }
  open class func unregisterClass(_ protocolClass: AnyClass) {}
}

/// What an answer in place of a network is told to.
public protocol URLProtocolClient: AnyObject {
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest,
    redirectResponse: URLResponse)
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid response: CachedURLResponse)
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

extension URLCache {
  /// Where an answer may be kept.
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
}

extension URLError.Code {
  /// A code by its number, as on Apple's platforms, where each number is one.
  @_disfavoredOverload
  public init(rawValue number: Int) {
    self = Self(rawValue: number).flatMap { $0 as Self? } ?? .unknown
  }
}

/// The length of a body that was not announced.
public let NSURLSessionTransferSizeUnknown: Int64 = -1
/// The key of what a download that broke off goes on with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// What a server would have a phone keep.
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// The name of a part.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let name = PropertyKey("Name")
    public static let value = PropertyKey("Value")
    public static let domain = PropertyKey("Domain")
    public static let path = PropertyKey("Path")
    public static let secure = PropertyKey("Secure")
    public static let expires = PropertyKey("Expires")
    public static let originURL = PropertyKey("OriginURL")
    public static let maximumAge = PropertyKey("Max-Age")
    public static let version = PropertyKey("Version")
  }
  public let name: String
  public let value: String
  public let domain: String
  public let path: String
  public let isSecure: Bool
  public let expiresDate: Date?

  /// Nil without a name, a value, a path and a domain or address.
  public init?(properties: [PropertyKey: Any]) {
    guard let name = properties[.name] as? String, let value = properties[.value],
      let path = properties[.path] as? String
    else { return nil }
    let domain =
      properties[.domain] as? String ?? (properties[.originURL] as? URL).flatMap { $0.host() }
    guard let domain else { return nil }
    (self.name, self.value, self.domain, self.path) = (name, "\(value)", domain, path)
    isSecure = properties[.secure] != nil
    expiresDate = properties[.expires] as? Date
  }
  public static func cookies(
    withResponseHeaderFields fields: [String: String], for url: URL
  ) -> [HTTPCookie] { [] }
  public static func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty
      ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }
}

/// Where what servers want kept would be: empty but for what is set.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  /// Which are taken.
  public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }
  public static let shared = HTTPCookieStorage()
  private let kept = Mutex<[HTTPCookie]>([])

  open var cookies: [HTTPCookie]? { kept.withLock { $0 } }
  open func cookies(for url: URL) -> [HTTPCookie]? {
    cookies?.filter { url.host()?.hasSuffix($0.domain) ?? false }
  }
  open func setCookie(_ cookie: HTTPCookie) { kept.withLock { $0.append(cookie) } }
  open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }
  open func deleteCookie(_ cookie: HTTPCookie) {
    kept.withLock { $0.removeAll { $0 === cookie } }
  }
  open func removeCookies(since date: Date) { kept.withLock { $0 = [] } }
}

extension URLSession {
  /// What is done about a question for a password or trust.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge
    case rejectProtectionSpace
  }
  /// What is done with an answer.
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }

  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(URLRequest(url: url)) {}
  }
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request) {}
  }
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: url)
  }
}

/// Follows a task that listens.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}

/// A connection that never opens: every call ends as without a network.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// What is sent.
  public enum Message: Sendable { case data(Data), string(String) }
  /// Why a connection was closed.
  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway, protocolError, unsupportedData
    case noStatusReceived = 1005
    case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig
    case mandatoryExtensionMissing, internalServerError
    case tlsHandshakeFailure = 1015
  }

  private static var offline: URLError { URLError(.notConnectedToInternet) }
  open var maximumMessageSize: Int {
    get { 1 << 20 }
    set {}
  }
  open var closeCode: CloseCode { .invalid }
  open var closeReason: Data? { nil }
  open func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(Self.offline) }
  open func send(_ message: Message) async throws { throw Self.offline }
  open func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) { completionHandler(.failure(Self.offline)) }
  open func receive() async throws -> Message { throw Self.offline }
  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    pongReceiveHandler(Self.offline)
  }
  open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}

extension URLSessionTask {
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75
}
