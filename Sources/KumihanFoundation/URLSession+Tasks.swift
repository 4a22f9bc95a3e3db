public import Foundation

// No request is ever under way: each has ended as soon as it is begun.
extension URLSession {
  public var allTasks: [URLSessionTask] { get async { [] } }
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async { ([], [], []) }
  }
  public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    completionHandler([])
  }
  public func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) { completionHandler([], [], []) }

  public func reset() async {}
  public func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  public func flush() async {}
  public func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
}

// What would say how a request is carried out, which is not kept.
extension URLSessionTask {
  public var countOfBytesExpectedToSend: Int64 { -1 }
  public var countOfBytesClientExpectsToSend: Int64 {
    get { -1 }
    set {}
  }
  public var countOfBytesClientExpectsToReceive: Int64 {
    get { -1 }
    set {}
  }
  public var earliestBeginDate: Date? {
    get { nil }
    set {}
  }
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLSessionDownloadTask {
  /// Nil: nothing was received that a download could go on from.
  public func cancel(byProducingResumeData handler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    handler(nil)
  }
  @discardableResult public func cancelByProducingResumeData() async -> Data? {
    cancel()
    return nil
  }
}

extension URLSessionConfiguration {
  /// How several networks would be used at once.
  public enum MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }
  public var multipathServiceType: MultipathServiceType {
    get { .none }
    set {}
  }
  public var connectionProxyDictionary: [AnyHashable: Any]? {
    get { nil }
    set {}
  }
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
}
