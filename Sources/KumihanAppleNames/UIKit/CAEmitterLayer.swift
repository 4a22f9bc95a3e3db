public import Foundation

/// What a layer sends out.
@MainActor @preconcurrency
open class CAEmitterCell: _UIKeyed {
  public override init() {}
  open var name: String?
  open var contents: Any?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var color: Any?
  open var emitterCells: [CAEmitterCell]?
}

/// Where a layer sends out pictures.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let cuboid = Self(rawValue: "cuboid")
  public static let circle = Self(rawValue: "circle")
  public static let sphere = Self(rawValue: "sphere")
}

/// From which part of its shape a layer sends out pictures.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self(rawValue: "points")
  public static let outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface")
  public static let volume = Self(rawValue: "volume")
}

/// In which order pictures lie over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  public static let backToFront = Self(rawValue: "backToFront")
  public static let additive = Self(rawValue: "additive")
}

/// A layer that sends out small pictures; at rest it has sent none.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
  open var preservesDepth = false
  open var birthRate: Float = 1
  open var lifetime: Float = 1
}
