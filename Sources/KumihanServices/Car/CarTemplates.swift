public import Foundation
public import KumihanAppleNames

/// A screen of a car, which nobody draws.
@MainActor @preconcurrency
open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var tabSystemItem = UITabBarItem.SystemItem.more
  open var showsTabBadge = false
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public override nonisolated init() {}
}

/// Screens with tabs.
open class CPTabBarTemplate: CPTemplate {
  public private(set) var templates: [CPTemplate]
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  public private(set) var selectedTemplate: CPTemplate?
  open class var maximumTabCount: Int { 4 }
  public init(templates: [CPTemplate]) {
    (self.templates, selectedTemplate) = (templates, templates.first)
  }
  open func updateTemplates(_ templates: [CPTemplate]) {
    self.templates = templates
    if !templates.contains(where: { $0 === selectedTemplate }) {
      selectedTemplate = templates.first
    }
  }
  open func select(_ template: CPTemplate) { selectedTemplate = template }
}

/// Is told which tab is chosen.
@MainActor @preconcurrency
public protocol CPTabBarTemplateDelegate: AnyObject {
  func tabBarTemplate(_ template: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// A screen with rows.
open class CPListTemplate: CPTemplate {
  public let title: String?
  public private(set) var sections: [CPListSection]
  open weak var delegate: (any CPListTemplateDelegate)?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open class var maximumItemCount: Int { 500 }
  open class var maximumSectionCount: Int { 500 }
  open var sectionCount: Int { sections.count }
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  public init(title: String?, sections: [CPListSection]) {
    (self.title, self.sections) = (title, sections)
  }
  public convenience init(
    title: String?, sections: [CPListSection],
    assistantCellConfiguration: CPAssistantCellConfiguration?
  ) { self.init(title: title, sections: sections) }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// A row that starts the assistant.
@MainActor @preconcurrency
open class CPAssistantCellConfiguration: NSObject {
  /// Where the row stands.
  public enum Position: Int, Sendable { case top, bottom }
  /// When the row is there.
  public enum Visibility: Int, Sendable { case off, always, limitedUI }
  /// What the row starts.
  public enum ActionType: Int, Sendable { case playMedia, startCall }
  public init(position: Position, visibility: Visibility, assistantAction: ActionType) {}
}

/// Is told which row is chosen.
@MainActor @preconcurrency
public protocol CPListTemplateDelegate: AnyObject {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem,
    completionHandler: @escaping () -> Void)
}

/// Something that stands in a list.
@MainActor @preconcurrency
public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
}
/// Something in a list that can be chosen.
@MainActor @preconcurrency
public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// Rows with a header.
@MainActor @preconcurrency
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let sectionIndexTitle: String?
  public init(items: [any CPListTemplateItem]) {
    (self.items, header, sectionIndexTitle) = (items, nil, nil)
  }
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
  }
}

/// What stands at the end of a row.
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
/// Where the mark of what plays stands.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

/// A row.
@MainActor @preconcurrency
open class CPListItem: NSObject, CPSelectableListItem {
  public private(set) var text: String?
  public private(set) var detailText: String?
  public private(set) var image: UIImage?
  public private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isPlaying = false
  open var isEnabled = true
  open var isExplicitContent = false
  open var playbackProgress: CGFloat = 0
  open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.leading
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  public init(
    text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
    accessoryType: CPListItemAccessoryType = .none
  ) {
    (self.text, self.detailText, self.image) = (text, detailText, image)
    (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
  }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ text: String?) { detailText = text }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ image: UIImage?) { accessoryImage = image }
}

/// A row of pictures.
@MainActor @preconcurrency
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open var text: String?
  public private(set) var gridImages: [UIImage]
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isEnabled = true
  open class var maximumImageSize: CGSize { CGSize(width: 88, height: 88) }
  public init(text: String?, images: [UIImage]) { (self.text, gridImages) = (text, images) }
  open func update(_ images: [UIImage]) { gridImages = images }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CPMaximumNumberOfGridImages = 8

/// A button of a grid.
@MainActor @preconcurrency
open class CPGridButton: NSObject {
  public let titleVariants: [String]
  public let image: UIImage
  open var isEnabled = true
  public init(
    titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil
  ) { (self.titleVariants, self.image) = (titleVariants, image) }
}
/// A screen with buttons.
open class CPGridTemplate: CPTemplate {
  public private(set) var title: String?
  public private(set) var gridButtons: [CPGridButton]
  public init(title: String?, gridButtons: [CPGridButton]) {
    (self.title, self.gridButtons) = (title, gridButtons)
  }
  open func updateTitle(_ title: String) { self.title = title }
  open func updateGridButtons(_ buttons: [CPGridButton]) { gridButtons = buttons }
}

/// A button of a bar.
@MainActor @preconcurrency
open class CPBarButton: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) { self.title = title }
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) { self.image = image }
}
