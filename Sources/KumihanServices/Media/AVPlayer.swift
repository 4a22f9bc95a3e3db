public import Foundation
public import KumihanAppleNames

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// A kind of media file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}

/// How a picture fills a player.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
}

/// Media that nobody reads: it has no tracks and no length.
open class AVAsset: NSObject {
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  /// - Throws: always, because nothing can be read.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    throw URLError(.notConnectedToInternet)
  }
  /// - Throws: always, because nothing can be read.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { throw URLError(.notConnectedToInternet) }
  /// - Throws: always, because nothing can be read.
  open func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] {
    throw URLError(.notConnectedToInternet)
  }
  /// - Throws: always, because nothing can be read.
  open func load<A, B, C>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
    _ third: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) { throw URLError(.notConnectedToInternet) }
  /// - Throws: always, because nothing can be read.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    throw URLError(.notConnectedToInternet)
  }
  open var tracks: [AVAssetTrack] { [] }
  open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseTiming"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoCodecKey = "AVVideoCodecKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoWidthKey = "AVVideoWidthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoHeightKey = "AVVideoHeightKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoAverageBitRateKey = "AverageBitRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoQualityKey = "Quality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoProfileLevelKey = "ProfileLevel"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"

/// How a video is written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
  public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
  public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// Something about media that is read in time.
public struct AVAsyncProperty<Root, Value>: Sendable {}

extension AVAsyncProperty where Root == AVAsset {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init() }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init() }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init() }
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init() }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init()
  }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init() }
}

extension AVAssetTrack {
  /// - Throws: always, because nothing can be read.
  public func load<each Value>(
    _ properties: repeat AVAsyncProperty<AVAssetTrack, each Value>
  ) async throws -> (repeat each Value) { throw URLError(.notConnectedToInternet) }
}

/// A word about media, such as its title.
open class AVMetadataItem: NSObject {
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
}

/// How words about media are written.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
  public static let id3Metadata = Self(rawValue: "org.id3")
  public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
  public static let quickTimeUserData = Self(rawValue: "com.apple.quicktime.udta")
  public static let isoUserData = Self(rawValue: "org.mp4ra")
}

/// The name of a word about media.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
}

/// Media at an address.
open class AVURLAsset: AVAsset {
  public private(set) var url = URL(fileURLWithPath: "/")
  public convenience init(url: URL, options: [String: Any]? = nil) {
    self.init()
    self.url = url
  }
}

/// Media in a player.
open class AVPlayerItem: NSObject {
  /// Whether media can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public private(set) var asset = AVAsset()
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public convenience init(asset: AVAsset) {
    self.init()
    self.asset = asset
  }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }
  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }
  open var error: (any Error)? { nil }
  open var presentationSize: CGSize { .zero }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var preferredPeakBitRate: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var forwardPlaybackEndTime = CMTime.invalid
  open var externalMetadata: [AVMetadataItem] = []
  open var tracks: [AVPlayerItemTrack] { [] }
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  public private(set) var outputs: [AVPlayerItemOutput] = []
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  open func currentTime() -> CMTime { .zero }
  @discardableResult open func seek(to time: CMTime) async -> Bool { false }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {}
}

/// How the pitch of a sound is kept where it is played faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = Self(rawValue: "TimeDomain")
  public static let spectral = Self(rawValue: "Spectral")
  public static let varispeed = Self(rawValue: "Varispeed")
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEnd")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailed")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemStalled")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemAccessLog")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

/// A player, which stays where it is: nothing is played.
open class AVPlayer: NSObject {
  /// Whether media is played.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Whether a player can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// What a player does at the end.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  open private(set) var currentItem: AVPlayerItem?
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = Self(rawValue: "ToMinimizeStalls")
    public static let evaluatingBufferingRate = Self(rawValue: "EvaluatingBufferingRate")
    public static let noItemToPlay = Self(rawValue: "NoItemToPlay")
  }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// What a player does while another app is used.
  public enum PlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
  }
  open var audiovisualBackgroundPlaybackPolicy = PlaybackPolicy.automatic
  /// False: nothing is sought.
  @discardableResult open func seek(to time: CMTime) async -> Bool { false }
  /// False: nothing is sought.
  @discardableResult open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { false }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several things in turn.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  open func items() -> [AVPlayerItem] { queue }
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) { queue.append(item) }
  open func canInsert(_ item: AVPlayerItem, after other: AVPlayerItem?) -> Bool { true }
  open func advanceToNextItem() {}
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  open func removeAllItems() { queue.removeAll() }
}

/// Media over and over.
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open var loopCount: Int { 0 }
  open func disableLooping() {}
}

/// The layer of a player, which shows nothing.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
