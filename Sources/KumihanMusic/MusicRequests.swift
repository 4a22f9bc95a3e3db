public import Foundation

/// Whether an app may use the reader's music: nobody has said so.
public enum MusicAuthorization: Sendable {
  /// What the reader said.
  public enum Status: String, Hashable, Sendable, Codable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized
    public var description: String { rawValue }
  }
  public static var currentStatus: Status { .notDetermined }
  /// Always denied.
  public static func request() async -> Status { .denied }
}

/// What a subscription allows: nothing.
public struct MusicSubscription: Hashable, Sendable {
  public var canPlayCatalogContent: Bool { false }
  public var canBecomeSubscriber: Bool { false }
  public var hasCloudLibraryEnabled: Bool { false }
  /// - Throws: always: the store is offline.
  public static var current: MusicSubscription {
    get async throws { throw URLError(.notConnectedToInternet) }
  }
  public static var subscriptionUpdates: Updates { Updates() }
  /// Changes, of which there are none.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = MusicSubscription
    /// Reads changes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> MusicSubscription? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A search of the catalogue.
public struct MusicCatalogSearchRequest: Hashable, Sendable {
  public let term: String
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
  /// - Throws: always: the catalogue is offline.
  public func response() async throws -> MusicCatalogSearchResponse {
    throw URLError(.notConnectedToInternet)
  }
}
/// What a search of the catalogue found.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
  public var albums: MusicItemCollection<Album> { [] }
  public var artists: MusicItemCollection<Artist> { [] }
  public var songs: MusicItemCollection<Song> { [] }
  public var playlists: MusicItemCollection<Playlist> { [] }
  public var stations: MusicItemCollection<Station> { [] }
  public var musicVideos: MusicItemCollection<MusicVideo> { [] }
}

/// Items of the catalogue by their names.
public struct MusicCatalogResourceRequest<Item: MusicItem>: Sendable {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<Item>] = []
  public init() {}
  public init<Value>(matching path: KeyPath<Item, Value>, equalTo value: Value) {}
  public init<Value>(matching path: KeyPath<Item, Value>, memberOf values: [Value]) {}
  /// - Throws: always: the catalogue is offline.
  public func response() async throws -> MusicCatalogResourceResponse<Item> {
    throw URLError(.notConnectedToInternet)
  }
}
/// Items of the catalogue.
public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
  public var items: MusicItemCollection<Item> { [] }
}

/// The charts.
public struct MusicCatalogChartsRequest: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init(kinds: [MusicCatalogChartKind] = [.mostPlayed], types: [any MusicItem.Type]) {}
  public init(
    genre: Genre?, kinds: [MusicCatalogChartKind] = [.mostPlayed], types: [any MusicItem.Type]
  ) {}
  /// - Throws: always: the catalogue is offline.
  public func response() async throws -> MusicCatalogChartsResponse {
    throw URLError(.notConnectedToInternet)
  }
}
/// Which charts.
public enum MusicCatalogChartKind: String, Hashable, Sendable {
  case mostPlayed, cityTop, dailyGlobalTop
}
/// A chart.
public struct MusicCatalogChart<Item: MusicItem>: Sendable, Identifiable {
  public let id: String
  public var title: String { "" }
  public var items: MusicItemCollection<Item> { [] }
}
/// Charts of the catalogue.
public struct MusicCatalogChartsResponse: Sendable {
  public var albumCharts: [MusicCatalogChart<Album>] { [] }
  public var songCharts: [MusicCatalogChart<Song>] { [] }
  public var playlistCharts: [MusicCatalogChart<Playlist>] { [] }
}

/// Items of the library, which is empty.
public struct MusicLibraryRequest<Item: MusicLibraryRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeOnlyDownloadedContent = false
  public init() {}
  public mutating func filter<Value>(
    matching path: KeyPath<Item.LibraryFilter, Value>, equalTo value: Value
  ) {}
  public mutating func filter<Value>(
    matching path: KeyPath<Item.LibraryFilter, Value>, memberOf values: [Value]
  ) {}
  public mutating func filter(text: String) {}
  public mutating func sort<Value>(
    by path: KeyPath<Item.LibrarySortProperties, Value>, ascending: Bool
  ) {}
  public func response() async throws -> MusicLibraryResponse<Item> { MusicLibraryResponse() }
}
/// Items of the library.
public struct MusicLibraryResponse<Item: MusicItem>: Sendable {
  public var items: MusicItemCollection<Item> { [] }
}
/// A search of the library.
public struct MusicLibrarySearchRequest: Sendable {
  public let term: String
  public var limit: Int?
  public init(term: String, types: [any MusicLibrarySearchable.Type]) { self.term = term }
  public func response() async throws -> MusicLibrarySearchResponse { MusicLibrarySearchResponse() }
}
/// What a search of the library found.
public struct MusicLibrarySearchResponse: Sendable {
  public var albums: MusicItemCollection<Album> { [] }
  public var artists: MusicItemCollection<Artist> { [] }
  public var songs: MusicItemCollection<Song> { [] }
  public var playlists: MusicItemCollection<Playlist> { [] }
}

/// What was heard last.
public struct MusicRecentlyPlayedRequest<Item: MusicItem>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicRecentlyPlayedResponse<Item> {
    MusicRecentlyPlayedResponse()
  }
}
/// What was heard last.
public struct MusicRecentlyPlayedResponse<Item: MusicItem>: Sendable {
  public var items: MusicItemCollection<Item> { [] }
}

/// A request of the catalogue by its address.
public struct MusicDataRequest: Sendable {
  public let urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public static var currentCountryCode: String { get async throws { "us" } }
  /// - Throws: always: the catalogue is offline.
  public func response() async throws -> MusicDataResponse {
    throw URLError(.notConnectedToInternet)
  }
}
/// The answer to a request.
public struct MusicDataResponse: Sendable {
  public var data: Data { Data() }
}

/// The reader's music.
public final class MusicLibrary: Sendable {
  public static let shared = MusicLibrary()
  /// - Throws: always: the library is offline.
  public func add<Item: MusicItem>(_ item: Item) async throws {
    throw URLError(.notConnectedToInternet)
  }
  /// - Throws: always: the library is offline.
  public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw URLError(.notConnectedToInternet) }
}
