public import Foundation
public import KumihanAppleNames
public import KumihanSimd

/// Follows the room around the phone, which is not seen.
open class ARSession: NSObject {
  open weak var delegate: (any ARSessionDelegate)?
  public private(set) var configuration: ARConfiguration?
  public var currentFrame: ARFrame? { nil }
  public override init() {}
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
  }
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  /// How a session begins.
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }
}
/// Follows a session, which tells nothing.
public protocol ARSessionDelegate: AnyObject {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// What a session follows; no phone is there that could.
open class ARConfiguration: NSObject {
  public override init() {}
  open class var isSupported: Bool { false }
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []
  open var worldAlignment = WorldAlignment.gravity
  open class func supportsFrameSemantics(_ semantics: FrameSemantics) -> Bool { false }
  /// Which way is up.
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  /// What is known of a picture.
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }
  /// What is known of the room.
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = SceneReconstruction(rawValue: 1)
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }
}
/// Follows the room.
open class ARWorldTrackingConfiguration: ARConfiguration {
  open var planeDetection: PlaneDetection = []
  open var environmentTexturing = EnvironmentTexturing.none
  open var sceneReconstruction: SceneReconstruction = []
  open var isCollaborationEnabled = false
  open var detectionImages: Set<ARReferenceImage> = []
  open class func supportsSceneReconstruction(_ kind: SceneReconstruction) -> Bool { false }
  /// Which planes are found.
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  /// Where the light comes from.
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
}
/// Follows a face.
open class ARFaceTrackingConfiguration: ARConfiguration {}
/// Follows pictures.
open class ARImageTrackingConfiguration: ARConfiguration {
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
}
/// Follows a body.
open class ARBodyTrackingConfiguration: ARConfiguration {}
/// A picture that is looked for.
open class ARReferenceImage: NSObject {
  open var name: String?
  public class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { nil }
}

/// A place in the room.
open class ARAnchor: NSObject {
  public var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public let transform: simd_float4x4
  public let name: String?
  public init(transform: simd_float4x4) { (self.transform, name) = (transform, nil) }
  public init(name: String, transform: simd_float4x4) {
    (self.transform, self.name) = (transform, name)
  }
}
/// A plane of the room.
open class ARPlaneAnchor: ARAnchor {
  public var alignment: Alignment { .horizontal }
  public var center: SIMD3<Float> { [0, 0, 0] }
  /// Which way it lies.
  public enum Alignment: Int, Sendable { case horizontal, vertical }
}
/// A face.
open class ARFaceAnchor: ARAnchor {}
/// A picture in the room.
open class ARImageAnchor: ARAnchor {
  public var referenceImage: ARReferenceImage { ARReferenceImage() }
}
/// A picture of the camera.
open class ARFrame: NSObject {
  public var camera: ARCamera { ARCamera() }
  public var anchors: [ARAnchor] { [] }
  public var timestamp: TimeInterval { 0 }
}
/// Where the camera is.
open class ARCamera: NSObject {
  public var transform: simd_float4x4 { simd_float4x4(1) }
  public var eulerAngles: SIMD3<Float> { [0, 0, 0] }
  public var trackingState: TrackingState { .notAvailable }
  /// How sure that is.
  public enum TrackingState: Hashable, Sendable {
    case notAvailable, normal
    case limited(Reason)
    /// Why it is not.
    public enum Reason: Hashable, Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
  }
}
/// A ray into the room.
open class ARRaycastQuery: NSObject {
  /// What it meets.
  public enum Target: Int, Sendable {
    case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
  }
  /// Which way that lies.
  public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
}
/// A place that a ray meets.
open class ARRaycastResult: NSObject {
  public var worldTransform: simd_float4x4 { simd_float4x4(1) }
  public var anchor: ARAnchor? { nil }
}
/// Tells the reader how to hold the phone.
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
  open var session: ARSession?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open func setActive(_ isActive: Bool, animated: Bool) {}
  /// What is to be found.
  public enum Goal: Int, Sendable {
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }
}
/// Follows what the reader is told.
@MainActor @preconcurrency
public protocol ARCoachingOverlayViewDelegate: AnyObject {}
