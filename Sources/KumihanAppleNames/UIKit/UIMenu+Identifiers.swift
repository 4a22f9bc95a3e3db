extension UIMenu.Identifier {
  public static let root = Self("com.apple.menu.root")
  public static let application = Self("com.apple.menu.application")
  public static let file = Self("com.apple.menu.file")
  public static let edit = Self("com.apple.menu.edit")
  public static let format = Self("com.apple.menu.format")
  public static let view = Self("com.apple.menu.view")
  public static let window = Self("com.apple.menu.window")
  public static let help = Self("com.apple.menu.help")
  public static let about = Self("com.apple.menu.about")
  public static let preferences = Self("com.apple.menu.preferences")
  public static let services = Self("com.apple.menu.services")
  public static let hide = Self("com.apple.menu.hide")
  public static let quit = Self("com.apple.menu.quit")
  public static let newScene = Self("com.apple.menu.new-scene")
  public static let newItem = Self("com.apple.menu.new-item")
  public static let open = Self("com.apple.menu.open")
  public static let openRecent = Self("com.apple.menu.open-recent")
  public static let close = Self("com.apple.menu.close")
  public static let print = Self("com.apple.menu.print")
  public static let document = Self("com.apple.menu.document")
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  public static let find = Self("com.apple.menu.find")
  public static let findPanel = Self("com.apple.menu.find-panel")
  public static let replace = Self("com.apple.menu.replace")
  public static let share = Self("com.apple.menu.share")
  public static let textStyle = Self("com.apple.menu.text-style")
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  public static let font = Self("com.apple.menu.font")
  public static let textSize = Self("com.apple.menu.text-size")
  public static let textColor = Self("com.apple.menu.text-color")
  public static let text = Self("com.apple.menu.text")
  public static let alignment = Self("com.apple.menu.alignment")
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  public static let spelling = Self("com.apple.menu.spelling")
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  public static let substitutions = Self("com.apple.menu.substitutions")
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  public static let transformations = Self("com.apple.menu.transformations")
  public static let speech = Self("com.apple.menu.speech")
  public static let lookup = Self("com.apple.menu.lookup")
  public static let learn = Self("com.apple.menu.learn")
  public static let autoFill = Self("com.apple.menu.auto-fill")
  public static let toolbar = Self("com.apple.menu.toolbar")
  public static let sidebar = Self("com.apple.menu.sidebar")
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}

/// Whose menus are built: the app's in its bar, or one that comes at a part.
@MainActor @preconcurrency
open class UIMenuSystem: _UIKeyed {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()
  /// No-op: no menu is shown in a picture before it is opened.
  open func setNeedsRebuild() {}
  open func setNeedsRevalidate() {}
}
extension UIMenuBuilder {
  public var system: UIMenuSystem { .main }
  public func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
  public func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
  public func replaceChildren(
    ofMenu identifier: UIMenu.Identifier, from children: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: identifier) else { return }
    replace(menu: identifier, with: menu.replacingChildren(children(menu.children)))
  }
}

extension UIDeferredMenuElement {
  /// A part whose items are made anew at each opening.
  public static func uncached(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider) }
}

extension UIMenu {
  /// The items that are chosen, those of menus within it, too.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      default: []
      }
    }
  }
}
