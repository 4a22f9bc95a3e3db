public import Foundation
public import KumihanAppleNames
import KumihanFoundation

/// Something that is done with calls.
open class CXAction: NSObject {
  public let uuid = UUID.zero
  public private(set) var isComplete = false
  open var timeoutDate: Date { .distantFuture }
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

/// Something that is done with one call.
open class CXCallAction: CXAction {
  public let callUUID: UUID
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
}

/// A call begins.
open class CXStartCallAction: CXCallAction {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  public required init?(coder: NSCoder) { nil }
  open func fulfill(withDateStarted date: Date) { fulfill() }
}

/// A call is answered.
open class CXAnswerCallAction: CXCallAction {
  open func fulfill(withDateConnected date: Date) { fulfill() }
}

/// A call ends.
open class CXEndCallAction: CXCallAction {
  open func fulfill(withDateEnded date: Date) { fulfill() }
}

/// A call waits or goes on.
open class CXSetHeldCallAction: CXCallAction {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
  public required init?(coder: NSCoder) { nil }
}

/// The microphone of a call is closed or opened.
open class CXSetMutedCallAction: CXCallAction {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
  public required init?(coder: NSCoder) { nil }
}

/// A call joins another.
open class CXSetGroupCallAction: CXCallAction {
  open var callUUIDToGroupWith: UUID?
  public init(call callUUID: UUID, callUUIDToGroupWith other: UUID?) {
    callUUIDToGroupWith = other
    super.init(call: callUUID)
  }
  public required init?(coder: NSCoder) { nil }
}

/// Keys are pressed in a call.
open class CXPlayDTMFCallAction: CXCallAction {
  /// How long keys are pressed.
  public enum ActionType: Int, Sendable {
    case singleTone = 1
    case softPause, hardPause
  }
  open var digits: String
  open var type: ActionType
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
  public required init?(coder: NSCoder) { nil }
}

/// Actions that are done together.
open class CXTransaction: NSObject {
  public let uuid = UUID.zero
  public private(set) var actions: [CXAction]
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  public override init() { actions = [] }
  public init(action: CXAction) { actions = [action] }
  public init(actions: [CXAction]) { self.actions = actions }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Why a call that comes in is not shown.
public struct CXErrorCodeIncomingCallError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = CXErrorCodeIncomingCallError
    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
  }
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  public static let unknown = Code.unknown
  public static let unentitled = Code.unentitled
  public static let callUUIDAlreadyExists = Code.callUUIDAlreadyExists
  public static let filteredByDoNotDisturb = Code.filteredByDoNotDisturb
  public static let filteredByBlockList = Code.filteredByBlockList
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Why the phone does not do what it is asked.
public struct CXErrorCodeRequestTransactionError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = CXErrorCodeRequestTransactionError
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID,
      callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached
  }
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  public static let unknown = Code.unknown
  public static let unentitled = Code.unentitled
  public static let unknownCallProvider = Code.unknownCallProvider
  public static let emptyTransaction = Code.emptyTransaction
  public static let unknownCallUUID = Code.unknownCallUUID
  public static let callUUIDAlreadyExists = Code.callUUIDAlreadyExists
  public static let invalidAction = Code.invalidAction
  public static let maximumCallGroupsReached = Code.maximumCallGroupsReached
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Why names of callers are not known.
public struct CXErrorCodeCallDirectoryManagerError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = CXErrorCodeCallDirectoryManagerError
    case unknown, noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries,
      maximumEntriesExceeded, extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
  }
  public static var errorDomain: String { "com.apple.CallKit.error.calldirectorymanager" }
  public static let unknown = Code.unknown
  public static let noExtensionFound = Code.noExtensionFound
  public static let loadingInterrupted = Code.loadingInterrupted
  public static let entriesOutOfOrder = Code.entriesOutOfOrder
  public static let duplicateEntries = Code.duplicateEntries
  public static let maximumEntriesExceeded = Code.maximumEntriesExceeded
  public static let extensionDisabled = Code.extensionDisabled
  public static let currentlyLoading = Code.currentlyLoading
  public static let unexpectedIncrementalRemoval = Code.unexpectedIncrementalRemoval
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A number of a telephone, with its country's, without signs.
public typealias CXCallDirectoryPhoneNumber = Int64

/// Tells the phone who calls.
@MainActor @preconcurrency
open class CXCallDirectoryProvider: NSObject {
  public override nonisolated init() {}
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}

/// Where numbers and names are told.
@MainActor @preconcurrency
open class CXCallDirectoryExtensionContext: NSExtensionContext {
  open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
  open var isIncremental: Bool { false }
  open func addBlockingEntry(withNextSequentialPhoneNumber number: CXCallDirectoryPhoneNumber) {}
  open func removeBlockingEntry(withPhoneNumber number: CXCallDirectoryPhoneNumber) {}
  open func removeAllBlockingEntries() {}
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber number: CXCallDirectoryPhoneNumber, label: String
  ) {}
  open func removeIdentificationEntry(withPhoneNumber number: CXCallDirectoryPhoneNumber) {}
  open func removeAllIdentificationEntries() {}
  open func completeRequest(completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// Is told that names of callers could not be told.
@MainActor @preconcurrency
public protocol CXCallDirectoryExtensionContextDelegate: AnyObject {
  func requestFailed(for context: CXCallDirectoryExtensionContext, withError error: any Error)
}

/// Knows whether an app may tell who calls.
open class CXCallDirectoryManager: NSObject {
  /// Whether it may.
  public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
  open class var sharedInstance: CXCallDirectoryManager {
    SharedObjects.one { CXCallDirectoryManager() }
  }
  open func reloadExtension(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CXErrorCodeCallDirectoryManagerError(.extensionDisabled)) }
  open nonisolated(nonsending) func reloadExtension(withIdentifier identifier: String) async throws
  {
    throw CXErrorCodeCallDirectoryManagerError(.extensionDisabled)
  }
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler: @escaping (EnabledStatus, (any Error)?) -> Void
  ) { completionHandler(.disabled, nil) }
  open nonisolated(nonsending) func enabledStatusForExtension(withIdentifier identifier: String)
    async throws
    -> EnabledStatus
  { .disabled }
  open func openSettings(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
