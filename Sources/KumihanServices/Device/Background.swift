public import Foundation

/// Work in the background, which nobody starts.
open class BGTaskScheduler: NSObject {
  public class var shared: BGTaskScheduler { BGTaskScheduler() }
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  open func submit(_ request: BGTaskRequest) throws {}
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
}

/// Work that is asked for.
open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?
  public init(identifier: String) { self.identifier = identifier }
}

/// Short work that is asked for.
open class BGAppRefreshTaskRequest: BGTaskRequest {}
/// Long work that is asked for.
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
}

/// Work in the background.
open class BGTask: NSObject {
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}
/// Short work in the background.
open class BGAppRefreshTask: BGTask {}
/// Long work in the background.
open class BGProcessingTask: BGTask {}

/// Whether an app may follow its reader: nobody was asked.
open class ATTrackingManager: NSObject {
  /// The answer of the reader.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  public class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  public class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
  public class func requestTrackingAuthorization(
    completionHandler: @escaping (AuthorizationStatus) -> Void
  ) {}
}

/// Whether a watch is there.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The connection to a watch, which there is none of.
open class WCSession: NSObject {
  public class var `default`: WCSession { WCSession() }
  public class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  open var isPaired: Bool { false }
  open var isReachable: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var activationState: WCSessionActivationState { .notActivated }
  open func activate() {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  open func updateApplicationContext(_ context: [String: Any]) throws {}
}

/// Is told of a watch.
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
}
