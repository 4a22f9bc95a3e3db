public import Foundation
import KumihanAppleNames
public import KumihanServices
import KumihanViews

/// The room around the phone and a scene in it: its ground, for nobody draws it.
open class ARSCNView: SCNView {
  open var session = ARSession()
  open var automaticallyUpdatesLighting = true
  open var rendersCameraGrain = true
  public override init(frame: CGRect) {
    super.init(frame: frame)
    makePicture = { [unowned self] in
      AnyView(SceneGround("\(type(of: self))", on: .black, by: "ARKit"))
    }
  }
  public required init?(coder: NSCoder) { nil }
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
}
/// Follows the drawing of the room, which never begins.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
}
