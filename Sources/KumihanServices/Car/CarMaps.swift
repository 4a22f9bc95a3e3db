public import Foundation
public import KumihanAppleNames

/// A button on a map.
@MainActor @preconcurrency
open class CPMapButton: NSObject {
  open var image: UIImage?
  open var isHidden = false
  open var isEnabled = true
  public init(handler: ((CPMapButton) -> Void)? = nil) {}
}

/// A screen with a map.
open class CPMapTemplate: CPTemplate {
  open var mapButtons: [CPMapButton] = []
  open var guidanceBackgroundColor: UIColor! = .systemGreen
  open var automaticallyHidesNavigationBar = true
  open var hidesButtonsWithNavigationBar = true
  public private(set) var isPanningInterfaceVisible = false
  open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
  open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
}

/// A screen to look for something.
open class CPSearchTemplate: CPTemplate {
  open weak var delegate: (any CPSearchTemplateDelegate)?
}

/// Is told what is looked for.
@MainActor @preconcurrency
public protocol CPSearchTemplateDelegate: AnyObject {
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
    completionHandler: @escaping ([CPListItem]) -> Void)
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem,
    completionHandler: @escaping () -> Void)
  func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}

extension CPSearchTemplateDelegate {
  public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}
