public import Foundation
public import KumihanAppleNames

/// Something that Siri may be asked for.
open class INIntent: NSObject {
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  public override init() {}
}
/// What Siri is answered.
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
  public override init() {}
}
/// Something that was done.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Never answered.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {}
  open func donate() async throws {}
  public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {}
  public class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) {}
}
/// Something that can be done by its name.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
/// A name that the reader gave to something.
open class INVoiceShortcut: NSObject {
  public var identifier: UUID { UUID.zero }
  public var invocationPhrase: String { "" }
}
/// The names that the reader gave: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// Whether Siri may be used: nobody has said so.
open class INPreferences: NSObject {
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// Never answered.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {}
}
/// What the reader said.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
/// A person, thing or place that an intent names.
open class INObject: NSObject {
  public let identifier: String?
  public let displayString: String
  public init(identifier: String?, display: String) {
    (self.identifier, displayString) = (identifier, display)
  }
}
/// A screen on which a name is given.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
/// Follows that screen.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {}
