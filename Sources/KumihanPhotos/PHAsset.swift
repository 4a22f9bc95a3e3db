public import Foundation
public import KumihanAppleNames
public import KumihanFoundation
public import KumihanLocation

/// A kind of media.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// What is special about media.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1)
  public static let photoHDR = Self(rawValue: 2)
  public static let photoScreenshot = Self(rawValue: 4)
  public static let photoLive = Self(rawValue: 8)
  public static let photoDepthEffect = Self(rawValue: 16)
  public static let spatialMedia = Self(rawValue: 1024)
  public static let videoStreamed = Self(rawValue: 65_536)
  public static let videoHighFrameRate = Self(rawValue: 131_072)
  public static let videoTimelapse = Self(rawValue: 262_144)
  public static let videoCinematic = Self(rawValue: 2_097_152)
}
/// Where media came from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = Self(rawValue: 1)
  public static let typeCloudShared = Self(rawValue: 2)
  public static let typeiTunesSynced = Self(rawValue: 4)
}
/// How media are shown.
public enum PHAssetPlaybackStyle: Int, Sendable {
  case unsupported, image, imageAnimated, livePhoto, video, videoLooping
}
/// What may be done with something of the library.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// Something of the library.
open class PHObject: NSObject { open var localIdentifier: String { "" } }

/// A photo in the library.
open class PHAsset: PHObject {
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var mediaType: PHAssetMediaType { .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  open var playbackStyle: PHAssetPlaybackStyle { .image }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var hasAdjustments: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open func canPerform(_ operation: PHAssetEditOperation) -> Bool { false }
  public class func fetchAssets(
    with type: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  public class func fetchAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(
    withBurstIdentifier identifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchKeyAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}

/// Which photos are asked for.
open class PHFetchOptions: NSObject {
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
}

/// Photos: none.
open class PHFetchResult<Kind: AnyObject>: NSObject, NSFastEnumeration {
  open var count: Int { 0 }
  open var firstObject: Kind? { nil }
  open var lastObject: Kind? { nil }
  open func object(at index: Int) -> Kind { preconditionFailure("no photo is at \(index)") }
  open subscript(index: Int) -> Kind { object(at: index) }
  open func objects(at indexes: IndexSet) -> [Kind] { [] }
  open func contains(_ object: Kind) -> Bool { false }
  open func index(of object: Kind) -> Int { NSNotFound }
  open func countOfAssets(with type: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(_ block: (Kind, Int, _StopFlag) -> Void) {}
  open func enumerateObjects(
    options: NSEnumerationOptions = [], using block: (Kind, Int, _StopFlag) -> Void
  ) {}
  open func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions = [],
    using block: (Kind, Int, _StopFlag) -> Void
  ) {}
}

/// Albums.
open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }
  open func canPerform(_ operation: PHCollectionEditOperation) -> Bool { false }
  public class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
/// What may be done with an album.
public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// An album of photos.
open class PHAssetCollection: PHCollection {
  open var estimatedAssetCount: Int { 0 }
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var localizedLocationNames: [String] { [] }
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  public class func transientAssetCollection(
    with assets: [PHAsset], title: String?
  ) -> PHAssetCollection { PHAssetCollection() }
}
/// Albums in albums.
open class PHCollectionList: PHCollection {}

/// Who made an album.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// What is in an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  case any = 9_223_372_036_854_775_807
}
