import Foundation
public import KumihanAppleNames
import KumihanFoundation
import KumihanViews

/// What an app may do with photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite = 2 }
/// Whether photos may be read: nobody was asked.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

extension PHPhotoLibrary {
  public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
  public static func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .notDetermined
  }
  /// - Throws: always: nobody allowed it.
  public func performChanges(_ changes: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  public func performChanges(
    _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// Is told when the library changes.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ change: PHChange)
}

extension PHPhotoLibrary {
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  public func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// - Throws: always: nobody allowed it.
  public func performChangesAndWait(_ changes: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// No-op: nothing was chosen.
  @MainActor @preconcurrency
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  @MainActor @preconcurrency
  public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
}

/// Is told when the library cannot be read any more.
public protocol PHPhotoLibraryAvailabilityObserver: AnyObject {
  func photoLibraryDidBecomeUnavailable(_ library: PHPhotoLibrary)
}
