public import Foundation
import KumihanControls
public import KumihanViews

/// Gives a list its rows.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// Follows a list; nobody touches it in a picture.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
}

/// What a row shows.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  var _picture: AnyView { get }
}

/// Words and a picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var imageProperties = ImageProperties()
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var prefersSideBySideTextAndSecondaryText = false
  public init() {}
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self {
    var value = Self()
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return value
  }
  public static func plainHeader() -> Self { header(.headline) }
  public static func groupedHeader() -> Self { header(.footnote, .secondaryLabel) }
  public static func prominentInsetGroupedHeader() -> Self { header(.title3, weight: .bold) }
  public static func extraProminentInsetGroupedHeader() -> Self { header(.title2, weight: .bold) }
  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor = .label, weight: UIFont.Weight? = nil
  ) -> Self {
    var header = Self()
    let font = UIFont.preferredFont(forTextStyle: style)
    header.textProperties.font =
      weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    header.textProperties.color = color
    return header
  }
  public static func sidebarCell() -> Self { Self() }

  /// The look of words.
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Where words stand.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public init() {}
    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The look of a picture.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
    public init() {}
  }

  public var _picture: AnyView {
    AnyView(
      HStack(spacing: imageToTextPadding) {
        if let image {
          Image(uiImage: image).foregroundStyle(
            imageProperties.tintColor.map(Color.init(uiColor:)) ?? .accentColor)
        }
        if prefersSideBySideTextAndSecondaryText {
          HStack(spacing: textToSecondaryTextHorizontalPadding) {
            words(text, attributedText, textProperties)
            Spacer(minLength: 0)
            words(secondaryText, secondaryAttributedText, secondaryTextProperties)
          }
        } else if textProperties.alignment == .center {
          VStack(spacing: textToSecondaryTextVerticalPadding) {
            words(text, attributedText, textProperties)
            words(secondaryText, secondaryAttributedText, secondaryTextProperties)
          }
          .frame(maxWidth: .infinity)
        } else {
          VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
            words(text, attributedText, textProperties)
            words(secondaryText, secondaryAttributedText, secondaryTextProperties)
          }
          Spacer(minLength: 0)
        }
      })
  }

  @MainActor @ViewBuilder
  private func words(
    _ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties
  ) -> some View {
    if let text {
      (attributed.map { Text($0.viewText) } ?? Text(verbatim: text))
        .font(Font(look.font)).foregroundStyle(Color(uiColor: look.color))
        .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
        .multilineTextAlignment(look.alignment == .center ? .center : .leading)
    }
  }
}

/// The ground of a row or a button.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?
  public init() {}
  public static func clear() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listCell() -> Self { Self() }
}

/// How a row is used.
public struct UICellConfigurationState: Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
}

/// A view in a row of UIKit's.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let ground: Background
  init(_ content: Content, _ ground: Background) { (self.content, self.ground) = (content, ground) }

  public var _picture: AnyView { AnyView(content.background { ground }) }
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

/// A row of UIKit's.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The look of a row.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  open var focusStyle = 0
  open var multipleSelectionBackgroundView: UIView?
  open var editingAccessoryView: UIView?
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentConfiguration: (any UIContentConfiguration)?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var editingAccessoryType = AccessoryType.none
  open var showsReorderControl = false
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  private let style: CellStyle

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// A cell of a class that is known only when it runs. A class of one's own has this one where it has
  /// the one before, which it may override without a word of this.
  public required convenience init(_style style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  package override var holdsDrawn: Bool {
    contentConfiguration != nil || contentView.isDrawn || contentView.subviews.isEmpty
  }

  override func fitContent() { contentView.frame = bounds }
  override var rowContent: UIView? { contentView }
  package override var fillsRow: Bool {
    contentConfiguration == nil && !contentView.subviews.isEmpty
  }

  package override var groundAlone: UIColor? { backgroundColor == nil ? .systemBackground : nil }

  package override var shownView: AnyView? {
    AnyView(
      HStack {
        if let contentConfiguration {
          contentConfiguration._picture
        } else if fillsRow {
          UIViewPicture(view: contentView)
        } else {
          words
        }
        accessory.padding(.trailing, fillsRow ? 20 : 0)
      })
  }

  @ViewBuilder private var accessory: some View {
    if let accessoryView { UIViewPicture(view: accessoryView).fixedSize() }
    switch accessoryView == nil ? accessoryType : .none {
    case .none: EmptyView()
    case .disclosureIndicator:
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
        .foregroundStyle(.tertiary)
    case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint)
    case .detailButton, .detailDisclosureButton:
      Image(systemName: "info.circle").foregroundStyle(.tint)
    }
  }

  private var words: AnyView {
    var list = UIListContentConfiguration()
    list.attributedText = textLabel?.attributedText
    list.secondaryAttributedText = detailTextLabel?.attributedText
    textLabel?.tell(&list.textProperties)
    detailTextLabel?.tell(&list.secondaryTextProperties)
    list.prefersSideBySideTextAndSecondaryText = style == .value1
    list.image = imageView?.image
    return list._picture
  }
}

extension UILabel {
  /// What code set on the label, beside its words.
  fileprivate func tell(_ look: inout UIListContentConfiguration.TextProperties) {
    look.font = chosenFont ?? look.font
    if textColor != .label { look.color = textColor }
    if numberOfLines != 1 { look.numberOfLines = numberOfLines }
  }
}

/// A header, in code for older systems.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let contentView = UIView()
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required convenience init(_identifier: String) { self.init(reuseIdentifier: _identifier) }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}
