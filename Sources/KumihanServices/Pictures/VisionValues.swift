public import Foundation
public import KumihanCoreGraphics

// Vision's requests as values, which wait for their answers. Nothing is found.

/// Something to look for in a picture.
public protocol VisionRequest: Sendable {
  associatedtype Result: Sendable
  /// What is found.
  func _found() throws -> Result
}
/// Something to look for in one picture.
public protocol ImageProcessingRequest: VisionRequest {
  var regionOfInterest: NormalizedRect { get set }
}

extension ImageProcessingRequest {
  public func perform(
    on image: CGImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try _found() }
  public func perform(
    on image: CIImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try _found() }
  public func perform(
    on image: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try _found() }
  public func perform(
    on image: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try _found() }
  public func perform(
    on image: Data, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try _found() }
  public func perform(
    on image: URL, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try _found() }
}

/// A picture to look at.
public final class ImageRequestHandler: Sendable {
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ image: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ image: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ image: Data, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ image: URL, orientation: CGImagePropertyOrientation? = nil) {}
  public func perform<each Request: VisionRequest>(
    _ requests: repeat each Request
  ) async throws -> (repeat (each Request).Result) { (repeat try (each requests)._found()) }
}

/// A place in a picture of 1 by 1, whose origin is at the lower left.
public struct NormalizedRect: Hashable, Sendable {
  public let cgRect: CGRect
  public init(normalizedRect rect: CGRect) { cgRect = rect }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cgRect = CGRect(x: x, y: y, width: width, height: height)
  }
  public init(imageRect rect: CGRect, in size: CGSize) {
    self.init(
      x: rect.minX / max(size.width, 1), y: rect.minY / max(size.height, 1),
      width: rect.width / max(size.width, 1), height: rect.height / max(size.height, 1))
  }
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
  public var origin: CGPoint { cgRect.origin }
  public var width: CGFloat { cgRect.width }
  public var height: CGFloat { cgRect.height }
  /// In points, from the lower left or, as views are drawn, from the upper left.
  public func toImageCoordinates(
    _ size: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGRect {
    CGRect(
      x: cgRect.minX * size.width,
      y: (origin == .lowerLeft ? cgRect.minY : 1 - cgRect.maxY) * size.height,
      width: cgRect.width * size.width, height: cgRect.height * size.height)
  }
}
/// Where a picture's coordinates begin.
public enum CoordinateOrigin: Sendable { case lowerLeft, upperLeft }
/// A point in a picture of 1 by 1, whose origin is at the lower left.
public struct NormalizedPoint: Hashable, Sendable {
  public let cgPoint: CGPoint
  public init(normalizedPoint point: CGPoint) { cgPoint = point }
  public init(x: CGFloat, y: CGFloat) { cgPoint = CGPoint(x: x, y: y) }
  public var x: CGFloat { cgPoint.x }
  public var y: CGFloat { cgPoint.y }
  /// In points, from the lower left or, as views are drawn, from the upper left.
  public func toImageCoordinates(
    _ size: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGPoint {
    CGPoint(x: x * size.width, y: (origin == .lowerLeft ? y : 1 - y) * size.height)
  }
}

/// Something that was found.
public protocol VisionObservation: Hashable, Identifiable, Sendable {
  var uuid: UUID { get }
  var confidence: Float { get }
}
extension VisionObservation {
  public var id: UUID { uuid }
  public var uuid: UUID { UUID.zero }
  public var confidence: Float { 0 }
}
/// Something at a place.
public protocol BoundingBoxProviding { var boundingBox: NormalizedRect { get } }
/// Something with four corners.
public protocol QuadrilateralProviding: BoundingBoxProviding {
  var topLeft: NormalizedPoint { get }
  var topRight: NormalizedPoint { get }
  var bottomLeft: NormalizedPoint { get }
  var bottomRight: NormalizedPoint { get }
}
extension QuadrilateralProviding {
  public var topLeft: NormalizedPoint { corner(0, 1) }
  public var topRight: NormalizedPoint { corner(1, 1) }
  public var bottomLeft: NormalizedPoint { corner(0, 0) }
  public var bottomRight: NormalizedPoint { corner(1, 0) }
  private func corner(_ x: CGFloat, _ y: CGFloat) -> NormalizedPoint {
    NormalizedPoint(
      x: boundingBox.origin.x + x * boundingBox.width,
      y: boundingBox.origin.y + y * boundingBox.height)
  }
}

/// What a line of text may say.
public struct RecognizedText: Hashable, Sendable {
  public let string: String
  public let confidence: Float
  public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? { nil }
}
/// A line of text.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
  public let boundingBox: NormalizedRect
  public func topCandidates(_ count: Int) -> [RecognizedText] { [] }
  public var transcript: String { "" }
}
/// A code.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
  public let boundingBox: NormalizedRect
  public var payloadString: String? { nil }
  public var payloadData: Data? { nil }
  public var symbology: BarcodeSymbology { .qr }
}
/// A kind of code.
public enum BarcodeSymbology: String, CaseIterable, Sendable {
  case aztec, code39, code93, code128, dataMatrix, ean8, ean13, i2of5, itf14, pdf417, qr, upce
  case codabar, gs1DataBar, microPDF417, microQR
}
/// A face.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
  public let boundingBox: NormalizedRect
  public var roll: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
  public var yaw: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
  public var pitch: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
}
/// A person.
public struct HumanObservation: VisionObservation, BoundingBoxProviding {
  public let boundingBox: NormalizedRect
}
/// Something with four corners.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
  public let boundingBox: NormalizedRect
}
/// A sheet of paper.
public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
  public let boundingBox: NormalizedRect
}
/// What a picture shows.
public struct ClassificationObservation: VisionObservation {
  public let identifier: String
  public func hasMinimumPrecision(_ precision: Float, forRecall recall: Float) -> Bool { false }
  public func hasMinimumRecall(_ recall: Float, forPrecision precision: Float) -> Bool { false }
}
/// An object in a picture.
public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
  public let boundingBox: NormalizedRect
  public var labels: [ClassificationObservation] { [] }
}
/// Things before the ground.
public struct InstanceMaskObservation: VisionObservation {
  public var allInstances: IndexSet { IndexSet() }
  /// - Throws: always, because nothing was found.
  public func generateScaledMask(
    for instances: IndexSet, scaledToImageFrom handler: ImageRequestHandler
  ) throws -> CVPixelBuffer { throw VisionError.operationFailed("nothing was found") }
  /// - Throws: always, because nothing was found.
  public func generateMaskedImage(
    for instances: IndexSet, imageFrom handler: ImageRequestHandler,
    croppedToInstancesExtent: Bool = false
  ) throws -> CVPixelBuffer { throw VisionError.operationFailed("nothing was found") }
}
/// How good a picture is.
public struct ImageAestheticsScoresObservation: VisionObservation {
  public var overallScore: Float { 0 }
  public var isUtility: Bool { false }
}
/// What a picture is like.
public struct FeaturePrintObservation: VisionObservation {
  /// - Throws: always, because nothing was found.
  public func distance(to other: FeaturePrintObservation) throws -> Double {
    throw VisionError.operationFailed("nothing was found")
  }
}
/// What a sheet of paper says.
public struct DocumentObservation: VisionObservation {
  /// The parts of a sheet.
  public struct Container: Hashable, Sendable {
    public var text: Text { Text() }
    public var paragraphs: [Text] { [] }
    public var title: Text? { nil }
    /// Words.
    public struct Text: Hashable, Sendable { public var transcript: String { "" } }
  }
  public var document: Container { Container() }
}

/// Why nothing was looked for.
public enum VisionError: Error {
  case operationFailed(String)
  case invalidImage(String)
  case invalidArgument(String)
  case unsupportedRequest
}

/// Looks for text.
public struct RecognizeTextRequest: ImageProcessingRequest {
  /// How carefully text is read.
  public enum RecognitionLevel: Sendable { case accurate, fast }
  /// How the request works.
  public enum Revision: Sendable { case revision3 }
  public init(_ revision: Revision? = nil) {}
  public var regionOfInterest = NormalizedRect.fullImage
  public var recognitionLevel = RecognitionLevel.accurate
  public var recognitionLanguages: [Locale.Language] = []
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
  public var customWords: [String] = []
  public var minimumTextHeightFraction: Float = 0
  public var supportedRecognitionLanguages: [Locale.Language] {
    [Locale.Language(identifier: "en-US")]
  }
  public func _found() throws -> [RecognizedTextObservation] { [] }
}
/// Looks for codes.
public struct DetectBarcodesRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public var symbologies = BarcodeSymbology.allCases
  public var coalescesCompositeSymbologies = false
  public func _found() throws -> [BarcodeObservation] { [] }
}
/// Looks for faces.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> [FaceObservation] { [] }
}
/// Looks for parts of faces.
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> [FaceObservation] { [] }
}
/// Looks how good pictures of faces are.
public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> [FaceObservation] { [] }
}
/// Looks for people.
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public var upperBodyOnly = true
  public func _found() throws -> [HumanObservation] { [] }
}
/// Names what a picture shows.
public struct ClassifyImageRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> [ClassificationObservation] { [] }
}
/// Looks for things with four corners.
public struct DetectRectanglesRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public var minimumAspectRatio: Float = 0.5
  public var maximumAspectRatio: Float = 1
  public var minimumSize: Float = 0.2
  public var minimumConfidence: Float = 0
  public var maximumObservations = 1
  public func _found() throws -> [RectangleObservation] { [] }
}
/// Looks for cats and dogs.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> [RecognizedObjectObservation] { [] }
}
/// Looks for a sheet of paper.
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> DetectedDocumentObservation? { nil }
}
/// Looks for things before the ground.
public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> InstanceMaskObservation? { nil }
}
/// Looks for people before the ground.
public struct GeneratePersonInstanceMaskRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> InstanceMaskObservation? { nil }
}
/// Says how good a picture is.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> ImageAestheticsScoresObservation {
    ImageAestheticsScoresObservation()
  }
}
/// Says what a picture is like.
public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> FeaturePrintObservation { FeaturePrintObservation() }
}
/// Reads a sheet of paper.
public struct RecognizeDocumentsRequest: ImageProcessingRequest {
  public init() {}
  public var regionOfInterest = NormalizedRect.fullImage
  public func _found() throws -> [DocumentObservation] { [] }
}
