public import Foundation
public import KumihanAppleNames
public import KumihanCoreGraphics

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
    public static let builtInDualWideCamera = DeviceType(rawValue: "dualWide")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "trueDepth")
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "lidar")
    public static let builtInMicrophone = DeviceType(rawValue: "builtInMicrophone")
    public static let microphone = DeviceType(rawValue: "microphone")
    public static let continuityCamera = DeviceType(rawValue: "continuity")
    public static let external = DeviceType(rawValue: "external")
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
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var isHighResolutionPhotoEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var livePhotoMovieFileURL: URL?
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var metadata: [String: Any] = [:]
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open var uniqueID: Int64 { 0 }
}

/// How a photo was taken.
open class AVCaptureResolvedPhotoSettings: NSObject {
  open var uniqueID: Int64 { 0 }
  open var isFlashEnabled: Bool { false }
  open var isRedEyeReductionEnabled: Bool { false }
}

/// A photo that was taken.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
  open var timestamp: CMTime { .zero }
  open var isRawPhoto: Bool { false }
  open var photoCount: Int { 1 }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
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
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
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
    public static let aztec = ObjectType(rawValue: "aztec")
    public static let codabar = ObjectType(rawValue: "codabar")
    public static let code39Mod43 = ObjectType(rawValue: "code39Mod43")
    public static let code93 = ObjectType(rawValue: "code93")
    public static let interleaved2of5 = ObjectType(rawValue: "interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "itf14")
    public static let microQR = ObjectType(rawValue: "microQR")
    public static let microPDF417 = ObjectType(rawValue: "microPDF417")
    public static let gs1DataBar = ObjectType(rawValue: "gs1DataBar")
    public static let face = ObjectType(rawValue: "face")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let dogBody = ObjectType(rawValue: "dogBody")
  }
  open var time: CMTime { .zero }
  open var duration: CMTime { .zero }
  open var bounds: CGRect { .zero }
  open var type: ObjectType { .qr }
}

/// A code that the camera reads.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

/// A face that the camera sees.
open class AVMetadataFaceObject: AVMetadataObject {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
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
    public static let hd4K3840x2160 = Preset(rawValue: "3840x2160")
    public static let low = Preset(rawValue: "low")
    public static let vga640x480 = Preset(rawValue: "640x480")
    public static let cif352x288 = Preset(rawValue: "352x288")
    public static let inputPriority = Preset(rawValue: "inputPriority")
  }
  open var sessionPreset = Preset.high
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var isMultitaskingCameraAccessEnabled = false
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isInterrupted: Bool { false }
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
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
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
  open var isRecordingPaused: Bool { false }
  open var outputFileURL: URL? { nil }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open func startRecording(
    to url: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  open func stopRecording() {}
  open func pauseRecording() {}
  open func resumeRecording() {}
}

/// A film that a session would write.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  open var movieFragmentInterval = CMTime.invalid
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func setOutputSettings(
    _ settings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
}

/// Is told of videos that were written.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
