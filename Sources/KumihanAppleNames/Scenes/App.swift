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
  public func commands<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> Self { self }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> Self { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> Self { self }
  public func environment<T: AnyObject>(_ object: T?) -> Self { self }
}

/// Windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
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
  public static func buildBlock<each S: Scene>(
    _ scenes: repeat each S
  ) -> _TupleScene<repeat each S> { _TupleScene(scenes: (repeat each scenes)) }
}
