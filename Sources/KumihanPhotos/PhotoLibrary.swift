public import Foundation
public import KumihanAppleNames
public import KumihanViews

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
  public func performChanges(_ changes: @escaping () -> Void) async throws {}
  public func performChanges(
    _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// A change of the library, which is not made.
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
}

/// A kind of media.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// A photo in the library.
open class PHAsset: NSObject {
  open var localIdentifier: String { "" }
  open var creationDate: Date? { nil }
  open var mediaType: PHAssetMediaType { .image }
  open var isFavorite: Bool { false }
  public class func fetchAssets(
    with type: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// Which photos are asked for.
open class PHFetchOptions: NSObject {
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchLimit = 0
}

/// Photos: none.
open class PHFetchResult<Kind>: NSObject {
  open var count: Int { 0 }
  open var firstObject: Kind? { nil }
  open func enumerateObjects(_ block: (Kind, Int, _StopFlag) -> Void) {}
}

/// How pictures are made of photos.
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
}

/// How a photo fills its size.
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }

/// Makes pictures of photos: none.
open class PHImageManager: NSObject {
  public class func `default`() -> PHImageManager { PHImageManager() }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 { 0 }
}

/// Albums.
open class PHCollection: NSObject {
  open var localizedTitle: String? { nil }
  open var localIdentifier: String { "" }
}

/// An album of photos.
open class PHAssetCollection: PHCollection {
  open var estimatedAssetCount: Int { 0 }
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Who made an album.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// What is in an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
  case smartAlbumUserLibrary = 209
  case any = 9_223_372_036_854_775_807
}

/// Keeps pictures of photos: none.
open class PHCachingImageManager: PHImageManager {
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// A change of the library, of which nobody tells.
open class PHChange: NSObject {}

/// Is told when the library changes.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ change: PHChange)
}

extension PHPhotoLibrary {
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// The kind of a file of a photo.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo
}

/// How a file of a photo is kept.
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var shouldMoveFile = false
}

/// A new photo, which is not kept.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

extension PHAssetChangeRequest {
  @discardableResult
  public class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? {
    nil
  }
}
