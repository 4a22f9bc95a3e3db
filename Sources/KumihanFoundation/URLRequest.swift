public import Foundation
import Synchronization

/// A request for an address; nobody ever sends it.
public struct URLRequest: Hashable, Sendable {
  /// How a request would use what was kept.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
    case returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData
    case reloadRevalidatingCacheData
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// What a request is for.
  public enum NetworkServiceType: UInt, Sendable {
    case `default`, voip, video, background, voice
    case responsiveData = 6
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  /// In seconds.
  public var timeoutInterval: TimeInterval
  public var mainDocumentURL: URL?
  public var networkServiceType = NetworkServiceType.default
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var allHTTPHeaderFields: [String: String]?

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  private func key(_ field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame }
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    key(field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Sets the one value of a field; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    if let key = key(field) { fields[key] = nil }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to those that a field has, after a comma.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field)
    setValue(before.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}

/// What came with an answer; code makes its own for examples.
open class URLResponse: Hashable, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
    self.expectedContentLength = Int64(expectedContentLength)
  }

  open var suggestedFilename: String? { url?.lastPathComponent }

  public static func == (a: URLResponse, b: URLResponse) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What came with an answer over HTTP.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  private let fields: [String: String]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    (self.statusCode, fields) = (statusCode, headerFields ?? [:])
    super.init(
      url: url, mimeType: fields["Content-Type"], expectedContentLength: -1,
      textEncodingName: nil)
  }

  public var allHeaderFields: [AnyHashable: Any] { fields }

  public func value(forHTTPHeaderField field: String) -> String? {
    fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  public static func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500: "internal server error"
    case 503: "service unavailable"
    case ..<200: "informational"
    case ..<300: "success"
    case ..<400: "redirected"
    case ..<500: "client error"
    default: "server error"
    }
  }
}

/// An answer that was kept.
public final class CachedURLResponse: Sendable {
  public let response: URLResponse
  public let data: Data
  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}

/// Where answers would be kept: always empty, because none comes.
open class URLCache: @unchecked Sendable {
  public static var shared: URLCache {
    get { only }
    set {}
  }
  private static let only = URLCache()
  private let capacities: Mutex<(memory: Int, disk: Int)>
  /// In bytes.
  public var memoryCapacity: Int {
    get { capacities.withLock { $0.memory } }
    set { capacities.withLock { $0.memory = newValue } }
  }
  /// In bytes.
  public var diskCapacity: Int {
    get { capacities.withLock { $0.disk } }
    set { capacities.withLock { $0.disk = newValue } }
  }
  public let currentMemoryUsage = 0
  public let currentDiskUsage = 0

  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath path: String? = nil) {
    capacities = Mutex((memoryCapacity, diskCapacity))
  }
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  open func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
  open func removeCachedResponse(for request: URLRequest) {}
  open func removeAllCachedResponses() {}
}
