import Foundation

/// What a scene does when it comes and goes.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue activity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String)
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType type: String, error: any Error)
  func scene(_ scene: UIScene, didUpdate activity: NSUserActivity)
  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType type: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate activity: NSUserActivity) {}
  public func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What a scene with windows does.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func windowScene(
    _ scene: UIWindowScene, didUpdate previous: any UICoordinateSpace,
    interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  public func windowScene(
    _ scene: UIWindowScene, didUpdate previous: any UICoordinateSpace,
    interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
  ) {}
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
