public import Foundation

/// Plays at the same time for several people: for one.
open class AVPlaybackCoordinator: NSObject {}

/// Plays at the same time for several people: for one.
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {}

extension AVPlayer {
  public var playbackCoordinator: AVPlayerPlaybackCoordinator { AVPlayerPlaybackCoordinator() }
}
