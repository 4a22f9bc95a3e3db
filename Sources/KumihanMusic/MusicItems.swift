public import Foundation
public import KumihanCoreGraphics

/// The name of something in the catalogue or the library.
public struct MusicItemID: Hashable, Sendable, RawRepresentable, Codable,
  ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String
  public init(_ text: String) { rawValue = text }
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral text: String) { rawValue = text }
  public var description: String { rawValue }
}

/// Something of music: an album, a song, a list.
public protocol MusicItem: Identifiable, Hashable, Sendable where ID == MusicItemID {
  var id: MusicItemID { get }
}
/// What the catalogue can be searched for.
public protocol MusicCatalogSearchable: MusicItem {}
/// What the library has.
public protocol MusicLibraryRequestable: MusicItem {
  associatedtype LibraryFilter = Self
  associatedtype LibrarySortProperties = Self
}
/// What the library can be searched for.
public protocol MusicLibrarySearchable: MusicItem {}
/// What is asked for by its name.
public protocol FilterableMusicItem: MusicItem { associatedtype FilterType = Self }
/// What can be played.
public protocol PlayableMusicItem: MusicItem {}
/// What lists can be added to.
public protocol MusicPlaylistAddable: MusicItem {}
/// What knows more of itself than it was made with.
public protocol MusicPropertyContainer: MusicItem {}

/// More that something of music knows.
public struct PartialMusicAsyncProperty<Root: MusicItem>: Hashable, Sendable {
  let name: String
}
extension PartialMusicAsyncProperty {
  public static var artists: Self { Self(name: "artists") }
  public static var albums: Self { Self(name: "albums") }
  public static var tracks: Self { Self(name: "tracks") }
  public static var genres: Self { Self(name: "genres") }
  public static var entries: Self { Self(name: "entries") }
  public static var topSongs: Self { Self(name: "topSongs") }
  public static var similarArtists: Self { Self(name: "similarArtists") }
  public static var relatedAlbums: Self { Self(name: "relatedAlbums") }
  public static var appearsOn: Self { Self(name: "appearsOn") }
  public static var featuredAlbums: Self { Self(name: "featuredAlbums") }
}
extension MusicPropertyContainer {
  /// - Throws: always: the catalogue is offline.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
    throw URLError(.notConnectedToInternet)
  }
  /// - Throws: always: the catalogue is offline.
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
  ) async throws -> Self { throw URLError(.notConnectedToInternet) }
}
/// Where more is known.
public enum MusicPropertySource: Hashable, Sendable { case catalog, library }

/// A list of items, of which there may be more.
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Hashable, Sendable,
  ExpressibleByArrayLiteral
{
  private var items: [Item]
  public var title: String? { nil }
  public init() { items = [] }
  public init<S: Sequence>(_ items: S) where S.Element == Item { self.items = Array(items) }
  public init(arrayLiteral items: Item...) { self.items = items }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> Item { items[index] }
  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<Item>? { nil }
  public static func + (a: Self, b: Self) -> Self { Self(a.items + b.items) }
  public static func += (a: inout Self, b: Self) { a.items += b.items }
}

/// A picture of music.
public struct Artwork: Hashable, Sendable {
  /// In pixels.
  public let maximumWidth: Int
  public let maximumHeight: Int
  public var alternateText: String? { nil }
  public var backgroundColor: CGColor? { nil }
  public var primaryTextColor: CGColor? { nil }
  public var secondaryTextColor: CGColor? { nil }
  public var tertiaryTextColor: CGColor? { nil }
  public var quaternaryTextColor: CGColor? { nil }
  public func url(width: Int, height: Int) -> URL? { nil }
}
/// Words of editors.
public struct EditorialNotes: Hashable, Sendable {
  public var name: String? { nil }
  public var short: String? { nil }
  public var standard: String? { nil }
  public var tagline: String? { nil }
}
/// Whether words are for all.
public enum ContentRating: String, Hashable, Sendable, Codable { case clean, explicit }
/// How an album sounds.
public enum AudioVariant: Hashable, Sendable {
  case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo, spatialAudio
}
/// Some seconds of a song.
public struct PreviewAsset: Hashable, Sendable {
  public var url: URL? { nil }
  public var artwork: Artwork? { nil }
}
/// What a player needs to find something.
public struct PlayParameters: Hashable, Sendable, Codable {}
