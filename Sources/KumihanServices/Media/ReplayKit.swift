public import Foundation
public import KumihanAppleNames
import KumihanFoundation

/// Records the screen, which nobody looks at.
open class RPScreenRecorder: NSObject {
  open class func shared() -> RPScreenRecorder { SharedObjects.one { RPScreenRecorder() } }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  @MainActor open var cameraPreviewView: UIView? { nil }
  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    handler?(RPRecordingError(.disabled))
  }
  open nonisolated(nonsending) func startRecording() async throws {
    throw RPRecordingError(.disabled)
  }
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    handler?(nil, RPRecordingError(.attemptToStopNonRecording))
  }
  open func stopRecording(
    withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(RPRecordingError(.attemptToStopNonRecording)) }
  open nonisolated(nonsending) func stopRecording(withOutput url: URL) async throws {
    throw RPRecordingError(.attemptToStopNonRecording)
  }
  open func discardRecording(handler: @escaping () -> Void) { handler() }
  open func startCapture(
    handler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(RPRecordingError(.disabled)) }
  open func stopCapture(handler: (((any Error)?) -> Void)? = nil) {
    handler?(RPRecordingError(.attemptToStopNonRecording))
  }
}

/// What a piece of a recording is of.
public enum RPSampleBufferType: Int, Sendable {
  case video = 1
  case audioApp, audioMic
}

/// Is told of recordings.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith controller: RPPreviewViewController?,
    error: (any Error)?)
}

extension RPScreenRecorderDelegate {
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith controller: RPPreviewViewController?,
    error: (any Error)?
  ) {}
}

/// A recording to look at; drawn as a box with its name.
@MainActor @preconcurrency
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// Is told that a recording was looked at.
@MainActor @preconcurrency
public protocol RPPreviewViewControllerDelegate: AnyObject {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes types: Set<String>)
}

extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes types: Set<String>
  ) {}
}

/// The button that begins to send the screen; its picture is *estimated*.
@MainActor @preconcurrency
open class RPSystemBroadcastPickerView: UIView {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
}

/// Takes the pieces of a recording, in an extension that nobody starts.
@MainActor @preconcurrency
open class RPBroadcastSampleHandler: NSObject {
  public override nonisolated init() {}
  open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
  open func broadcastPaused() {}
  open func broadcastResumed() {}
  open func broadcastFinished() {}
  open func finishBroadcastWithError(_ error: any Error) {}
  open func processSampleBuffer(
    _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
  ) {}
}

/// Why nothing is recorded.
public struct RPRecordingError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = RPRecordingError
    case attemptToStopNonRecording = -5829
    case failedToStart = -5803
    case disabled = -5802
    case userDeclined = -5801
    case unknown = -5800
  }
  public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
  public static let disabled = Code.disabled
  public static let userDeclined = Code.userDeclined
  public static let failedToStart = Code.failedToStart
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public typealias RPRecordingErrorCode = RPRecordingError.Code
