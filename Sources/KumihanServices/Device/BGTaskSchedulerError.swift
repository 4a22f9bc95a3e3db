public import Foundation

extension BGTaskScheduler {
  /// Why work was not taken.
  public struct Error: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }

    /// The reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
      public typealias _ErrorType = BGTaskScheduler.Error
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }
}
