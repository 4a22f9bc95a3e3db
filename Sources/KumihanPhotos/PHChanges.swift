public import Foundation
import KumihanAppleNames
public import KumihanFoundation
public import KumihanLocation
public import KumihanViews

/// What stands for something until it is in the library.
open class PHObjectPlaceholder: PHObject {}

/// A change of the library, which is not made.
open class PHAssetChangeRequest: NSObject {
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  public let placeholderForCreatedAsset: PHObjectPlaceholder? = PHObjectPlaceholder()
  public override init() {}
  public init(for asset: PHAsset) {}
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
  @discardableResult
  public class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
  public class func deleteAssets(_ assets: any NSFastEnumeration) {}
  open func revertAssetContentToOriginal() {}
}

/// How a file of a photo is kept.
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

/// A new photo, which is not kept.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  @discardableResult
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

/// A change of an album, which is not made.
open class PHAssetCollectionChangeRequest: NSObject {
  open var title = ""
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()
  public init?(for collection: PHAssetCollection) {}
  private init(title: String) { self.title = title }
  @discardableResult
  public class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest(title: title) }
  public class func deleteAssetCollections(_ collections: any NSFastEnumeration) {}
  open func addAssets(_ assets: any NSFastEnumeration) {}
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
  open func removeAssets(_ assets: any NSFastEnumeration) {}
}

/// A change of the library, of which nobody tells.
open class PHChange: NSObject {
  open func changeDetails<Kind: PHObject>(for object: Kind) -> PHObjectChangeDetails<Kind>? { nil }
  open func changeDetails<Kind: PHObject>(
    for result: PHFetchResult<Kind>
  ) -> PHFetchResultChangeDetails<Kind>? { nil }
}
/// How something changed.
open class PHObjectChangeDetails<Kind: PHObject>: NSObject {
  open var objectAfterChanges: Kind? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }
}
/// How photos that were asked for changed.
open class PHFetchResultChangeDetails<Kind: PHObject>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<Kind> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<Kind> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var hasMoves: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var removedObjects: [Kind] { [] }
  open var insertedObjects: [Kind] { [] }
  open var changedObjects: [Kind] { [] }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
