public import Foundation

/// A call of the phone: there is none.
open class CXCall: NSObject {
  open var uuid: UUID { UUID.zero }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
}

/// Sees the calls of a phone: none.
open class CXCallObserver: NSObject {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// Is told of calls.
public protocol CXCallObserverDelegate: AnyObject {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Who is called.
open class CXHandle: NSObject {
  /// What a person is known by.
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber, emailAddress
  }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false
  }
  open override var hash: Int { value.hashValue }
}

/// What a call is said to be.
open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = true
  open var supportsGrouping = true
  open var supportsUngrouping = true
  open var supportsDTMF = true
  open var hasVideo = false
}

/// What an app that calls is like.
open class CXProviderConfiguration: NSObject {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() {}
  public init(localizedName: String) { self.localizedName = localizedName }
}

/// Why a call ended.
public enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Shows the calls of an app to a phone, which takes none.
open class CXProvider: NSObject {
  open var configuration: CXProviderConfiguration
  open var pendingTransactions: [CXTransaction] { [] }
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  open func reportNewIncomingCall(
    with uuid: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  open nonisolated(nonsending) func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate)
    async throws
  {
    throw CXErrorCodeIncomingCallError(.unentitled)
  }
  open class func reportNewIncomingVoIPPushPayload(
    _ payload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CXErrorCodeIncomingCallError(.unentitled)) }
  open func reportCall(with uuid: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with uuid: UUID, endedAt date: Date?, reason: CXCallEndedReason) {}
  open func reportOutgoingCall(with uuid: UUID, startedConnectingAt date: Date?) {}
  open func reportOutgoingCall(with uuid: UUID, connectedAt date: Date?) {}
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID)
    -> [CXCallAction]
  { [] }
  open func invalidate() {}
}

/// Is told what the phone wants of the calls of an app.
public protocol CXProviderDelegate: AnyObject {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Asks the phone for calls, which it does not make.
open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()
  public override init() {}
  public init(queue: DispatchQueue) {}
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
  }
  open nonisolated(nonsending) func request(_ transaction: CXTransaction) async throws {
    throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
  }
  open func requestTransaction(
    with actions: [CXAction], completion: @escaping ((any Error)?) -> Void
  ) { request(CXTransaction(actions: actions), completion: completion) }
  open func requestTransaction(
    with action: CXAction, completion: @escaping ((any Error)?) -> Void
  ) { request(CXTransaction(action: action), completion: completion) }
  open nonisolated(nonsending) func requestTransaction(with action: CXAction) async throws {
    try await request(CXTransaction(action: action))
  }
}
