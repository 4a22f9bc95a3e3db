public import Foundation
import KumihanFoundation

/// Work in the background, which nobody starts.
open class BGTaskScheduler: NSObject {
  public class var shared: BGTaskScheduler { SharedObjects.one { BGTaskScheduler() } }
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  open func submit(_ request: BGTaskRequest) throws {}
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
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
  open var identifier: String { "" }
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
  public class var `default`: WCSession { SharedObjects.one { WCSession() } }
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
  open func updateApplicationContext(_ context: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var isComplicationEnabled: Bool { false }
  open var hasContentPending: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  @discardableResult open func transferUserInfo(
    _ info: [String: Any]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(info) }
  @discardableResult open func transferCurrentComplicationUserInfo(
    _ info: [String: Any]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(info) }
  @discardableResult open func transferFile(
    _ file: URL, metadata: [String: Any]?
  ) -> WCSessionFileTransfer {
    WCSessionFileTransfer(WCSessionFile(fileURL: file, metadata: metadata))
  }
}

/// Is told of a watch.
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData data: Data)
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo info: [String: Any])
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData data: Data) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext context: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo info: [String: Any]) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}

/// A file from a watch or to it.
open class WCSessionFile: NSObject {
  public let fileURL: URL
  public let metadata: [String: Any]?
  init(fileURL: URL, metadata: [String: Any]?) {
    (self.fileURL, self.metadata) = (fileURL, metadata)
  }
}

/// A file on its way to a watch, where it stays.
open class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile
  public let progress = Progress(totalUnitCount: 1)
  open var isTransferring: Bool { false }
  init(_ file: WCSessionFile) { self.file = file }
  open func cancel() {}
}

/// Facts on their way to a watch, where they stay.
open class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  open var isTransferring: Bool { false }
  init(_ info: [String: Any]) { userInfo = info }
  open func cancel() {}
}
