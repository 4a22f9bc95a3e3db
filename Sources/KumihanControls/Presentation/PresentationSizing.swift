public import Foundation
public import KumihanViews

/// The size of a sheet where there is room.
public protocol PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
  /// Which of the system's sizes it is; the automatic one for an app's own, which needs more room than a phone has.
  var _sizing: _SheetSizing { get }
}

extension PresentationSizing {
  public var _sizing: _SheetSizing { .automatic }
  /// As it is: a picture of a phone has no room for other sizes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// A sheet's size among those of the system.
public enum _SheetSizing: Hashable, Sendable { case automatic, form, page, fitted }

/// The content of a sheet, which can be asked for its size.
public struct PresentationSizingRoot {
  private let size: CGSize
  init(size: CGSize) { self.size = size }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}

/// Around the sheet.
public struct PresentationSizingContext {
  init() {}
}

/// The size that the system gives.
public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  public init() {}
  public var _sizing: _SheetSizing { .form }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  public init() {}
  public var _sizing: _SheetSizing { .page }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  public init() {}
  public var _sizing: _SheetSizing { .fitted }
}

extension PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
