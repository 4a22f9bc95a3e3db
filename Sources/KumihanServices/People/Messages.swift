public import Foundation
public import KumihanAppleNames

/// What a message looks like.
open class MSMessageLayout: NSObject {}
/// A picture with words.
open class MSMessageTemplateLayout: MSMessageLayout {
  open var image: UIImage?
  open var mediaFileURL: URL?
  open var imageTitle: String?
  open var imageSubtitle: String?
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
}

/// Messages that belong together.
open class MSSession: NSObject {}

/// A message of an app.
open class MSMessage: NSObject {
  public let session: MSSession?
  open var url: URL?
  open var layout: MSMessageLayout?
  open var summaryText: String?
  open var accessibilityLabel: String?
  open var shouldExpire = false
  public override init() { session = nil }
  public init(session: MSSession) { self.session = session }
}

/// A picture to stick on messages.
open class MSSticker: NSObject {
  public let imageFileURL: URL
  public let localizedDescription: String
  public init(contentsOfFileURL url: URL, localizedDescription: String) throws {
    (imageFileURL, self.localizedDescription) = (url, localizedDescription)
  }
}

/// Messages with others: none.
open class MSConversation: NSObject {
  open var localParticipantIdentifier: UUID { .zero }
  open var remoteParticipantIdentifiers: [UUID] { [] }
  open var selectedMessage: MSMessage? { nil }
  public typealias Completion = ((any Error)?) -> Void
  open func insert(_ message: MSMessage, completionHandler: Completion? = nil) {
    completionHandler?(nil)
  }
  open func insert(_ sticker: MSSticker, completionHandler: Completion? = nil) {
    completionHandler?(nil)
  }
  open func insertText(_ text: String, completionHandler: Completion? = nil) {
    completionHandler?(nil)
  }
  open func insertAttachment(
    _ url: URL, withAlternateFilename name: String?, completionHandler: Completion? = nil
  ) { completionHandler?(nil) }
  open func send(_ message: MSMessage, completionHandler: Completion? = nil) {
    completionHandler?(nil)
  }
}

/// How large an app stands in Messages.
public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }

/// The screen of an app in Messages.
@MainActor @preconcurrency
open class MSMessagesAppViewController: UIViewController {
  open var activeConversation: MSConversation? { nil }
  public private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
  open func requestPresentationStyle(_ style: MSMessagesAppPresentationStyle) {
    presentationStyle = style
  }
  open func dismiss() {}
  open func willBecomeActive(with conversation: MSConversation) {}
  open func didBecomeActive(with conversation: MSConversation) {}
  open func willResignActive(with conversation: MSConversation) {}
  open func didResignActive(with conversation: MSConversation) {}
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}

/// The words with which something is shared; drawn as a box with its name.
@MainActor @preconcurrency
open class SLComposeServiceViewController: UIViewController {
  open var contentText: String! { "" }
  open var placeholder: String!
  open var charactersRemaining: NSNumber!
  open func isContentValid() -> Bool { true }
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}
  open func validateContent() {}
}

/// A line below the words with which something is shared.
@MainActor @preconcurrency
open class SLComposeSheetConfigurationItem {
  open var title: String!
  open var value: String!
  open var valuePending = false
  open var tapHandler: (() -> Void)!
  public nonisolated init!() {}
}
