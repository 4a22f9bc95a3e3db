public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// What a view of bodies holds.
@MainActor @preconcurrency
public protocol RealityViewContentProtocol {
  var entities: Entity.ChildCollection { get }
}
extension RealityViewContentProtocol {
  public func add(_ entity: Entity) { entities.list.append(entity) }
  public func remove(_ entity: Entity) { entities.list.removeAll { $0 === entity } }
  public func subscribe<E: Event>(
    to event: E.Type, on source: Entity? = nil, _ handler: @escaping (E) -> Void
  ) -> EventSubscription { EventSubscription() }
}
/// Waits for what happens in a scene.
public struct EventSubscription {
  public func cancel() {}
}
/// What a view of bodies holds, and its camera.
public struct RealityViewCameraContent: RealityViewContentProtocol {
  public let entities = Entity.ChildCollection()
  public var camera = RealityViewCamera.virtual
  public var environment = RealityViewEnvironment.default
}
/// Where bodies are seen from.
public enum RealityViewCamera: Sendable { case virtual, worldTracking, spatialTracking }
/// The light on bodies.
public struct RealityViewEnvironment: Sendable {
  public static let `default` = RealityViewEnvironment()
}

/// Bodies in a view: its place, for nobody draws them.
public struct RealityView<Content: View>: _PlacedView {
  private let content: Content
  public let _site: CallSite
  public init(
    make: @escaping @MainActor (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil,
    @ViewBuilder placeholder: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = placeholder()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public var body: some View {
    StandInView("bodies need RealityKit", at: _site) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
extension RealityView where Content == Color {
  public init(
    make: @escaping @MainActor (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      make: make, update: update, placeholder: { Color.clear }, fileID: fileID, line: line,
      column: column)
  }
}

/// A model of a file in a view: its placeholder, for models are not read.
public struct Model3D<Content: View>: _PlacedView {
  private let content: Content
  public let _site: CallSite
  public init<Model: View>(
    named name: String, bundle: Bundle? = nil,
    @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
    @ViewBuilder placeholder: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = placeholder()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public var body: some View { StandInView("models need RealityKit", at: _site) { content } }
}
/// A model as a view.
public struct ResolvedModel3D: View {
  public func resizable() -> ResolvedModel3D { self }
  public var body: some View { Color.clear }
}

/// A gesture on an entity.
@dynamicMemberLookup
public struct EntityTargetValue<Value> {
  public let entity: Entity
  public let gestureValue: Value
  public subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { gestureValue[keyPath: path] }
}
/// A gesture on entities, which is never made.
public struct TargetedGesture<Base: Gesture>: Gesture {
  public typealias Value = EntityTargetValue<Base.Value>
  public typealias Body = Never
  public var body: Never { fatalError("never drawn") }
}
extension Gesture {
  public func targetedToAnyEntity() -> TargetedGesture<Self> { TargetedGesture() }
  public func targetedToEntity(_ entity: Entity) -> TargetedGesture<Self> { TargetedGesture() }
  public func targetedToEntity(where query: QueryPredicate) -> TargetedGesture<Self> {
    TargetedGesture()
  }
}
