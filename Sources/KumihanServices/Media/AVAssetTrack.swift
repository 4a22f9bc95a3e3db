public import Foundation
import KumihanAppleNames
public import KumihanCoreGraphics

/// A picture or a sound of media.
open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var mediaType: AVMediaType { .video }
  open var trackID: Int32 { 0 }
  open var timeRange: CMTimeRange { .zero }
}

/// Takes pictures out of videos: none can be read.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.zero
  open var requestedTimeToleranceAfter = CMTime.zero
  public init(asset: AVAsset) { self.asset = asset }
  /// - Throws: always, because nothing can be read.
  open func copyCGImage(at time: CMTime, actualTime: NilPointer) throws -> CGImage {
    throw URLError(.notConnectedToInternet)
  }
  /// - Throws: always, because nothing can be read.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw URLError(.notConnectedToInternet)
  }
  open func generateCGImageAsynchronously(
    for time: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, time, URLError(.notConnectedToInternet)) }
  open func generateCGImagesAsynchronously(
    forTimes times: [NSValue],
    completionHandler handler:
      @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for _ in times {
      handler(.zero, nil, .zero, .failed, URLError(.notConnectedToInternet))
    }
  }
  open func cancelAllCGImageGeneration() {}
  /// Whether a picture was taken.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  /// A failure for each moment.
  open func images(for times: [CMTime]) -> Images {
    AsyncStream { stream in
      for time in times { stream.yield(Taken(requestedTime: time)) }
      stream.finish()
    }
  }
  public typealias Images = AsyncStream<Taken>
  /// A picture of a moment: none.
  public struct Taken: Sendable {
    public let requestedTime: CMTime
    public var image: CGImage { get throws { throw URLError(.notConnectedToInternet) } }
    public var actualTime: CMTime { get throws { throw URLError(.notConnectedToInternet) } }
  }
}
