public import Foundation
public import KumihanAppleNames
import KumihanFoundation

/// What the lock screen would show of a player.
open class MPNowPlayingInfoCenter: NSObject {
  public class func `default`() -> MPNowPlayingInfoCenter {
    SharedObjects.one { MPNowPlayingInfoCenter() }
  }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether a player plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyGenre = "genre"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyPersistentID = "persistentID"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "defaultPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyMediaType = "mediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "playbackQueueIndex"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "playbackQueueCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyChapterNumber = "chapterNumber"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyIsLiveStream = "isLiveStream"

/// The picture of a song.
open class MPMediaItemArtwork: NSObject {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}

/// Something in a library of media.
open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
}

/// The buttons of headphones and of the lock screen, which nobody presses.
open class MPRemoteCommandCenter: NSObject {
  public class func shared() -> MPRemoteCommandCenter {
    SharedObjects.one { MPRemoteCommandCenter() }
  }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

/// A button outside of the app.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A slider to a moment of a song.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A button that plays a song again.
open class MPChangeRepeatModeCommand: MPRemoteCommand {
  open var currentRepeatType = MPRepeatType.off
}

/// A button that plays songs in any order.
open class MPChangeShuffleModeCommand: MPRemoteCommand {
  open var currentShuffleType = MPShuffleType.off
}

/// A button with stars.
open class MPRatingCommand: MPRemoteCommand {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 1
}

/// A button that tells whether a song is liked.
open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

/// What is played again.
public enum MPRepeatType: Int, Sendable { case off, one, all }

/// What is played in any order.
public enum MPShuffleType: Int, Sendable { case off, items, collections }

/// How far a press of a button that winds has come.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// A button that leaps through a song.
open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

/// A button that changes how fast a song is played.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A leap through a song.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

/// A change of how fast a song is played.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 1 }
}

/// A press of a button outside of the app.
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}

/// A press of a button that winds.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open var type: MPSeekCommandEventType { .beginSeeking }
}

/// Stars for a song.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  open var rating: Float { 0 }
}

/// Whether a song is liked.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  open var isNegative: Bool { false }
}

/// Another way of repeating.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  open var repeatType: MPRepeatType { .off }
  open var preservesRepeatMode: Bool { false }
}

/// Another order of songs.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  open var shuffleType: MPShuffleType { .off }
  open var preservesShuffleMode: Bool { false }
}

/// A leap to a moment.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

/// What came of a press.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}

/// The slider of the device's volume.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  private var images: [String: UIImage] = [:]
  private func keep(_ image: UIImage?, _ name: String, _ state: UIControl.State) {
    images["\(name) \(state.rawValue)"] = image
  }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "thumb", state)
  }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    images["thumb \(state.rawValue)"]
  }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "minimum", state)
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "maximum", state)
  }
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "route", state)
  }
}
