public import Foundation
public import KumihanAppleNames

/// What follows an answer to a notification.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss, dismiss, dismissAndForwardAction
}

/// The button of a notification that plays.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none, `default`, overlay
}

/// A screen that shows a notification.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: AnyObject {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion:
      @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  var mediaPlayPauseButtonFrame: CGRect { get }
  var mediaPlayPauseButtonTintColor: UIColor { get }
  func mediaPlay()
  func mediaPause()
}

extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion:
      @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismiss) }
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
    .none
  }
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  public var mediaPlayPauseButtonTintColor: UIColor { .systemBlue }
  public func mediaPlay() {}
  public func mediaPause() {}
}
