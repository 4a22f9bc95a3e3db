public import KumihanViews

/// Prints, on no printer.
@MainActor @preconcurrency
open class UIPrintInteractionController: _UIKeyed {
  public static let shared = UIPrintInteractionController()
  public static var isPrintingAvailable: Bool { false }
  public static func canPrint(_ url: URL) -> Bool { false }
  public static func canPrint(_ data: Data) -> Bool { false }
  /// What happens when printing ended.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printInfo: UIPrintInfo?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  @discardableResult open func present(
    animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  open func dismiss(animated: Bool) {}
}
/// Follows printing.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: AnyObject {}

/// How something would be printed.
@MainActor @preconcurrency
open class UIPrintInfo: _UIKeyed {
  /// What is printed.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// How paper lies.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// Which sides of paper are printed.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
  public init(dictionary: [AnyHashable: Any]?) {}
  override init() {}
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?
}

/// Lays out content on pages that are printed.
@MainActor @preconcurrency
open class UIPrintFormatter: _UIKeyed {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var contentInsets = UIEdgeInsets.zero
  open var maximumContentWidth: CGFloat = 0
  open var maximumContentHeight: CGFloat = 0
  open var startPage = 0
  open var pageCount: Int { 0 }
  open weak var printPageRenderer: UIPrintPageRenderer?
  open func draw(in rect: CGRect, forPageAt index: Int) {}
  open func rectForPage(at index: Int) -> CGRect { .zero }
}
/// Lays out a text.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural
  public init(text: String) {
    self.text = text
    super.init()
  }
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}
/// Lays out a page of the web.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}
/// Lays out what a view shows.
@MainActor @preconcurrency
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView
  init(of view: UIView) {
    self.view = view
    super.init()
  }
}
extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
}

/// Draws pages that are printed.
@MainActor @preconcurrency
open class UIPrintPageRenderer: _UIKeyed {
  public override init() { super.init() }
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  open var printableRect: CGRect { paperRect }
  open var numberOfPages: Int { 0 }
  open var printFormatters: [UIPrintFormatter]?
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt page: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
    formatter.printPageRenderer = self
  }
  open func prepare(forDrawingPages range: NSRange) {}
  open func drawPage(at index: Int, in rect: CGRect) {}
  open func drawContentForPage(at index: Int, in rect: CGRect) {}
  open func drawHeaderForPage(at index: Int, in rect: CGRect) {}
  open func drawFooterForPage(at index: Int, in rect: CGRect) {}
  open func drawPrintFormatter(_ formatter: UIPrintFormatter, forPageAt index: Int) {}
}
