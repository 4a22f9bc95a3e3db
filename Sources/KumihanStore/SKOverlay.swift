public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// A card for another app over this one, which a picture does not show.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  /// Where the card stands.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// What the card is for.
  open class Configuration: NSObject {}
  /// An app of the store's.
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var userDismissible = true
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
  /// How the card comes and goes.
  open class TransitionContext: NSObject {
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
  }
  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?
  public init(configuration: Configuration) { self.configuration = configuration }
  open func present(in scene: UIWindowScene) {}
  open class func dismiss(in scene: UIWindowScene) {}
}

/// Is told how a card comes and goes.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: AnyObject {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

extension View {
  /// No-op: a picture shows no card for another app.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> Self { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The page of an app in the store, which is not loaded.
@MainActor @preconcurrency
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionBlock?(false, SKError(.storeProductNotAvailable)) }
}

/// Is told when the page of an app is closed.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
