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
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) { self.asset = asset }
  /// - Throws: always, because nothing can be read.
  open func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
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
    for time in times {
      handler(time.timeValue, nil, .zero, .failed, URLError(.notConnectedToInternet))
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

/// A track that is played.
open class AVPlayerItemTrack: NSObject {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
  open var currentVideoFrameRate: Float { 0 }
}
/// Takes what is played.
open class AVPlayerItemOutput: NSObject {
  open var suppressesPlayerRendering = false
  open func itemTime(forHostTime time: CFTimeInterval) -> CMTime { .zero }
}
/// Takes the pictures that are played: none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public override init() {}
  public init(pixelBufferAttributes: [String: Any]?) {}
  public init(outputSettings: [String: Any]?) {}
  open func hasNewPixelBuffer(forItemTime time: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime time: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}

// Times as values: a count and its parts of a second, kept as the coordinates of a point.
extension NSValue {
  public convenience init(time: CMTime) {
    self.init(point: CGPoint(x: Double(time.value), y: Double(time.timescale)))
  }
  public convenience init(timeRange: CMTimeRange) {
    self.init(
      rect: CGRect(
        x: Double(timeRange.start.value), y: Double(timeRange.start.timescale),
        width: Double(timeRange.duration.value), height: Double(timeRange.duration.timescale)))
  }
  public var timeValue: CMTime { Self.time(pointValue.x, pointValue.y) }
  public var timeRangeValue: CMTimeRange {
    let kept = rectValue
    return CMTimeRange(
      start: Self.time(kept.origin.x, kept.origin.y),
      duration: Self.time(kept.size.width, kept.size.height))
  }
  private static func time(_ value: CGFloat, _ scale: CGFloat) -> CMTime {
    CMTime(
      value: Int64(exactly: value.rounded()) ?? (value > 0 ? .max : .min),
      timescale: Int32(exactly: scale) ?? 0)
  }
}
