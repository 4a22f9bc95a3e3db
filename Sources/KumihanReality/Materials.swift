public import Foundation
public import KumihanAppleNames

/// What a body is made of.
public protocol Material {}
/// A colour that shines.
public struct SimpleMaterial: Material {
  public var color: MaterialColor
  public var roughness: MaterialScalarParameter = 0.5
  public var metallic: MaterialScalarParameter = 0
  public init() { color = MaterialColor(tint: .white) }
  public init(color: UIColor, roughness: MaterialScalarParameter = 0.5, isMetallic: Bool) {
    self.color = MaterialColor(tint: color)
    (self.roughness, metallic) = (roughness, isMetallic ? 1 : 0)
  }
  public init(color: UIColor, isMetallic: Bool) {
    self.init(color: color, roughness: 0.5, isMetallic: isMetallic)
  }
}
/// A colour without light.
public struct UnlitMaterial: Material {
  public var color: MaterialColor
  public init() { color = MaterialColor(tint: .white) }
  public init(color: UIColor) { self.color = MaterialColor(tint: color) }
}
/// A colour as light makes it.
public struct PhysicallyBasedMaterial: Material {
  public var baseColor = MaterialColor(tint: .white)
  public var roughness: MaterialScalarParameter = 0.5
  public var metallic: MaterialScalarParameter = 0
  public var emissiveIntensity: Float = 0
  public init() {}
  public typealias BaseColor = MaterialColor
  public typealias Roughness = MaterialScalarParameter
  public typealias Metallic = MaterialScalarParameter
}
/// What hides what is behind it.
public struct OcclusionMaterial: Material { public init() {} }
/// A film on a body.
public struct VideoMaterial: Material {}

/// A colour of a material.
public struct MaterialColor {
  public var tint: UIColor
  public var texture: MaterialTexture?
  public init(tint: UIColor = .white, texture: MaterialTexture? = nil) {
    (self.tint, self.texture) = (tint, texture)
  }
}
/// A picture of a material.
public struct MaterialTexture {
  public init(_ resource: TextureResource) {}
}
/// A picture on a body.
public final class TextureResource: Sendable {
  /// - Throws: always: pictures of bodies are not read.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
    throw CocoaError(.fileReadNoSuchFile)
  }
  /// - Throws: always: pictures of bodies are not read.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    throw CocoaError(.fileReadNoSuchFile)
  }
  init() {}
}
/// A number of a material.
public struct MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  Hashable, Sendable
{
  public let value: Float
  public init(floatLiteral value: Float) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Float(value) }
  public init(_ value: Float) { self.value = value }
  public static func float(_ value: Float) -> MaterialScalarParameter { Self(value) }
}

/// The surface of a body; lengths in metres.
public final class MeshResource: Sendable {
  public let bounds = BoundingBox()
  init() {}
  public static func generateBox(
    size: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  public static func generateBox(
    size: SIMD3<Float>, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource { MeshResource() }
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  public static func generatePlane(
    width: Float, depth: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  public static func generatePlane(
    width: Float, height: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
    MeshResource()
  }
  public static func generateText(
    _ text: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 1),
    containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> MeshResource { MeshResource() }
}

/// The shape of a body that meets others; lengths in metres.
public final class ShapeResource: Sendable {
  init() {}
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
    ShapeResource()
  }
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
  public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
    ShapeResource()
  }
}

/// The surface of an entity and what it is made of.
public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) {
    (self.mesh, self.materials) = (mesh, materials)
  }
}
/// The shapes with which an entity meets others.
public struct CollisionComponent: Component {
  public var shapes: [ShapeResource]
  public init(shapes: [ShapeResource], isStatic: Bool = false) { self.shapes = shapes }
}
/// Lets an entity be touched.
public struct InputTargetComponent: Component {
  public var isEnabled = true
  public init() {}
}
/// Lets an entity be looked at.
public struct HoverEffectComponent: Component { public init() {} }
/// Makes an entity see-through.
public struct OpacityComponent: Component {
  public var opacity: Float
  public init(opacity: Float = 1) { self.opacity = opacity }
}
/// Turns an entity to the reader.
public struct BillboardComponent: Component { public init() {} }
/// Lets an entity fall.
public struct PhysicsBodyComponent: Component {
  public var mode: PhysicsBodyMode
  public init(
    shapes: [ShapeResource] = [], mass: Float = 1, material: PhysicsMaterialResource? = nil,
    mode: PhysicsBodyMode = .dynamic
  ) { self.mode = mode }
}
/// Whether a body moves.
public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
/// How a body slides and springs.
public final class PhysicsMaterialResource: Sendable {
  public static func generate(
    friction: Float = 0.8, restitution: Float = 0.8
  ) -> PhysicsMaterialResource { PhysicsMaterialResource() }
}
/// A light over all.
public struct DirectionalLightComponent: Component {
  public var color = UIColor.white
  public var intensity: Float = 2145
  public init() {}
}
/// A light at a place.
public struct PointLightComponent: Component {
  public var color = UIColor.white
  public var intensity: Float = 26963
  public init() {}
}
/// Where a scene is seen from.
public struct PerspectiveCameraComponent: Component {
  public var near: Float = 0.01
  public var far: Float = .infinity
  public var fieldOfViewInDegrees: Float = 60
  public init() {}
}
