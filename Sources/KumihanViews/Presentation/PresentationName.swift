/// What is asked to be presented over a screen: a kind, as ``sheet``, or the accessibility
/// identifier of the view that presents it.
///
/// What a binding presents is drawn without being asked for. Menus, context menus, swipe actions,
/// refreshing and the keyboard have no binding and are drawn only when asked for.
public struct PresentationName: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name of a kind, or an accessibility identifier.
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public static let sheet: PresentationName = "sheet"
  public static let fullScreenCover: PresentationName = "fullScreenCover"
  public static let popover: PresentationName = "popover"
  public static let alert: PresentationName = "alert"
  public static let confirmationDialog: PresentationName = "confirmationDialog"
  public static let inspector: PresentationName = "inspector"
  public static let menu: PresentationName = "menu"
  public static let contextMenu: PresentationName = "contextMenu"
  public static let swipeActions: PresentationName = "swipeActions"
  public static let refresh: PresentationName = "refresh"
  public static let keyboard: PresentationName = "keyboard"

  /// All kinds.
  public static let kinds: [PresentationName] = [
    .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .inspector, .menu,
    .contextMenu, .swipeActions, .refresh, .keyboard,
  ]

  public var description: String { rawValue }
}
