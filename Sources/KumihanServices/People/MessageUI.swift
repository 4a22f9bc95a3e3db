public import Foundation
public import KumihanAppleNames

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A mail to be written; drawn as a box with its name.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// False: there is no account, as in a simulator.
  public class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ address: String) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

/// Is told what became of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A message to be written; drawn as a box with its name.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open var message: MSMessage?
  public class func canSendText() -> Bool { false }
  public class func canSendSubject() -> Bool { false }
  public class func canSendAttachments() -> Bool { false }
  public class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  open var attachments: [[AnyHashable: Any]]? { nil }
  open func disableUserAttachments() {}
  @discardableResult open func addAttachmentURL(
    _ url: URL, withAlternateFilename name: String?
  ) -> Bool { false }
  @discardableResult open func addAttachmentData(
    _ data: Data, typeIdentifier: String, filename: String
  ) -> Bool { false }
}

/// Why a mail is not written.
public struct MFMailComposeError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = MFMailComposeError
    case saveFailed, sendFailed
  }
  public static var errorDomain: String { "MFMailComposeErrorDomain" }
  public static let saveFailed = Code.saveFailed
  public static let sendFailed = Code.sendFailed
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Is told what became of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
