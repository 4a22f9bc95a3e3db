public import KumihanViews

/// Shows a file, and what other apps may do with it; nothing comes in a picture.
@MainActor @preconcurrency
open class UIDocumentInteractionController: _UIKeyed {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?
  open var icons: [UIImage] { [] }
  public override init() {}
  public convenience init(url: URL) {
    self.init()
    (self.url, name) = (url, url.lastPathComponent)
  }
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  @discardableResult open func presentOptionsMenu(
    from item: UIBarButtonItem, animated: Bool
  ) -> Bool { false }
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  @discardableResult open func presentOpenInMenu(
    from item: UIBarButtonItem, animated: Bool
  ) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

/// Follows what is done with a file.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// A file that an app writes and reads as a whole.
@MainActor @preconcurrency
open class UIDocument: _UIKeyed {
  /// What happens to a document.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }
  /// Why a document is written.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  /// What changed in a document.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public let fileURL: URL
  open var undoManager: UndoManager!
  open var userActivity: NSUserActivity?
  open var documentState: State { .closed }
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var hasUnsavedChanges: Bool { false }
  open var fileType: String? { nil }
  open var fileModificationDate: Date?
  open var progress: Progress? { nil }
  public init(fileURL: URL) { self.fileURL = fileURL }
  open func contents(forType type: String) throws -> Any { Data() }
  open func load(fromContents contents: Any, ofType type: String?) throws {}
  open func read(from url: URL) throws {}
  open func updateChangeCount(_ change: ChangeKind) {}
  /// Nothing is opened or written while a picture is drawn.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func close(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func save(
    to url: URL, for operation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
  @discardableResult open func open() async -> Bool { false }
  @discardableResult open func close() async -> Bool { false }
  @discardableResult open func save(to url: URL, for operation: SaveOperation) async -> Bool {
    false
  }
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
}
