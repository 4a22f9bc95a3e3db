// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames

/// The shape of a node.
open class SCNGeometry: NSObject {
  open var name: String?
  open var materials: [SCNMaterial] = []
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      if materials.isEmpty {
        materials = newValue.map { [$0] } ?? []
      } else if let newValue {
        materials[0] = newValue
      }
    }
  }
  open var subdivisionLevel = 0
  public override init() { materials = [SCNMaterial()] }
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
  }
  public required init?(coder: NSCoder) {}
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3(), SCNVector3()) }
    set {}
  }
}
/// Corners of a shape.
open class SCNGeometrySource: NSObject {
  public init(vertices: [SCNVector3]) {}
  public init(normals: [SCNVector3]) {}
  public init(textureCoordinates: [CGPoint]) {}
}
/// Faces of a shape.
open class SCNGeometryElement: NSObject {
  public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
  }
}
/// What corners make.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  case triangles, triangleStrip, line, point, polygon
}

/// A ball; lengths in metres.
open class SCNSphere: SCNGeometry {
  open var radius: CGFloat = 0.5
  open var segmentCount = 48
  open var isGeodesic = false
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}
/// A box.
open class SCNBox: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  public convenience init(
    width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat
  ) {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (
      width, height, length, chamferRadius
    )
  }
}
/// A flat rectangle.
open class SCNPlane: SCNGeometry {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
}
/// A ground without end.
open class SCNFloor: SCNGeometry {
  open var reflectivity: CGFloat = 0.25
}
/// A cylinder.
open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
}
/// A cylinder with round ends.
open class SCNCapsule: SCNGeometry {
  public convenience init(capRadius: CGFloat, height: CGFloat) { self.init() }
}
/// A cone.
open class SCNCone: SCNGeometry {
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
  }
}
/// A pyramid.
open class SCNPyramid: SCNGeometry {
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) { self.init() }
}
/// A ring.
open class SCNTorus: SCNGeometry {
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) { self.init() }
}
/// A pipe.
open class SCNTube: SCNGeometry {
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
  }
}
/// Words as bodies.
open class SCNText: SCNGeometry {
  open var string: Any?
  open var font: UIFont! = .systemFont(ofSize: 36)
  open var extrusionDepth: CGFloat = 0
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var alignmentMode = ""
  open var isWrapped = false
  open var containerFrame = CGRect.zero
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}
/// A path as a body.
open class SCNShape: SCNGeometry {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat = 1
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
}

/// What a shape is made of.
open class SCNMaterial: NSObject {
  /// How light falls on it.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = LightingModel(rawValue: "phong")
    public static let blinn = LightingModel(rawValue: "blinn")
    public static let lambert = LightingModel(rawValue: "lambert")
    public static let constant = LightingModel(rawValue: "constant")
    public static let physicallyBased = LightingModel(rawValue: "physicallyBased")
    public static let shadowOnly = LightingModel(rawValue: "shadowOnly")
  }
  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public let displacement = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  open var lightingModel = LightingModel.blinn
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var isDoubleSided = false
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var blendMode = SCNBlendMode.alpha
  open var fillMode = SCNFillMode.fill
  open var cullMode = SCNCullMode.back
  public override init() {}
}
/// How colours are mixed.
public enum SCNBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, screen, replace, max
}
/// Faces or edges.
public enum SCNFillMode: UInt, Sendable { case fill, lines }
/// The faces that are left out.
public enum SCNCullMode: Int, Sendable { case back, front }

/// A colour or picture of a material.
open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4()
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  public override init() {}
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}
/// What is beside a picture.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
