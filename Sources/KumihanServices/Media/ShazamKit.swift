public import Foundation
import KumihanFoundation

/// What a song is found by.
open class SHSignature: NSObject {
  public let dataRepresentation: Data
  open var duration: TimeInterval { 0 }
  public init(dataRepresentation: Data) throws { self.dataRepresentation = dataRepresentation }
  /// Of no sound.
  fileprivate init(empty: Void) { dataRepresentation = Data() }
}

/// Makes what a song is found by: of nothing.
open class SHSignatureGenerator: NSObject {
  open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
  open func signature() -> SHSignature? { nil }
}

/// Songs to look in.
open class SHCatalog: NSObject {
  open var minimumQuerySignatureDuration: TimeInterval { 1 }
  open var maximumQuerySignatureDuration: TimeInterval { 12 }
}
/// Songs of an app.
open class SHCustomCatalog: SHCatalog {
  open func addReferenceSignature(
    _ signature: SHSignature, representing mediaItems: [SHMediaItem]
  ) throws {}
  open func add(from url: URL) throws {}
}

/// What is said of a song.
public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let title = Self("sh_title")
  public static let subtitle = Self("sh_subtitle")
  public static let artist = Self("sh_artist")
  public static let artworkURL = Self("sh_artworkURL")
  public static let appleMusicID = Self("sh_appleMusicID")
  public static let appleMusicURL = Self("sh_appleMusicURL")
  public static let shazamID = Self("sh_shazamID")
  public static let webURL = Self("sh_webURL")
  public static let genres = Self("sh_genres")
}

/// A song.
open class SHMediaItem: NSObject {
  private let properties: [SHMediaItemProperty: Any]
  public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }
  public subscript(key: SHMediaItemProperty) -> Any? { properties[key] }
  open var title: String? { self[.title] as? String }
  open var subtitle: String? { self[.subtitle] as? String }
  open var artist: String? { self[.artist] as? String }
  open var genres: [String] { self[.genres] as? [String] ?? [] }
  open var appleMusicID: String? { self[.appleMusicID] as? String }
  open var shazamID: String? { self[.shazamID] as? String }
  open var appleMusicURL: URL? { self[.appleMusicURL] as? URL }
  open var artworkURL: URL? { self[.artworkURL] as? URL }
  open var webURL: URL? { self[.webURL] as? URL }
  open var explicitContent: Bool { false }
}
/// A song that was found.
open class SHMatchedMediaItem: SHMediaItem {
  open var matchOffset: TimeInterval { 0 }
  open var frequencySkew: Float { 0 }
}
/// Songs that were found.
open class SHMatch: NSObject {
  open var mediaItems: [SHMatchedMediaItem] { [] }
}

/// Looks for songs, without an answer.
open class SHSession: NSObject {
  /// What became of a question.
  public enum Result {
    case match(SHMatch)
    case noMatch(SHSignature)
    case error(any Swift.Error, SHSignature)
  }
  public let catalog: SHCatalog
  open weak var delegate: (any SHSessionDelegate)?
  public override init() { catalog = SHCatalog() }
  public init(catalog: SHCatalog) { self.catalog = catalog }
  open func match(_ signature: SHSignature) {}
  open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {}
  open nonisolated(nonsending) func result(from signature: SHSignature) async -> Result {
    .noMatch(signature)
  }
}

/// Is told of songs.
public protocol SHSessionDelegate: NSObjectProtocol {
  func session(_ session: SHSession, didFind match: SHMatch)
  func session(
    _ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
  public func session(_ session: SHSession, didFind match: SHMatch) {}
  public func session(
    _ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?
  ) {}
}

/// Listens for songs, and hears none.
public final class SHManagedSession: Sendable {
  /// Whether it listens.
  public enum State: Hashable, Sendable { case idle, prerecording, matching }
  public init() {}
  public init(catalog: SHCatalog) {}
  public var state: State { .idle }
  public var results: AsyncStream<SHSession.Result> { AsyncStream { $0.finish() } }
  public nonisolated(nonsending) func prepare() async {}
  public nonisolated(nonsending) func result() async -> SHSession.Result {
    .error(SHError(.matchAttemptFailed), SHSignature(empty: ()))
  }
  public func cancel() {}
}

/// The songs that a person found: none.
open class SHMediaLibrary: NSObject {
  open class var `default`: SHMediaLibrary { SharedObjects.one { SHMediaLibrary() } }
  open func add(_ items: [SHMediaItem], completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(SHError(.mediaLibrarySyncFailed))
  }
  open nonisolated(nonsending) func add(_ items: [SHMediaItem]) async throws {
    throw SHError(.mediaLibrarySyncFailed)
  }
}

/// Why no song is found.
public struct SHError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = SHError
    case invalidAudioFormat = 100
    case audioDiscontinuity
    case signatureInvalid = 200
    case signatureDurationInvalid
    case matchAttemptFailed
    case customCatalogInvalid = 300
    case customCatalogInvalidURL
    case mediaLibrarySyncFailed = 400
    case internalError = 500
  }
  public static var errorDomain: String { "com.apple.ShazamKit" }
  public static let matchAttemptFailed = Code.matchAttemptFailed
  public static let signatureInvalid = Code.signatureInvalid
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
