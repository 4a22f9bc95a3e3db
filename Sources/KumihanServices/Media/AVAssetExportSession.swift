public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes media to a file; none can be read, so that it fails.
open class AVAssetExportSession: NSObject {
  /// How far the writing is.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  public let asset: AVAsset
  public let presetName: String
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var metadata: [AVMetadataItem]?
  open var fileLengthLimit: Int64 = 0
  open private(set) var status = Status.unknown
  open var progress: Float { 0 }
  open var error: (any Error)? { status == .failed ? AVError(.exportFailed) : nil }
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }
  open func export() async { status = .failed }
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    handler()
  }
  /// - Throws: always, because nothing can be read.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    throw AVError(.exportFailed)
  }
  open func cancelExport() { status = .cancelled }
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open var estimatedOutputFileLength: Int64 { 0 }
  /// How far an export is, by its newer names.
  public enum State: Sendable {
    case pending, waiting
    case exporting(progress: Progress)
  }
  /// Nothing is exported, so that nothing comes.
  open func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> {
    AsyncStream { $0.finish() }
  }
  public class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  public class func allExportPresets() -> [String] { [AVAssetExportPresetHighestQuality] }
}
