public import Foundation
public import KumihanAppleNames

/// The screens of a car, one upon another.
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  open var prefersDarkUserInterfaceStyle = false
  public private(set) var templates: [CPTemplate] = []
  public private(set) var presentedTemplate: CPTemplate?
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open var topTemplate: CPTemplate? { templates.last }
  public override nonisolated init() {}
  public typealias Completion = (Bool, (any Error)?) -> Void
  open func setRootTemplate(
    _ template: CPTemplate, animated: Bool, completion: Completion? = nil
  ) {
    templates = [template]
    completion?(true, nil)
  }
  open func pushTemplate(_ template: CPTemplate, animated: Bool, completion: Completion? = nil) {
    templates.append(template)
    completion?(true, nil)
  }
  open func popTemplate(animated: Bool, completion: Completion? = nil) {
    let canPop = templates.count > 1
    if canPop { templates.removeLast() }
    completion?(canPop, nil)
  }
  open func popToRootTemplate(animated: Bool, completion: Completion? = nil) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }
  open func pop(to template: CPTemplate, animated: Bool, completion: Completion? = nil) {
    let index = templates.firstIndex { $0 === template }
    if let index { templates = Array(templates.prefix(through: index)) }
    completion?(index != nil, nil)
  }
  open func presentTemplate(
    _ template: CPTemplate, animated: Bool, completion: Completion? = nil
  ) {
    presentedTemplate = template
    completion?(true, nil)
  }
  open func dismissTemplate(animated: Bool, completion: Completion? = nil) {
    presentedTemplate = nil
    completion?(true, nil)
  }
}

/// Is told which screen is seen.
@MainActor @preconcurrency
public protocol CPInterfaceControllerDelegate: AnyObject {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// An app in a car, which nobody connects.
@MainActor @preconcurrency
open class CPTemplateApplicationScene: UIScene {
  public let interfaceController = CPInterfaceController()
  public let carWindow = CPWindow(frame: .zero)
}

/// The ground of a map in a car.
@MainActor @preconcurrency
open class CPWindow: UIWindow {}

/// Is told of a car.
@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController)
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene,
    didDisconnectInterfaceController controller: CPInterfaceController)
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController,
    to window: CPWindow)
  func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didDisconnect controller: CPInterfaceController,
    from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene,
    didDisconnectInterfaceController controller: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController,
    to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ scene: CPTemplateApplicationScene, didDisconnect controller: CPInterfaceController,
    from window: CPWindow
  ) {}
}

/// The screen of what plays.
open class CPNowPlayingTemplate: CPTemplate {
  public static let shared = CPNowPlayingTemplate()
  open var isUpNextButtonEnabled = false
  open var isAlbumArtistButtonEnabled = false
  open var upNextTitle = ""
  public private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open func updateNowPlayingButtons(_ buttons: [CPNowPlayingButton]) {
    nowPlayingButtons = buttons
  }
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}

/// Is told what is done with what plays.
@MainActor @preconcurrency
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
  func nowPlayingTemplateUpNextButtonTapped(_ template: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ template: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ template: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(_ template: CPNowPlayingTemplate) {}
}

/// A button beside what plays.
@MainActor @preconcurrency
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {}
}
/// A button with a picture beside what plays.
open class CPNowPlayingImageButton: CPNowPlayingButton {
  open var image: UIImage?
  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}
/// Plays in another order.
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
/// Plays again.
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
/// Plays faster.
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
/// Keeps what plays.
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}

/// A button of a question.
@MainActor @preconcurrency
open class CPAlertAction: NSObject {
  /// A kind of button.
  public enum Style: UInt, Sendable { case `default`, cancel, destructive }
  public let title: String
  public let style: Style
  public let handler: (CPAlertAction) -> Void
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
/// A question.
open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]
  open class var maximumActionCount: Int { 2 }
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    (self.titleVariants, self.actions) = (titleVariants, actions)
  }
}
/// A question with words.
open class CPActionSheetTemplate: CPTemplate {
  public let (title, message): (String?, String?)
  public let actions: [CPAlertAction]
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }
}

/// A line of a screen of facts.
@MainActor @preconcurrency
open class CPInformationItem: NSObject {
  public let (title, detail): (String?, String?)
  public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
/// How facts stand.
public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }
/// A kind of button.
public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }
/// A button with words.
@MainActor @preconcurrency
open class CPTextButton: NSObject {
  open var title: String
  open var textStyle: CPTextButtonStyle
  public init(
    title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil
  ) { (self.title, self.textStyle) = (title, textStyle) }
}
/// A screen of facts.
open class CPInformationTemplate: CPTemplate {
  open var title: String
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]
  public init(
    title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem],
    actions: [CPTextButton]
  ) { (self.title, self.items, self.actions) = (title, items, actions) }
}
