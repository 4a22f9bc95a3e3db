public import Foundation

/// An album.
public struct Album: MusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  MusicLibrarySearchable, FilterableMusicItem, PlayableMusicItem, MusicPropertyContainer,
  MusicPlaylistAddable, Codable
{
  public let id: MusicItemID
  public var title: String { "" }
  public var artistName: String { "" }
  public var artistURL: URL? { nil }
  public var artwork: Artwork? { nil }
  public var contentRating: ContentRating? { nil }
  public var copyright: String? { nil }
  public var editorialNotes: EditorialNotes? { nil }
  public var genreNames: [String] { [] }
  public var isComplete: Bool? { nil }
  public var isSingle: Bool? { nil }
  public var isCompilation: Bool? { nil }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var playParameters: PlayParameters? { nil }
  public var recordLabelName: String? { nil }
  public var releaseDate: Date? { nil }
  public var trackCount: Int { 0 }
  public var upc: String? { nil }
  public var url: URL? { nil }
  public var audioVariants: [AudioVariant]? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var relatedAlbums: MusicItemCollection<Album>? { nil }
}

/// A song.
public struct Song: MusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  MusicLibrarySearchable, FilterableMusicItem, PlayableMusicItem, MusicPropertyContainer,
  MusicPlaylistAddable, Codable
{
  public let id: MusicItemID
  public var title: String { "" }
  public var artistName: String { "" }
  public var albumTitle: String? { nil }
  public var artwork: Artwork? { nil }
  public var attribution: String? { nil }
  public var composerName: String? { nil }
  public var contentRating: ContentRating? { nil }
  public var discNumber: Int? { nil }
  /// In seconds.
  public var duration: TimeInterval? { nil }
  public var editorialNotes: EditorialNotes? { nil }
  public var genreNames: [String] { [] }
  public var hasLyrics: Bool { false }
  public var isrc: String? { nil }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var playCount: Int? { nil }
  public var playParameters: PlayParameters? { nil }
  public var previewAssets: [PreviewAsset]? { nil }
  public var releaseDate: Date? { nil }
  public var trackNumber: Int? { nil }
  public var url: URL? { nil }
  public var workName: String? { nil }
  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
}

/// Who makes music.
public struct Artist: MusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  MusicLibrarySearchable, FilterableMusicItem, MusicPropertyContainer, Codable
{
  public let id: MusicItemID
  public var name: String { "" }
  public var artwork: Artwork? { nil }
  public var editorialNotes: EditorialNotes? { nil }
  public var genreNames: [String]? { nil }
  public var url: URL? { nil }
  public var albums: MusicItemCollection<Album>? { nil }
  public var topSongs: MusicItemCollection<Song>? { nil }
  public var similarArtists: MusicItemCollection<Artist>? { nil }
}

/// A kind of music.
public struct Genre: MusicItem, MusicLibraryRequestable, FilterableMusicItem, Codable {
  public let id: MusicItemID
  public var name: String { "" }
}

/// A list of songs.
public struct Playlist: MusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  MusicLibrarySearchable, FilterableMusicItem, PlayableMusicItem, MusicPropertyContainer, Codable
{
  public let id: MusicItemID
  public var name: String { "" }
  public var artwork: Artwork? { nil }
  public var curatorName: String? { nil }
  public var shortDescription: String? { nil }
  public var standardDescription: String? { nil }
  public var isChart: Bool? { nil }
  public var lastModifiedDate: Date? { nil }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var url: URL? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var entries: MusicItemCollection<Playlist.Entry>? { nil }

  /// A line of a list.
  public struct Entry: MusicItem, PlayableMusicItem, Codable {
    public let id: MusicItemID
    public var title: String { "" }
    public var artistName: String { "" }
    public var artwork: Artwork? { nil }
    public var duration: TimeInterval? { nil }
  }
}

/// Songs without end.
public struct Station: MusicItem, MusicCatalogSearchable, FilterableMusicItem, PlayableMusicItem,
  Codable
{
  public let id: MusicItemID
  public var name: String { "" }
  public var artwork: Artwork? { nil }
  public var isLive: Bool { false }
  public var url: URL? { nil }
}

/// A film of music.
public struct MusicVideo: MusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  FilterableMusicItem, PlayableMusicItem, Codable
{
  public let id: MusicItemID
  public var title: String { "" }
  public var artistName: String { "" }
  public var artwork: Artwork? { nil }
  public var duration: TimeInterval? { nil }
}

/// A song or a film.
public enum Track: MusicItem, MusicLibraryRequestable, PlayableMusicItem, MusicPlaylistAddable,
  Codable
{
  case song(Song)
  case musicVideo(MusicVideo)
  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    case .musicVideo(let video): video.id
    }
  }
  public var title: String { "" }
  public var artistName: String { "" }
  public var albumTitle: String? { nil }
  public var artwork: Artwork? { nil }
  public var contentRating: ContentRating? { nil }
  public var duration: TimeInterval? { nil }
  public var discNumber: Int? { nil }
  public var trackNumber: Int? { nil }
  public var previewAssets: [PreviewAsset]? { nil }
  public var releaseDate: Date? { nil }
  public var url: URL? { nil }
}
