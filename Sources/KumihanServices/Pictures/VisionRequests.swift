// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanCoreGraphics

// What is looked for in pictures beside text, codes and faces. Nothing is found.

public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3
public let VNDetectFaceRectanglesRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision4 = 4

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation {
  open var upperBodyOnly: Bool { true }
}
/// Points of a face.
open class VNFaceLandmarkRegion2D: NSObject {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
/// The parts of a face.
open class VNFaceLandmarks2D: NSObject {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

/// A point of a picture, of which the whole is 1 by 1.
open class VNPoint: NSObject {
  public let location: CGPoint
  public var x: Double { location.x }
  public var y: Double { location.y }
  public init(location: CGPoint) { self.location = location }
  public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
  open func distance(_ point: VNPoint) -> Double {
    let (dx, dy) = (x - point.x, y - point.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
/// A point, and how sure it is.
open class VNDetectedPoint: VNPoint { open var confidence: Float { 0 } }
/// A point with a name.
open class VNRecognizedPoint: VNDetectedPoint {}
/// The name of a point.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// Points with names.
open class VNRecognizedPointsObservation: VNObservation {
  open var availableKeys: [VNRecognizedPointKey] { [] }
}

/// How a person stands.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nose = Self(rawValue: "nose")
    public static let leftEye = Self(rawValue: "leftEye")
    public static let rightEye = Self(rawValue: "rightEye")
    public static let leftEar = Self(rawValue: "leftEar")
    public static let rightEar = Self(rawValue: "rightEar")
    public static let leftShoulder = Self(rawValue: "leftShoulder")
    public static let rightShoulder = Self(rawValue: "rightShoulder")
    public static let neck = Self(rawValue: "neck")
    public static let leftElbow = Self(rawValue: "leftElbow")
    public static let rightElbow = Self(rawValue: "rightElbow")
    public static let leftWrist = Self(rawValue: "leftWrist")
    public static let rightWrist = Self(rawValue: "rightWrist")
    public static let leftHip = Self(rawValue: "leftHip")
    public static let rightHip = Self(rawValue: "rightHip")
    public static let root = Self(rawValue: "root")
    public static let leftKnee = Self(rawValue: "leftKnee")
    public static let rightKnee = Self(rawValue: "rightKnee")
    public static let leftAnkle = Self(rawValue: "leftAnkle")
    public static let rightAnkle = Self(rawValue: "rightAnkle")
  }
  /// The name of several joints.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let face = Self(rawValue: "face")
    public static let torso = Self(rawValue: "torso")
    public static let leftArm = Self(rawValue: "leftArm")
    public static let rightArm = Self(rawValue: "rightArm")
    public static let leftLeg = Self(rawValue: "leftLeg")
    public static let rightLeg = Self(rawValue: "rightLeg")
    public static let all = Self(rawValue: "all")
  }
  open var availableJointNames: [JointName] { [] }
  /// - Throws: always, because nothing was found.
  open func recognizedPoint(_ name: JointName) throws -> VNRecognizedPoint {
    throw CocoaError(.coderValueNotFound)
  }
  open func recognizedPoints(_ group: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    [:]
  }
}
/// Looks how people stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
  open var results: [VNHumanBodyPoseObservation]? { [] }
}

/// How a hand is held.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
  /// The name of a joint.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let thumbTip = Self(rawValue: "thumbTip")
    public static let thumbIP = Self(rawValue: "thumbIP")
    public static let thumbMP = Self(rawValue: "thumbMP")
    public static let thumbCMC = Self(rawValue: "thumbCMC")
    public static let indexTip = Self(rawValue: "indexTip")
    public static let indexDIP = Self(rawValue: "indexDIP")
    public static let indexPIP = Self(rawValue: "indexPIP")
    public static let indexMCP = Self(rawValue: "indexMCP")
    public static let middleTip = Self(rawValue: "middleTip")
    public static let middleDIP = Self(rawValue: "middleDIP")
    public static let middlePIP = Self(rawValue: "middlePIP")
    public static let middleMCP = Self(rawValue: "middleMCP")
    public static let ringTip = Self(rawValue: "ringTip")
    public static let ringDIP = Self(rawValue: "ringDIP")
    public static let ringPIP = Self(rawValue: "ringPIP")
    public static let ringMCP = Self(rawValue: "ringMCP")
    public static let littleTip = Self(rawValue: "littleTip")
    public static let littleDIP = Self(rawValue: "littleDIP")
    public static let littlePIP = Self(rawValue: "littlePIP")
    public static let littleMCP = Self(rawValue: "littleMCP")
    public static let wrist = Self(rawValue: "wrist")
  }
  /// The name of several joints.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let thumb = Self(rawValue: "thumb")
    public static let indexFinger = Self(rawValue: "indexFinger")
    public static let middleFinger = Self(rawValue: "middleFinger")
    public static let ringFinger = Self(rawValue: "ringFinger")
    public static let littleFinger = Self(rawValue: "littleFinger")
    public static let all = Self(rawValue: "all")
  }
  open var chirality: VNChirality { .unknown }
  open var availableJointNames: [JointName] { [] }
  /// - Throws: always, because nothing was found.
  open func recognizedPoint(_ name: JointName) throws -> VNRecognizedPoint {
    throw CocoaError(.coderValueNotFound)
  }
  open func recognizedPoints(_ group: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    [:]
  }
}
/// Which hand.
public enum VNChirality: Int, Sendable {
  case unknown = 0
  case left = -1
  case right = 1
}
/// Looks how hands are held.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  open var results: [VNHumanHandPoseObservation]? { [] }
  open var maximumHandCount = 2
}

/// Pixels that tell something of each place.
open class VNPixelBufferObservation: VNObservation {
  open var pixelBuffer: CVPixelBuffer { CVPixelBuffer() }
  open var featureName: String? { nil }
}
/// Places that eyes go to.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
  open var salientObjects: [VNRectangleObservation]? { nil }
}
/// Things before the ground.
open class VNInstanceMaskObservation: VNObservation {
  open var allInstances: IndexSet { IndexSet() }
  /// - Throws: always, because nothing was found.
  open func generateScaledMaskForImage(
    forInstances instances: IndexSet, from handler: VNImageRequestHandler
  ) throws -> CVPixelBuffer { throw CocoaError(.coderValueNotFound) }
  /// - Throws: always, because nothing was found.
  open func generateMaskedImage(
    ofInstances instances: IndexSet, from handler: VNImageRequestHandler,
    croppedToInstancesExtent: Bool
  ) throws -> CVPixelBuffer { throw CocoaError(.coderValueNotFound) }
  /// - Throws: always, because nothing was found.
  open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer {
    throw CocoaError(.coderValueNotFound)
  }
}
/// Lines around things.
open class VNContoursObservation: VNObservation {
  open var contourCount: Int { 0 }
  open var topLevelContourCount: Int { 0 }
  open var topLevelContours: [VNContour] { [] }
  open var normalizedPath: CGPath { CGMutablePath() }
}
/// A line around a thing.
open class VNContour: NSObject {
  open var pointCount: Int { 0 }
  open var childContours: [VNContour] { [] }
  open var normalizedPath: CGPath { CGMutablePath() }
}
/// What a picture is like.
open class VNFeaturePrintObservation: VNObservation {
  open var elementCount: Int { 0 }
  open var data: Data { Data() }
  /// - Throws: always, because nothing was found.
  open func computeDistance(
    _ distance: UnsafeMutablePointer<Float>, to other: VNFeaturePrintObservation
  ) throws { throw CocoaError(.coderValueNotFound) }
}
/// How a picture leans.
open class VNHorizonObservation: VNObservation {
  open var angle: CGFloat { 0 }
  open var transform: CGAffineTransform { .identity }
}

/// Looks for people before the ground.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  /// How carefully.
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var results: [VNPixelBufferObservation]? { [] }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat = kCVPixelFormatType_OneComponent8
}

/// Looks for things before the ground.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
  open var results: [VNInstanceMaskObservation]? { [] }
}
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
  open var results: [VNInstanceMaskObservation]? { [] }
}
/// Looks where eyes go.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
  open var results: [VNSaliencyImageObservation]? { [] }
}
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
  open var results: [VNSaliencyImageObservation]? { [] }
}
/// Looks for cats and dogs.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
  open var results: [VNRecognizedObjectObservation]? { [] }
}
/// Looks for lines around things.
open class VNDetectContoursRequest: VNImageBasedRequest {
  open var results: [VNContoursObservation]? { [] }
  open var contrastAdjustment: Float = 2
  open var contrastPivot: NSNumber?
  open var detectsDarkOnLight = true
  open var maximumImageDimension = 512
}
/// Says what a picture is like.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
  open var results: [VNFeaturePrintObservation]? { [] }
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}
/// Looks for a sheet of paper.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
  open var results: [VNRectangleObservation]? { [] }
}
/// Looks how a picture leans.
open class VNDetectHorizonRequest: VNImageBasedRequest {
  open var results: [VNHorizonObservation]? { [] }
}
/// Looks for text without reading it.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  open var results: [VNRectangleObservation]? { [] }
  open var reportCharacterBoxes = false
}
/// Looks how good a picture of a face is.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
  open var results: [VNFaceObservation]? { [] }
}

/// How carefully something is followed.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
/// Follows something from picture to picture.
open class VNTrackingRequest: VNImageBasedRequest {
  open var inputObservation: VNDetectedObjectObservation
  open var trackingLevel = VNRequestTrackingLevel.fast
  open var isLastFrame = false
  init(_ observation: VNDetectedObjectObservation, _ completion: CompletionHandler?) {
    inputObservation = observation
    super.init(completionHandler: completion)
  }
}
open class VNTrackObjectRequest: VNTrackingRequest {
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: CompletionHandler? = nil
  ) { super.init(observation, completionHandler) }
}
open class VNTrackRectangleRequest: VNTrackingRequest {
  public init(
    rectangleObservation observation: VNRectangleObservation,
    completionHandler: CompletionHandler? = nil
  ) { super.init(observation, completionHandler) }
}
