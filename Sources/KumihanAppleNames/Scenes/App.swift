public import KumihanCombine
public import KumihanViews

/// A program of scenes. Here it only compiles: pictures are drawn from views.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Does nothing: pictures are drawn from views.
  public static func main() {}
}

/// A part of a program's user interface.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("a primitive scene has no body") }
}

extension Scene {
  /// No-op: commands are in menus, which a picture of a view does not show.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// A task that the system would start while the app is in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }
}

/// How the size of a window would follow its content.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether a window would open with its app.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a window would open as it was left.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A window for each value; the content is that of none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content

  public var body: some View { content(.constant(nil)) }
}

/// One window.
public struct Window<Content: View>: Scene {
  public let content: Content
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window of the settings.
public struct Settings<Content: View>: Scene {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Several scenes.
public struct _TupleScene<each S: Scene>: Scene {
  let scenes: (repeat each S)
}

/// Turns a closure's scenes into one.
@MainActor @preconcurrency @resultBuilder
public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  public static func buildOptional<S: Scene>(_ scene: S?) -> some Scene {
    _TupleScene(scenes: (scene.map { _AnyScene($0) } ?? _AnyScene(nil)))
  }
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> some Scene {
    _AnyScene(scene)
  }
  public static func buildBlock<each S: Scene>(
    _ scenes: repeat each S
  ) -> _TupleScene<repeat each S> { _TupleScene(scenes: (repeat each scenes)) }
}

/// A scene of any type, or none.
public struct _AnyScene: Scene {
  let scene: (any Scene)?
  init(_ scene: (any Scene)?) { self.scene = scene }
}
