public import Foundation
public import KumihanAppleNames

// No camera takes a picture, and so nothing comes of what it is told.
extension AVCaptureDevice {
  /// Whether a camera keeps its idea of white.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  public class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  public class var systemPreferredCamera: AVCaptureDevice? { nil }
  public class func devices(for type: AVMediaType) -> [AVCaptureDevice] { [] }
  public convenience init?(uniqueID: String) { return nil }
  public var isConnected: Bool { true }
  public var isVirtualDevice: Bool { false }
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  public var torchLevel: Float { 0 }
  public var isTorchActive: Bool { false }
  public var isFlashAvailable: Bool { false }
  public func isTorchModeSupported(_ mode: TorchMode) -> Bool { false }

  public var lensPosition: Float { 1 }
  public var isAdjustingFocus: Bool { false }
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler: ((CMTime) -> Void)? = nil
  ) { completionHandler?(.zero) }

  public var iso: Float { 100 }
  public var exposureDuration: CMTime { CMTime(value: 1, timescale: 60) }
  public var exposureTargetBias: Float { 0 }
  public var minExposureTargetBias: Float { -8 }
  public var maxExposureTargetBias: Float { 8 }
  public var isAdjustingExposure: Bool { false }
  public func setExposureTargetBias(
    _ bias: Float, completionHandler: ((CMTime) -> Void)? = nil
  ) { completionHandler?(.zero) }
  public func setExposureModeCustom(
    duration: CMTime, iso: Float, completionHandler: ((CMTime) -> Void)? = nil
  ) { completionHandler?(.zero) }

  public var whiteBalanceMode: WhiteBalanceMode {
    get { .continuousAutoWhiteBalance }
    set {}
  }
  public func isWhiteBalanceModeSupported(_ mode: WhiteBalanceMode) -> Bool { false }

  public var activeVideoMinFrameDuration: CMTime {
    get { CMTime(value: 1, timescale: 30) }
    set {}
  }
  public var activeVideoMaxFrameDuration: CMTime {
    get { CMTime(value: 1, timescale: 30) }
    set {}
  }
  public var isRampingVideoZoom: Bool { false }
  public func cancelVideoZoomRamp() {}
  public var isLowLightBoostSupported: Bool { false }
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { false }
    set {}
  }

  /// How far a camera's pictures are turned for what is up to be up.
  open class RotationCoordinator: NSObject {
    public let device: AVCaptureDevice?
    public init(device: AVCaptureDevice, previewLayer: CALayer?) { self.device = device }
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
  }
}

extension AVCapturePhotoOutput {
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  public var isDepthDataDeliverySupported: Bool { false }
  public var isDepthDataDeliveryEnabled: Bool {
    get { false }
    set {}
  }
  public var isResponsiveCaptureSupported: Bool { false }
  public var isResponsiveCaptureEnabled: Bool {
    get { false }
    set {}
  }
  public var isFastCapturePrioritizationSupported: Bool { false }
  public var isAppleProRAWSupported: Bool { false }
  public func setPreparedPhotoSettingsArray(
    _ settings: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(true, nil) }
}

extension AVCaptureSession {
  /// Why a session was interrupted.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure
  }
  public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
  public static let didStartRunningNotification =
    NSNotification.Name.AVCaptureSessionDidStartRunning
  public static let didStopRunningNotification = NSNotification.Name.AVCaptureSessionDidStopRunning
  public static let wasInterruptedNotification = NSNotification.Name.AVCaptureSessionWasInterrupted
  public static let interruptionEndedNotification =
    NSNotification.Name.AVCaptureSessionInterruptionEnded
  public var connections: [AVCaptureConnection] { [] }
  public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
}

/// A session with several cameras, which no device here has.
open class AVCaptureMultiCamSession: AVCaptureSession {
  public class var isMultiCamSupported: Bool { false }
}

/// What a microphone hears: nothing.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Is given what a microphone hears.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
