// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames

/// Records that several people see: nobody was asked.
open class CKShare: CKRecord {
  /// What a person may do with the records.
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  /// Whether a person joined.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown, pending, accepted, removed
  }
  /// What a person is among the others.
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
  }
  /// The names of the fields that every share has.
  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let shareType = "cloudkit.type"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }
  public typealias Participant = CKShareParticipant
  public typealias Metadata = CKShareMetadata

  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }
  public private(set) var participants = [CKShareParticipant(role: .owner)]
  open var owner: CKShareParticipant { participants[0] }
  open var currentUserParticipant: CKShareParticipant? { owner }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID? = nil) {
    super.init(
      recordType: CKRecordTypeShare,
      recordID: shareID ?? CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    rootRecord.share = CKRecord.Reference(recordID: recordID, action: .none)
  }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecordTypeShare,
      recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
  }
  open func addParticipant(_ participant: CKShareParticipant) { participants.append(participant) }
  /// The owner stays.
  open func removeParticipant(_ participant: CKShareParticipant) {
    guard participant !== owner else { return }
    participants.removeAll { $0 === participant }
  }
}
public let CKRecordTypeShare = "cloudkit.share"
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// Someone who sees the records of a share.
open class CKShareParticipant: NSObject {
  public typealias Role = CKShare.ParticipantRole
  open var role: CKShare.ParticipantRole
  open var permission = CKShare.ParticipantPermission.readWrite
  open var acceptanceStatus: CKShare.ParticipantAcceptanceStatus {
    role == .owner ? .accepted : .pending
  }
  public let userIdentity = CKUserIdentity()
  open var participantID: String { userIdentity.userRecordID?.recordName ?? "" }
  init(role: CKShare.ParticipantRole) { self.role = role }
}

/// Who someone is: nobody said.
open class CKUserIdentity: NSObject {
  open var userRecordID: CKRecord.ID? { nil }
  open var nameComponents: PersonNameComponents? { nil }
  open var hasiCloudAccount: Bool { false }
  open var lookupInfo: LookupInfo? { nil }
  /// How someone is found.
  public final class LookupInfo: NSObject {
    public let emailAddress: String?
    public let phoneNumber: String?
    public let userRecordID: CKRecord.ID?
    public init(emailAddress: String) {
      (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil)
    }
    public init(phoneNumber: String) {
      (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil)
    }
    public init(userRecordID: CKRecord.ID) {
      (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
    }
  }
}

/// What an invitation says.
open class CKShareMetadata: NSObject {
  public let share = CKShare(recordZoneID: .default)
  open var containerIdentifier: String { "" }
  open var rootRecord: CKRecord? { nil }
  open var hierarchicalRootRecordID: CKRecord.ID? { nil }
  open var participantStatus: CKShare.ParticipantAcceptanceStatus { .pending }
  open var participantPermission: CKShare.ParticipantPermission { .none }
  open var participantRole: CKShare.ParticipantRole { .unknown }
  public let ownerIdentity = CKUserIdentity()
}

/// What an app may know of the reader.
public struct CKApplicationPermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userDiscoverability = Self(rawValue: 1)
}
/// Whether an app may.
public enum CKApplicationPermissionStatus: Int, Sendable {
  case initialState, couldNotComplete, denied, granted
}

extension CKContainer {
  public typealias ApplicationPermissions = CKApplicationPermissions
  public typealias ApplicationPermissionStatus = CKApplicationPermissionStatus
  public func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  public func add(_ operation: CKOperation) { operation.fail(CKError(.networkUnavailable)) }
  public func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping (CKShare?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
  /// - Throws: always, as offline.
  @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError(.networkUnavailable)
  }
  public func accept(
    _ metadatas: [CKShare.Metadata],
    completionHandler:
      @escaping (
        Result<[CKShare.Metadata: Result<CKShare, any Error>], any Error>
      ) -> Void
  ) { completionHandler(.failure(CKError(.networkUnavailable))) }
  public func fetchShareMetadata(
    with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
  /// - Throws: always, as offline.
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
    throw CKError(.networkUnavailable)
  }
  public func fetchShareParticipant(
    withEmailAddress address: String,
    completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
  /// - Throws: always, as offline.
  public func shareParticipant(forEmailAddress address: String) async throws -> CKShare.Participant
  {
    throw CKError(.networkUnavailable)
  }
  public func requestApplicationPermission(
    _ permission: CKApplicationPermissions,
    completionHandler: @escaping (CKApplicationPermissionStatus, (any Error)?) -> Void
  ) { completionHandler(.denied, CKError(.notAuthenticated)) }
  public func status(
    forApplicationPermission permission: CKApplicationPermissions,
    completionHandler: @escaping (CKApplicationPermissionStatus, (any Error)?) -> Void
  ) { completionHandler(.initialState, nil) }
  public func discoverUserIdentity(
    withUserRecordID id: CKRecord.ID,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
  /// - Throws: always, as offline.
  public func userIdentity(forUserRecordID id: CKRecord.ID) async throws -> CKUserIdentity? {
    throw CKError(.networkUnavailable)
  }
}

/// Asks who may see a share; drawn as an empty screen, as nobody can be asked offline.
@MainActor @preconcurrency
open class UICloudSharingController: UIViewController {
  /// What others may be allowed.
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = Self(rawValue: 1)
    public static let allowPrivate = Self(rawValue: 2)
    public static let allowReadOnly = Self(rawValue: 4)
    public static let allowReadWrite = Self(rawValue: 8)
  }
  public let share: CKShare?
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open var availablePermissions: PermissionOptions = []
  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }
  public init(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
      ) -> Void
  ) {
    share = nil
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}

/// Follows who may see a share.
@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: AnyObject {
  func cloudSharingController(
    _ controller: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for controller: UICloudSharingController) -> String?
  func itemThumbnailData(for controller: UICloudSharingController) -> Data?
  func itemType(for controller: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ controller: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ controller: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for controller: UICloudSharingController) -> Data? { nil }
  public func itemType(for controller: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ controller: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ controller: UICloudSharingController) {}
}
