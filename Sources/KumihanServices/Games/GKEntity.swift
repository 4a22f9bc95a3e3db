public import Foundation

/// Something in a game, made of components, one of a class.
open class GKEntity: NSObject {
  public private(set) var components: [GKComponent] = []
  public override init() {}
  public required init?(coder: NSCoder) {}

  open func addComponent(_ component: GKComponent) {
    remove(type(of: component))
    component.entity?.remove(type(of: component))
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func removeComponent<ComponentType: GKComponent>(ofType type: ComponentType.Type) {
    remove(type)
  }
  open func component<ComponentType: GKComponent>(ofType type: ComponentType.Type)
    -> ComponentType?
  { components.lazy.compactMap { $0 as? ComponentType }.first }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  private func remove(_ type: GKComponent.Type) {
    for component in components where Swift.type(of: component) == type {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll { Swift.type(of: $0) == type }
  }
}

/// A part of what something in a game is and does.
open class GKComponent: NSObject {
  public fileprivate(set) weak var entity: GKEntity?
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// The components of a class, in whichever entities.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: AnyClass
  public private(set) var components: [ComponentType] = []
  public override init() { componentClass = ComponentType.self }
  public init(componentClass: AnyClass) { self.componentClass = componentClass }

  open func addComponent(_ component: ComponentType) {
    if !components.contains(where: { $0 === component }) { components.append(component) }
  }
  open func addComponent(foundIn entity: GKEntity) {
    for case let found as ComponentType in entity.components where type(of: found) == componentClass
    {
      addComponent(found)
    }
  }
  open func removeComponent(_ component: ComponentType) {
    components.removeAll { $0 === component }
  }
  open func removeComponent(foundIn entity: GKEntity) {
    components.removeAll { $0.entity === entity }
  }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
  public subscript(index: Int) -> ComponentType { components[index] }
}

/// A component that has a node.
open class GKSKNodeComponent: GKComponent, GKAgentDelegate {
  open var node: SKNode
  public init(node: SKNode) {
    self.node = node
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
}

/// A scene of Xcode's editor, which no file gives.
open class GKScene: NSObject {
  open var entities: [GKEntity] = []
  open var rootNode: (any GKSceneRootNodeType)?
  public private(set) var graphs: [String: GKGraph] = [:]
  public override init() {}
  /// Nil: files of scenes are not read.
  public convenience init?(fileNamed filename: String) { nil }
  public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) { nil }
  open func addEntity(_ entity: GKEntity) { entities.append(entity) }
  open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
  open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
  open func removeGraph(_ name: String) { graphs[name] = nil }
}

/// What a scene shows.
public protocol GKSceneRootNodeType: AnyObject {}
extension SKScene: GKSceneRootNodeType {}
