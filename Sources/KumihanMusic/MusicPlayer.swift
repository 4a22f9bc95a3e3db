public import Foundation
public import KumihanCombine

/// Plays music: here, nothing.
open class MusicPlayer {
  /// Whether something is played.
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  /// What is played again.
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  /// In which order.
  public enum ShuffleMode: Hashable, Sendable { case off, songs }
  /// How one song passes into the next.
  public enum Transition: Hashable, Sendable { case none, crossfade }

  /// What a player does.
  public final class State: ObservableObject {
    public var playbackStatus: PlaybackStatus { .stopped }
    @Published public var playbackRate: Float = 1
    @Published public var repeatMode: RepeatMode?
    @Published public var shuffleMode: ShuffleMode?
    public var audioVariant: AudioVariant? { nil }
    init() {}
  }

  /// What is played one after another.
  open class Queue: ObservableObject, ExpressibleByArrayLiteral {
    /// A line of the queue.
    public struct Entry: Hashable, Sendable, Identifiable {
      /// What is played.
      public enum Item: Hashable, Sendable {
        case song(Song)
        case musicVideo(MusicVideo)
      }
      public let id: String
      public var title: String { "" }
      public var subtitle: String? { nil }
      public var artwork: Artwork? { nil }
      public var item: Item? { nil }
      public var isTransient: Bool { false }
      public init<Item: PlayableMusicItem>(_ item: Item) { id = item.id.rawValue }
    }
    /// Where new lines go.
    public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
    @Published public internal(set) var currentEntry: Entry?
    public required init(arrayLiteral items: any PlayableMusicItem...) {}
    public init<S: Sequence>(for items: S, startingAt start: S.Element? = nil)
    where S.Element: PlayableMusicItem {}
    public init<S: Sequence>(_ entries: S, startingAt start: Entry? = nil)
    where S.Element == Entry {}
    public init(album: Album, startingAt track: Track) {}
    public init(playlist: Playlist, startingAt entry: Playlist.Entry) {}
    init() {}
    public func insert<Item: PlayableMusicItem>(
      _ item: Item, position: EntryInsertionPosition
    ) async throws {}
  }

  public let state = State()
  public let isPreparedToPlay = false
  /// In seconds.
  open var playbackTime: TimeInterval = 0
  init() {}
  /// - Throws: always: the catalogue is offline.
  open func play() async throws { throw URLError(.notConnectedToInternet) }
  /// - Throws: always: the catalogue is offline.
  open func prepareToPlay() async throws { throw URLError(.notConnectedToInternet) }
  open func pause() {}
  open func stop() {}
  open func restartCurrentEntry() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextEntry() async throws {}
  open func skipToPreviousEntry() async throws {}
}

/// The player of an app.
public final class ApplicationMusicPlayer: MusicPlayer {
  public nonisolated(unsafe) static let shared = ApplicationMusicPlayer()
  public var queue = Queue()
  public var transition = Transition.none
}
/// The player of the phone.
public final class SystemMusicPlayer: MusicPlayer {
  public nonisolated(unsafe) static let shared = SystemMusicPlayer()
  public var queue = Queue()
}
