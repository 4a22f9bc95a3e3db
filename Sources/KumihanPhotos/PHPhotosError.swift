public import Foundation

/// Why the pictures of a library did not answer.
public struct PHPhotosError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { "PHPhotosErrorDomain" }

  /// The reasons.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = PHPhotosError
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound
    case libraryInFileProviderSyncRoot = 5423
    case changeNotSupported = 3300
    case operationInterrupted, invalidResource, missingResource
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset, limitExceeded
    case accessRestricted = 3310
    case accessUserDenied
  }

  public static var internalError: Code { .internalError }
  public static var userCancelled: Code { .userCancelled }
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  public static var networkAccessRequired: Code { .networkAccessRequired }
  public static var networkError: Code { .networkError }
  public static var identifierNotFound: Code { .identifierNotFound }
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
  public static var changeNotSupported: Code { .changeNotSupported }
  public static var operationInterrupted: Code { .operationInterrupted }
  public static var invalidResource: Code { .invalidResource }
  public static var missingResource: Code { .missingResource }
  public static var notEnoughSpace: Code { .notEnoughSpace }
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  public static var limitExceeded: Code { .limitExceeded }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
}
