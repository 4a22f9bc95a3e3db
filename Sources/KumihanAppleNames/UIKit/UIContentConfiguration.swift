public import Foundation
import KumihanControls
public import KumihanViews

/// What a row or a view shows: a value from which a view is made.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
  var _picture: AnyView { get }
  /// Whether the picture is one of the view language, which a row places.
  var _isOfRow: Bool { get }
}

extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public var _isOfRow: Bool { false }
  /// The view that is made.
  public var _picture: AnyView { AnyView(UIViewPicture(framed: makeContentView())) }
  /// Itself, where the picture is one of the view language that a row places; nil for one that fills a row as its content
  /// view does.
  var ofRow: (any UIContentConfiguration)? { _isOfRow ? self : nil }
}

extension UIView {
  /// Fills a cell's content view with the view that a configuration of an app's own makes.
  func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration, configuration.ofRow == nil else { return }
    if let shown = madeContent, shown.supports(configuration),
      type(of: shown.configuration) == type(of: configuration)
    {
      return shown.configuration = configuration
    }
    for part in subviews { part.removeFromSuperview() }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    madeContent = view
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// A name for what an app knows of a view beside how it is used.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How a view is used.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  /// Whether a row is chosen, or about to be.
  var _isChosen: Bool { get }
}

extension UIConfigurationState {
  public var _isChosen: Bool { false }
}

/// How a header or a footer is used.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// How a row is used.
public struct UICellConfigurationState: UIConfigurationState {
  /// Whether a row is dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Whether something is dropped onto a row.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  public var _isChosen: Bool { isSelected || isHighlighted }
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The ground of a row or a button.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public init() {}
  /// Nothing at all: not even the ground that a list gives its rows.
  public static func clear() -> Self {
    var clear = Self()
    clear.backgroundColor = .clear
    return clear
  }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listCell() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listAccompaniedSidebarCell() -> Self { Self() }
  public static func listHeader() -> Self { Self() }
  public static func listFooter() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarHeader() -> Self { Self() }
  /// With the grey of a row that is chosen, where nobody gave it a colour.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard state._isChosen, backgroundColor == nil else { return self }
    var chosen = self
    chosen.backgroundColor = .systemGray4
    return chosen
  }

  /// The ground as a list draws it; nil for that of the list.
  @MainActor var picture: AnyView? {
    guard
      backgroundColor != nil || customView != nil || strokeWidth > 0 || image != nil
        || visualEffect != nil
    else { return nil }
    let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    let ground = backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } ?? .clear
    let line = strokeColor.map { strokeColorTransformer?($0) ?? $0 } ?? .clear
    return AnyView(
      ZStack {
        if let material = visualEffect?.material { shape.fill(material) }
        shape.fill(Color(uiColor: ground))
        if let image { Image(uiImage: image).resizable().clipShape(shape) }
        if let customView { UIViewPicture(framed: customView).clipShape(shape) }
        if strokeWidth > 0 {
          shape.strokeBorder(Color(uiColor: line), lineWidth: strokeWidth)
        }
      }
      .padding(
        EdgeInsets(
          top: backgroundInsets.top, leading: backgroundInsets.leading,
          bottom: backgroundInsets.bottom, trailing: backgroundInsets.trailing)))
  }
}

/// A view of the view language that a configuration made.
private final class HostedContent: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var shownView: AnyView? { configuration._picture }
}

/// A view in a row of UIKit's.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let ground: Background
  init(_ content: Content, _ ground: Background) { (self.content, self.ground) = (content, ground) }

  public func makeContentView() -> any UIView & UIContentView { HostedContent(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public var _picture: AnyView { AnyView(content.background { ground }) }
  public var _isOfRow: Bool { true }
  /// No-op: a row keeps the margins of its list.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> { .init(self.content, content()) }
  public func background<S: ShapeStyle>(_ style: S) -> some UIContentConfiguration {
    UIHostingConfiguration<Content, _>(content, Rectangle().fill(style))
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}
