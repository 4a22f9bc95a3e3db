// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanCoreGraphics

/// What every kind of request tells, unless it says it of its own kind.
public protocol _VNRequest: AnyObject {}
extension _VNRequest {
  public var results: [VNObservation]? { [] }
}

/// Something to look for in a picture. Nothing is found.
open class VNRequest: NSObject, _VNRequest {
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  private let completion: CompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  public init(completionHandler: CompletionHandler? = nil) { completion = completionHandler }
  open func cancel() {}
  func finish() { completion?(self, nil) }
}

/// Something to look for in one picture.
open class VNImageBasedRequest: VNRequest {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How sure something is that was found.
open class VNObservation: NSObject {
  public let uuid = UUID.zero
  open var confidence: Float { 0 }
}

/// Something that was found at a place, of which the whole picture is 1 by 1.
open class VNDetectedObjectObservation: VNObservation {
  open private(set) var boundingBox = CGRect.zero
  public override init() {}
  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// What a line of text may say.
open class VNRecognizedText: NSObject {
  open var string: String { "" }
  open var confidence: Float { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A line of text.
open class VNRecognizedTextObservation: VNRectangleObservation {
  open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var faceCaptureQuality: Float? { nil }
  open var pitch: NSNumber? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
}

/// A code.
open class VNBarcodeObservation: VNRectangleObservation {
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}

/// What a picture shows.
open class VNClassificationObservation: VNObservation {
  open var identifier: String { "" }
  open func hasMinimumPrecision(_ precision: Float, forRecall recall: Float) -> Bool { false }
  open func hasMinimumRecall(_ recall: Float, forPrecision precision: Float) -> Bool { false }
}

/// An object in a picture.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  open var labels: [VNClassificationObservation] { [] }
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = VNBarcodeSymbology(rawValue: "QR")
  public static let QR = qr
  public static let ean8 = VNBarcodeSymbology(rawValue: "EAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "EAN13")
  public static let code128 = VNBarcodeSymbology(rawValue: "Code128")
  public static let code39 = VNBarcodeSymbology(rawValue: "Code39")
  public static let upce = VNBarcodeSymbology(rawValue: "UPCE")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "PDF417")
  public static let aztec = VNBarcodeSymbology(rawValue: "Aztec")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "DataMatrix")
}

/// How carefully text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// Looks for text.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  open var results: [VNRecognizedTextObservation]? { [] }
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}

/// Looks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  open var results: [VNBarcodeObservation]? { [] }
  open var symbologies: [VNBarcodeSymbology] = []
}

/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  open var results: [VNFaceObservation]? { [] }
}
/// Looks for parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  open var results: [VNFaceObservation]? { [] }
}
/// Looks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
  open var results: [VNHumanObservation]? { [] }
}
/// Names what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest {
  open var results: [VNClassificationObservation]? { [] }
}

/// Looks for things with four corners.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  open var results: [VNRectangleObservation]? { [] }
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumConfidence: Float = 0
  open var minimumSize: Float = 0.2
  open var maximumObservations = 1
}

/// A model of Core ML for Vision.
open class VNCoreMLModel: NSObject {
  public init(for model: MLModel) throws {}
}

/// Asks a model of Core ML.
open class VNCoreMLRequest: VNImageBasedRequest {
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public convenience init(model: VNCoreMLModel, completionHandler: CompletionHandler? = nil) {
    self.init(completionHandler: completionHandler)
  }
}

/// How a picture is brought to a model's size.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }

/// The name of an option of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "properties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "cameraIntrinsics")
}

/// A picture to look at. Requests end at once, without results.
open class VNImageRequestHandler: NSObject {
  public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(cmSampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cmSampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(data: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url: URL, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.finish() }
  }
}

/// Pictures to look at one after the other.
open class VNSequenceRequestHandler: NSObject {
  open func perform(_ requests: [VNRequest], on buffer: CVPixelBuffer) throws {
    for request in requests { request.finish() }
  }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    for request in requests { request.finish() }
  }
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
  ) throws { try perform(requests, on: image) }
  open func perform(
    _ requests: [VNRequest], on buffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try perform(requests, on: buffer) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    for request in requests { request.finish() }
  }
  open func perform(_ requests: [VNRequest], onCMSampleBuffer buffer: CMSampleBuffer) throws {
    for request in requests { request.finish() }
  }
}

public func VNImagePointForNormalizedPoint(
  _ point: CGPoint, _ width: Int, _ height: Int
) -> CGPoint { CGPoint(x: point.x * CGFloat(width), y: point.y * CGFloat(height)) }
public func VNNormalizedRectForImageRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
  guard width > 0, height > 0 else { return .zero }
  return CGRect(
    x: rect.minX / CGFloat(width), y: rect.minY / CGFloat(height),
    width: rect.width / CGFloat(width), height: rect.height / CGFloat(height))
}

/// The size of a place in a picture, from parts of it to pixels.
public func VNImageRectForNormalizedRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
  let (width, height) = (CGFloat(width), CGFloat(height))
  return CGRect(
    x: rect.minX * width, y: rect.minY * height, width: rect.width * width,
    height: rect.height * height)
}
