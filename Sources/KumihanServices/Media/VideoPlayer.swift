public import KumihanAppleNames
public import KumihanViews

/// A video, drawn as its black ground and what stands over it: its pictures need a decoder.
public struct VideoPlayer<Overlay: View>: _PlacedView {
  private let overlay: Overlay
  public let _site: CallSite

  public init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay,
    fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    overlay = videoOverlay()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    StandInView("the pictures of a video need its decoder", at: _site) {
      ZStack {
        Color.black
        overlay
      }
    }
  }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(
    player: AVPlayer?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      player: player, videoOverlay: { EmptyView() }, fileID: fileID, line: line, column: column)
  }
}

/// The screen of a player: its black ground.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: UIView? { nil }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    loadViewIfNeeded()
    view.backgroundColor = .black
    view.makePicture = { AnyView(Color.black) }
    view.addSubview(UIView())
  }
  public required init?(coder: NSCoder) { nil }
}

/// Follows the screen of a player.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A video that stays in a corner while other apps are used.
open class AVPictureInPictureController: NSObject {
  public class func isPictureInPictureSupported() -> Bool { false }
  public override init() {}
  @MainActor @preconcurrency public init?(playerLayer: AVPlayerLayer) {}
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}
/// Follows a video in a corner.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(
    _ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(
    _ controller: AVPictureInPictureController)
  func pictureInPictureControllerWillStopPictureInPicture(
    _ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(
    _ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler handler:
      @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ controller: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler handler:
      @escaping (Bool) -> Void
  ) {}
}

/// The button that sends sound to other devices.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false
}
