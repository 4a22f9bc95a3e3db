public import Foundation
public import KumihanAppleNames

/// Whether the camera may be used: nobody was asked.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or microphone. A picture is drawn where there is none, as in a simulator.
open class AVCaptureDevice: NSObject {
  /// Where a camera looks.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// A kind of camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "wide")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "telephoto")
    public static let builtInDualCamera = DeviceType(rawValue: "dual")
    public static let builtInTripleCamera = DeviceType(rawValue: "triple")
  }
  /// Whether the torch is on.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// Whether the flash is used.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  public class func `default`(
    _ kind: DeviceType, for type: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  public class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  public class func requestAccess(for type: AVMediaType) async -> Bool { false }
  /// Nobody answers the question.
  public class func requestAccess(
    for type: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) {}
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var position: Position { .back }
  open var videoZoomFactor: CGFloat = 1
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level: Float) throws {}
  /// What a camera can do.
  public struct Format: Hashable, Sendable {
    public var videoMaxZoomFactor: CGFloat { 1 }
  }
  /// Whether a camera keeps things sharp.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// Whether a camera keeps the light.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// Finds cameras: none.
  open class DiscoverySession: NSObject {
    open var devices: [AVCaptureDevice] { [] }
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  open var activeFormat: Format { Format() }
  open var formats: [Format] { [] }
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var focusPointOfInterest = CGPoint.zero
  open var exposurePointOfInterest = CGPoint.zero
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  open func hasMediaType(_ type: AVMediaType) -> Bool { false }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
}

/// What a session takes in.
open class AVCaptureInput: NSObject {}

/// What a session takes in from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What a session makes.
open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Between what goes in and what comes out.
open class AVCaptureConnection: NSObject {
  open var isVideoMirrored = false
  open var isVideoOrientationSupported: Bool { false }
  open var videoRotationAngle: CGFloat = 0
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirroringSupported: Bool { false }
  open var automaticallyAdjustsVideoMirroring = true
  open var isEnabled = true
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

/// Photos.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// What matters of a photo.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
}

/// A photo that was taken.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
}

/// Is given photos.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// Codes and faces in what the camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Something the camera sees.
open class AVMetadataObject: NSObject {
  /// A kind of code.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "qr")
    public static let ean8 = ObjectType(rawValue: "ean8")
    public static let ean13 = ObjectType(rawValue: "ean13")
    public static let pdf417 = ObjectType(rawValue: "pdf417")
    public static let code128 = ObjectType(rawValue: "code128")
    public static let code39 = ObjectType(rawValue: "code39")
    public static let upce = ObjectType(rawValue: "upce")
    public static let dataMatrix = ObjectType(rawValue: "dataMatrix")
  }
  open var bounds: CGRect { .zero }
  open var type: ObjectType { .qr }
}

/// A code that the camera reads.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}

/// Is given what the camera sees.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// What the camera takes in and gives out.
open class AVCaptureSession: NSObject {
  /// The quality of pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "photo")
    public static let high = Preset(rawValue: "high")
    public static let medium = Preset(rawValue: "medium")
    public static let hd1280x720 = Preset(rawValue: "1280x720")
    public static let hd1920x1080 = Preset(rawValue: "1920x1080")
  }
  open var sessionPreset = Preset.high
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  public private(set) var isRunning = false
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// What the camera sees, as a layer: nothing.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  open override class func _made() -> CALayer { AVCaptureVideoPreviewLayer() }
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

/// How a camera is held.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

extension AVCapturePhotoSettings {
  public convenience init(format: [String: Any]?) { self.init() }
}

/// The frames of what a camera sees: none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
}

/// A video that a session would write.
open class AVCaptureFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open func startRecording(
    to url: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  open func stopRecording() {}
}

/// A film that a session would write.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}

/// Is told of videos that were written.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
