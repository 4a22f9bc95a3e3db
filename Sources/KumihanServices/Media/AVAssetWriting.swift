// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// Reads the samples of media, which nobody can.
open class AVAssetReader: NSObject {
  /// How far the reading is.
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
  public let asset: AVAsset
  open private(set) var status = Status.unknown
  open var error: (any Error)? { status == .failed ? AVError(.failedToLoadMediaData) : nil }
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  public private(set) var outputs: [AVAssetReaderOutput] = []
  /// - Throws: nothing: what the media is comes up as it is read.
  public init(asset: AVAsset) throws { self.asset = asset }
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// False: nothing can be read.
  @discardableResult open func startReading() -> Bool {
    status = .failed
    return false
  }
  open func cancelReading() { status = .cancelled }
}

/// Samples that a reader gives: none.
open class AVAssetReaderOutput: NSObject {
  public let mediaType: AVMediaType
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  init(_ type: AVMediaType) { mediaType = type }
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  open func reset(forReadingTimeRanges ranges: [NSValue]) {}
  open func markConfigurationAsFinal() {}
}

/// The samples of one track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
    super.init(track.mediaType)
  }
}

/// The sound of several tracks.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
  public let audioTracks: [AVAssetTrack]
  public let audioSettings: [String: Any]?
  open var audioMix: AVAudioMix?
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
    super.init(.audio)
  }
}

/// The pictures of several tracks.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
  public let videoTracks: [AVAssetTrack]
  public let videoSettings: [String: Any]?
  open var videoComposition: AVVideoComposition?
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
    super.init(.video)
  }
}

/// Writes samples to a file: no encoder is there, so that it fails as it ends.
open class AVAssetWriter: NSObject {
  /// How far the writing is.
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  public let outputURL: URL
  public let outputFileType: AVFileType
  open private(set) var status = Status.unknown
  open var error: (any Error)? { status == .failed ? AVError(.encoderNotFound) : nil }
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  open var movieFragmentInterval = CMTime.invalid
  public private(set) var inputs: [AVAssetWriterInput] = []
  /// - Throws: nothing: that there is no encoder comes up as the file is finished.
  public init(outputURL: URL, fileType: AVFileType) throws {
    (self.outputURL, outputFileType) = (outputURL, fileType)
  }
  public convenience init(url: URL, fileType: AVFileType) throws {
    try self.init(outputURL: url, fileType: fileType)
  }
  open var availableMediaTypes: [AVMediaType] { [.video, .audio] }
  open func canApply(outputSettings: [String: Any]?, forMediaType type: AVMediaType) -> Bool {
    true
  }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  @discardableResult open func startWriting() -> Bool {
    guard status == .unknown else { return false }
    status = .writing
    return true
  }
  open func startSession(atSourceTime time: CMTime) {}
  open func endSession(atSourceTime time: CMTime) {}
  open func finishWriting(completionHandler handler: @escaping () -> Void) {
    fail()
    handler()
  }
  open nonisolated(nonsending) func finishWriting() async { fail() }
  open func cancelWriting() { status = .cancelled }
  private func fail() { if status == .writing { status = .failed } }
}

/// Takes the samples of one track.
open class AVAssetWriterInput: NSObject {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var metadata: [AVMetadataItem] = []
  open var naturalSize = CGSize.zero
  open var mediaTimeScale: CMTimeScale = 0
  open var preferredVolume: Float = 1
  private var isFinished = false
  open var isReadyForMoreMediaData: Bool { !isFinished }
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
  }
  public convenience init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?
  ) { self.init(mediaType: mediaType, outputSettings: outputSettings) }
  /// False: nothing is written.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() { isFinished = true }
  /// Asks once and at once, and not at all where the input is marked as finished.
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping () -> Void
  ) { if !isFinished { block() } }
}

/// Takes pictures by their pixels.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  public init(
    assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil
  ) {
    assetWriterInput = input
    self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
  }
  open var pixelBufferPool: CVPixelBufferPool? { nil }
  /// False: nothing is written.
  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime time: CMTime
  ) -> Bool { false }
}

/// Pixels that are used again: none.
public final class CVPixelBufferPool: Sendable {}
/// The form of samples.
public final class CMFormatDescription: Sendable {}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public func CMSampleBufferGetNumSamples(_ buffer: CMSampleBuffer) -> Int { 0 }
public func CMSampleBufferGetDuration(_ buffer: CMSampleBuffer) -> CMTime { .zero }
@discardableResult public func CMSampleBufferInvalidate(_ buffer: CMSampleBuffer) -> OSStatus { 0 }
public func CMSampleBufferIsValid(_ buffer: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferDataIsReady(_ buffer: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferGetFormatDescription(_ buffer: CMSampleBuffer) -> CMFormatDescription? {
  nil
}
