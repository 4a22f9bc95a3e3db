public import Foundation
public import KumihanCombine
import Synchronization

/// Requests that fail at once, always alike: a picture may not depend on what others answer.
///
/// Every one ends with `URLError(.notConnectedToInternet)`, as on an iPhone without a network. Addresses of files and of
/// data in the address itself are read. Nothing is waited for, so what follows a request is drawn.
open class URLSession: @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  public var sessionDescription: String? {
    get { description.withLock { $0 } }
    set { description.withLock { $0 = newValue } }
  }
  private let description = Mutex<String?>(nil)

  public init(
    configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    delegateQueue = queue ?? .main
  }

  /// What is there without a network.
  func answer(_ url: URL?) -> Result<(Data, URLResponse), URLError> {
    guard let url else {
      return .failure(URLError(.badURL, userInfo: [NSLocalizedDescriptionKey: "bad URL"]))
    }
    let isNear = url.isFileURL || url.scheme == "data"
    guard isNear, let data = try? Data(contentsOf: url) else {
      let (code, words) =
        isNear
        ? (URLError.fileDoesNotExist, "The requested URL was not found on this server.")
        : (.notConnectedToInternet, "The Internet connection appears to be offline.")
      let facts: [String: Any] = [
        NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: words,
      ]
      return .failure(URLError(code, userInfo: facts))
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    return .success((data, response))
  }

  open nonisolated(nonsending) func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try answer(request.url).get() }
  open nonisolated(nonsending) func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try answer(url).get() }
  open nonisolated(nonsending) func upload(
    for request: URLRequest, from data: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try answer(request.url).get() }
  open nonisolated(nonsending) func upload(
    for request: URLRequest, fromFile file: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try answer(request.url).get() }
  open nonisolated(nonsending) func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let answer = try answer(request.url).get()
    return (request.url!, answer.1)
  }
  open nonisolated(nonsending) func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { (url, try answer(url).get().1) }
  open nonisolated(nonsending) func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try answer(request.url).get()
    return (AsyncBytes(data: data), response)
  }
  open nonisolated(nonsending) func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url)) }

  /// The bytes of an answer, one after another.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.Iterator
      public mutating func next() async throws -> UInt8? { rest.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

    /// The text of an answer by its lines.
    public var lines: AsyncStream<String> {
      AsyncStream { stream in
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
          stream.yield(String(line))
        }
        stream.finish()
      }
    }
  }

  public typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request) {}
  }
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping Handler
  ) -> URLSessionDataTask {
    URLSessionDataTask(request) { [self] in tell(request.url, completionHandler) }
  }
  open func dataTask(
    with url: URL, completionHandler: @escaping Handler
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  open func uploadTask(
    with request: URLRequest, from data: Data?, completionHandler: @escaping Handler
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request) { [self] in tell(request.url, completionHandler) }
  }
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void = { _, _, _ in
    }
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request) { [self] in
      tell(request.url) { data, response, error in
        completionHandler(data == nil ? nil : request.url, response, error)
      }
    }
  }
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void = { _, _, _ in
    }
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func uploadTask(
    with request: URLRequest, fromFile file: URL, completionHandler: @escaping Handler
  ) -> URLSessionUploadTask {
    uploadTask(with: request, from: nil, completionHandler: completionHandler)
  }
  open func uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request) {}
  }
  open func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(request) {}
  }
  /// Goes on with a download that broke off, of which nothing is known here.
  open func downloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: URL(fileURLWithPath: "/")))
  }

  private func tell(_ url: URL?, _ handler: Handler) {
    switch answer(url) {
    case .success(let (data, response)): handler(data, response, nil)
    case .failure(let error): handler(nil, nil, error)
    }
  }

  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}

  /// A source that ends at once with the error of a missing network.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// The answer to a request, or the error of a missing network.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      session.answer(request.url).map { (data: $0.0, response: $0.1) }.publisher
        ._subscribe(subscriber)
    }
  }
}

/// Settings of requests, which nobody reads.
open class URLSessionConfiguration: @unchecked Sendable {
  private struct Values {
    var timeoutForRequest: TimeInterval = 60
    var timeoutForResource: TimeInterval = 604_800
    var headers: [String: String]?
    var policy = URLRequest.CachePolicy.useProtocolCachePolicy
    var waits = false
    var isCellular = true
    var cache: URLCache?
    var protocols: [AnyClass]?
    var cookies: HTTPCookieStorage?
    var connections = 6
    var isConstrained = true
    var isExpensive = true
    var isDiscretionary = false
    var sendsEvents = false
    var setsCookies = true
    var cookiePolicy = HTTPCookieStorage.AcceptPolicy.onlyFromMainDocumentDomain
    var credentials: URLCredentialStorage? = .shared
    var identifier: String?
    var container: String?
    var service = URLRequest.NetworkServiceType.default
    var isPipelined = false
    var isIdleLonger = false
  }
  private let values = Mutex(Values())

  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.values.withLock { ($0.identifier, $0.sendsEvents) = (identifier, true) }
    return configuration
  }

  /// In seconds.
  public var timeoutIntervalForRequest: TimeInterval {
    get { values.withLock { $0.timeoutForRequest } }
    set { values.withLock { $0.timeoutForRequest = newValue } }
  }
  /// In seconds.
  public var timeoutIntervalForResource: TimeInterval {
    get { values.withLock { $0.timeoutForResource } }
    set { values.withLock { $0.timeoutForResource = newValue } }
  }
  public var httpAdditionalHeaders: [AnyHashable: Any]? {
    get { values.withLock { $0.headers } }
    set {
      let words = newValue.map { fields in
        [String: String](fields.map { ("\($0.key)", "\($0.value)") }) { $1 }
      }
      values.withLock { $0.headers = words }
    }
  }
  public var requestCachePolicy: URLRequest.CachePolicy {
    get { values.withLock { $0.policy } }
    set { values.withLock { $0.policy = newValue } }
  }
  public var waitsForConnectivity: Bool {
    get { values.withLock { $0.waits } }
    set { values.withLock { $0.waits = newValue } }
  }
  public var allowsCellularAccess: Bool {
    get { values.withLock { $0.isCellular } }
    set { values.withLock { $0.isCellular = newValue } }
  }
  public var urlCache: URLCache? {
    get { values.withLock { $0.cache } }
    set { values.withLock { $0.cache = newValue } }
  }
  public var protocolClasses: [AnyClass]? {
    get { values.withLock { $0.protocols } }
    set { values.withLock { $0.protocols = newValue } }
  }
  public var httpCookieStorage: HTTPCookieStorage? {
    get { values.withLock { $0.cookies } }
    set { values.withLock { $0.cookies = newValue } }
  }
  public var httpShouldSetCookies: Bool {
    get { values.withLock { $0.setsCookies } }
    set { values.withLock { $0.setsCookies = newValue } }
  }
  public var httpCookieAcceptPolicy: HTTPCookieStorage.AcceptPolicy {
    get { values.withLock { $0.cookiePolicy } }
    set { values.withLock { $0.cookiePolicy = newValue } }
  }
  public var urlCredentialStorage: URLCredentialStorage? {
    get { values.withLock { $0.credentials } }
    set { values.withLock { $0.credentials = newValue } }
  }
  /// Of a session that goes on in the background.
  public var identifier: String? { values.withLock { $0.identifier } }
  public var sharedContainerIdentifier: String? {
    get { values.withLock { $0.container } }
    set { values.withLock { $0.container = newValue } }
  }
  public var networkServiceType: URLRequest.NetworkServiceType {
    get { values.withLock { $0.service } }
    set { values.withLock { $0.service = newValue } }
  }
  public var httpShouldUsePipelining: Bool {
    get { values.withLock { $0.isPipelined } }
    set { values.withLock { $0.isPipelined = newValue } }
  }
  public var shouldUseExtendedBackgroundIdleMode: Bool {
    get { values.withLock { $0.isIdleLonger } }
    set { values.withLock { $0.isIdleLonger = newValue } }
  }
  public var httpMaximumConnectionsPerHost: Int {
    get { values.withLock { $0.connections } }
    set { values.withLock { $0.connections = newValue } }
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { values.withLock { $0.isConstrained } }
    set { values.withLock { $0.isConstrained = newValue } }
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { values.withLock { $0.isExpensive } }
    set { values.withLock { $0.isExpensive = newValue } }
  }
  public var isDiscretionary: Bool {
    get { values.withLock { $0.isDiscretionary } }
    set { values.withLock { $0.isDiscretionary = newValue } }
  }
  public var sessionSendsLaunchEvents: Bool {
    get { values.withLock { $0.sendsEvents } }
    set { values.withLock { $0.sendsEvents = newValue } }
  }
}

/// Follows a session.
public protocol URLSessionDelegate: AnyObject, Sendable {}
/// Follows a task.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
/// Follows a task that gives data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
/// Follows a task that gives a file.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// A request under way: it has ended as soon as it is begun.
open class URLSessionTask: @unchecked Sendable {
  /// What a task does.
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public let originalRequest: URLRequest?
  private let work: @Sendable () -> Void
  private let current = Mutex(State.suspended)

  init(_ request: URLRequest, work: @escaping @Sendable () -> Void) {
    (originalRequest, self.work) = (request, work)
  }

  public var currentRequest: URLRequest? { originalRequest }
  public var response: URLResponse? { nil }
  public var state: State { current.withLock { $0 } }
  public var progress: Progress { Progress(totalUnitCount: 1) }
  public static let defaultPriority: Float = 0.5
  private let priorityValue = Mutex<Float>(0.5)
  private let words = Mutex<String?>(nil)
  /// From 0 to 1.
  public var priority: Float {
    get { priorityValue.withLock { $0 } }
    set { priorityValue.withLock { $0 = newValue } }
  }
  public var taskDescription: String? {
    get { words.withLock { $0 } }
    set { words.withLock { $0 = newValue } }
  }
  public var taskIdentifier: Int { 1 }
  public var error: (any Error)? { nil }
  public var countOfBytesReceived: Int64 { 0 }
  public var countOfBytesExpectedToReceive: Int64 { -1 }
  public var countOfBytesSent: Int64 { 0 }

  /// Ends the request, and says so before it returns.
  open func resume() {
    let isFirst = current.withLock { state in
      defer { state = .completed }
      return state == .suspended
    }
    if isFirst { work() }
  }
  open func suspend() {}
  open func cancel() {
    current.withLock { if $0 != .completed { $0 = .canceling } }
  }
}

/// A request for data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
/// A request that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
/// A request for a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
