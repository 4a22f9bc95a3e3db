/// A delegate of UIKit's scenes that has scenes of views. Here it only compiles.
@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UISceneDelegate {
  associatedtype RootScene: Scene
  @SceneBuilder static var rootScene: RootScene { get }
}
