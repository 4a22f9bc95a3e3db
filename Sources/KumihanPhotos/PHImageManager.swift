// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
import KumihanFoundation
public import KumihanImageIO
public import KumihanServices

public typealias PHImageRequestID = Int32
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, _StopFlag, [AnyHashable: Any]?
) -> Void
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// How a photo fills its size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
/// Which form of a photo.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// How good a picture must be.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// How exactly a picture has its size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// Which form of a film.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// How good a film must be.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// How pictures are made of photos.
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var allowSecondaryDegradedImage = false
  open var progressHandler: PHAssetImageProgressHandler?
}
/// How films are made.
open class PHVideoRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var progressHandler: PHAssetImageProgressHandler?
}
/// How photos that move are made.
open class PHLivePhotoRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var progressHandler: PHAssetImageProgressHandler?
}
/// A photo that moves.
open class PHLivePhoto: NSObject { open var size: CGSize { .zero } }

/// Makes pictures of photos: none.
open class PHImageManager: NSObject {
  public class func `default`() -> PHImageManager { SharedObjects.one { PHImageManager() } }
  private var missing: [AnyHashable: Any] {
    [PHImageErrorKey: PHPhotosError(.accessUserDenied), PHImageResultIsDegradedKey: false]
  }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, missing)
    return 0
  }
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, missing)
    return 0
  }
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, missing)
    return 0
  }
  @discardableResult open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, missing)
    return 0
  }
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, missing)
    return 0
  }
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, missing)
    return 0
  }
  @discardableResult open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, missing)
    return 0
  }
  open func cancelImageRequest(_ request: PHImageRequestID) {}
}

/// Keeps pictures of photos: none.
open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// The kind of a file of a photo.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
  case adjustmentBaseVideo
}
/// A file of a photo.
open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "public.image" }
  public class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
/// How a file of a photo is read.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}
/// Reads files of photos: none.
open class PHAssetResourceManager: NSObject {
  public class func `default`() -> PHAssetResourceManager {
    SharedObjects.one { PHAssetResourceManager() }
  }
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    completionHandler(PHPhotosError(.accessUserDenied))
    return 0
  }
  open func writeData(
    for resource: PHAssetResource, toFile url: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(PHPhotosError(.accessUserDenied)) }
  /// - Throws: always: nobody allowed it.
  open func writeData(
    for resource: PHAssetResource, toFile url: URL, options: PHAssetResourceRequestOptions?
  ) async throws { throw PHPhotosError(.accessUserDenied) }
  open func cancelDataRequest(_ request: Int32) {}
}
