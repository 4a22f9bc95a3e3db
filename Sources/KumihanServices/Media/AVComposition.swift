public import Foundation
public import KumihanAppleNames

/// Media put together of others.
open class AVComposition: AVAsset {
  var parts: [AVMutableCompositionTrack] = []
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  open override var tracks: [AVAssetTrack] { parts }
  open override func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] {
    parts.filter { $0.mediaType == type }
  }
  open func track(withTrackID id: Int32) -> AVAssetTrack? { parts.first { $0.trackID == id } }
  open var naturalSize: CGSize { .zero }
}

/// Media that is being put together.
open class AVMutableComposition: AVComposition {
  open func addMutableTrack(
    withMediaType type: AVMediaType, preferredTrackID id: Int32
  ) -> AVMutableCompositionTrack? {
    let next = (parts.map(\.trackID).max() ?? 0) + 1
    let track = AVMutableCompositionTrack(type, id == 0 ? next : id)
    parts.append(track)
    return track
  }
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType }
  }
  open func removeTrack(_ track: AVAssetTrack) { parts.removeAll { $0 === track } }
  open func insertTimeRange(_ range: CMTimeRange, of asset: AVAsset, at start: CMTime) throws {
    for track in asset.tracks {
      try addMutableTrack(withMediaType: track.mediaType, preferredTrackID: 0)?
        .insertTimeRange(range, of: track, at: start)
    }
  }
  open func insertEmptyTimeRange(_ range: CMTimeRange) {
    for part in parts { part.insertEmptyTimeRange(range) }
  }
  open func removeTimeRange(_ range: CMTimeRange) {
    for part in parts { part.removeTimeRange(range) }
  }
  open func scaleTimeRange(_ range: CMTimeRange, toDuration duration: CMTime) {
    for part in parts { part.scaleTimeRange(range, toDuration: duration) }
  }
}

/// A track that is put together of others: only how long it is.
open class AVMutableCompositionTrack: AVAssetTrack {
  private let type: AVMediaType
  private let id: Int32
  private var turn = CGAffineTransform.identity
  private var length = CMTime.zero
  init(_ type: AVMediaType, _ id: Int32) { (self.type, self.id) = (type, id) }
  open override var mediaType: AVMediaType { type }
  open override var trackID: Int32 { id }
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }
  open override var preferredTransform: CGAffineTransform {
    get { turn }
    set { turn = newValue }
  }
  open var preferredVolume: Float = 1
  open var isEnabled = true
  open func insertTimeRange(_ range: CMTimeRange, of track: AVAssetTrack, at start: CMTime) throws {
    insert(range.duration, at: start)
  }
  open func insertTimeRanges(_ ranges: [NSValue], of tracks: [AVAssetTrack], at start: CMTime)
    throws
  {
    insert(ranges.reduce(.zero) { $0 + $1.timeRangeValue.duration }, at: start)
  }
  open func insertEmptyTimeRange(_ range: CMTimeRange) { insert(range.duration, at: range.start) }
  open func removeTimeRange(_ range: CMTimeRange) {
    guard range.start < length else { return }
    length = length - (min(range.end, length) - range.start)
  }
  open func scaleTimeRange(_ range: CMTimeRange, toDuration duration: CMTime) {
    length = length - range.duration + duration
  }
  /// At the end where the start is no moment.
  private func insert(_ duration: CMTime, at start: CMTime) {
    length = (start.isValid ? max(length, start) : length) + duration
  }
}
public typealias AVCompositionTrack = AVMutableCompositionTrack

/// How the pictures of tracks are put together.
open class AVVideoComposition: NSObject {
  open var frameDuration = CMTime.zero
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var instructions: [any AVVideoCompositionInstructionProtocol] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?
  open var colorPrimaries: String?
  open var colorTransferFunction: String?
  open var colorYCbCrMatrix: String?
  public override init() {}
  public init(propertiesOf asset: AVAsset) {}
  /// The handler is never asked: there are no pictures.
  public init(
    asset: AVAsset,
    applyingCIFiltersWithHandler handler: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void
  ) {}
}
open class AVMutableVideoComposition: AVVideoComposition {}

/// A picture that a filter is asked for.
open class AVAsynchronousCIImageFilteringRequest: NSObject {
  open var renderSize: CGSize { .zero }
  open var compositionTime: CMTime { .zero }
  open var sourceImage: CIImage { CIImage() }
  open func finish(with image: CIImage, context: CIContext?) {}
  open func finish(with error: any Error) {}
}

/// What is done with pictures for a time.
public protocol AVVideoCompositionInstructionProtocol: AnyObject {
  var timeRange: CMTimeRange { get }
}

/// What is done with pictures for a time: layers over each other.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
  open var timeRange = CMTimeRange.zero
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var backgroundColor: CGColor?
  open var enablePostProcessing = true
}
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}

/// What is done with the pictures of a track.
open class AVVideoCompositionLayerInstruction: NSObject {
  open var trackID: Int32
  public override init() { trackID = 0 }
  public init(assetTrack track: AVAssetTrack) { trackID = track.trackID }
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(
    fromStart start: CGAffineTransform, toEnd end: CGAffineTransform, timeRange: CMTimeRange
  ) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(
    fromStartOpacity start: Float, toEndOpacity end: Float, timeRange: CMTimeRange
  ) {}
  open func setCropRectangle(_ rectangle: CGRect, at time: CMTime) {}
}
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {}

/// Layers that are drawn over or under pictures.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public init(postProcessingAsVideoLayer video: CALayer, in animation: CALayer) {}
  public init(postProcessingAsVideoLayers videos: [CALayer], in animation: CALayer) {}
  public init(additionalLayer layer: CALayer, asTrackID id: Int32) {}
}

/// How loud the tracks of media are.
open class AVAudioMix: NSObject {
  open var inputParameters: [AVAudioMixInputParameters] = []
}
open class AVMutableAudioMix: AVAudioMix {}

/// How loud a track is.
open class AVAudioMixInputParameters: NSObject {
  open var trackID: Int32
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
  public override init() { trackID = 0 }
  public init(track: AVAssetTrack?) { trackID = track?.trackID ?? 0 }
  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume start: Float, toEndVolume end: Float, timeRange: CMTimeRange
  ) {}
}
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {}
