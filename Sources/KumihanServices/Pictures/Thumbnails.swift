public import Foundation
import KumihanFoundation
public import KumihanViews

/// Makes small pictures of documents, which nobody here reads.
public final class QLThumbnailGenerator: NSObject, Sendable {
  /// What is to be made.
  open class Request: NSObject {
    /// A kind of small picture.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = Self(rawValue: 1)
      public static let lowQualityThumbnail = Self(rawValue: 2)
      public static let thumbnail = Self(rawValue: 4)
      public static let all: Self = [.icon, .lowQualityThumbnail, .thumbnail]
    }
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var minimumDimension: CGFloat = 0
    open var iconMode = false
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) { (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes) }
  }
  public static var shared: QLThumbnailGenerator { SharedObjects.one { QLThumbnailGenerator() } }
  public func generateBestRepresentation(
    for request: Request, completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { completion(nil, QLThumbnailError(.generationFailed)) }
  public nonisolated(nonsending) func generateBestRepresentation(for request: Request) async throws
    -> QLThumbnailRepresentation
  { throw QLThumbnailError(.generationFailed) }
  public func generateRepresentations(
    for request: Request,
    update handler: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) ->
        Void
    )? = nil
  ) { handler?(nil, .icon, QLThumbnailError(.generationFailed)) }
  public func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String,
    completion: @escaping ((any Error)?) -> Void
  ) { completion(QLThumbnailError(.generationFailed)) }
  public func cancel(_ request: Request) {}
}

/// A small picture of a document.
public final class QLThumbnailRepresentation: NSObject, Sendable {
  /// A kind of small picture.
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
  public var type: RepresentationType { .icon }
  public var uiImage: UIImage { UIImage() }
}

/// Why there is no small picture.
public struct QLThumbnailError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = QLThumbnailError
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid,
      requestCancelled
  }
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  public static let generationFailed = Code.generationFailed
  public static let requestInvalid = Code.requestInvalid
  public static let requestCancelled = Code.requestCancelled
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
