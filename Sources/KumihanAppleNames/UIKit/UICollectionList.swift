public import Foundation
import KumihanControls
package import KumihanViews

/// How a grid that is a list looks.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What stands above a section.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What stands below a section.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public var appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration = UIListSeparatorConfiguration()
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public init(appearance: Appearance) { self.appearance = appearance }

  var style: UITableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
}

/// The lines between rows.
public struct UIListSeparatorConfiguration {
  /// Whether a line is drawn.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public var color = UIColor.separator
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public init() {}
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// A section of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.rows = configuration
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A grid that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    return layout
  }
}

/// A row of a grid that is a list.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// The words of a header or a footer, where the cell is one; nil for those of a row.
  private var edgeContent: UIListContentConfiguration?
  override func becomeEdge(_ content: UIListContentConfiguration) { edgeContent = content }
  open override func defaultContentConfiguration() -> UIListContentConfiguration {
    edgeContent ?? .cell()
  }
  override var rowContent: UIView? { contentView }
  package override var fillsRow: Bool {
    let isOwn = contentConfiguration.map { $0.ofRow == nil } ?? !contentView.heldParts.isEmpty
    return isOwn && accessories.isEmpty
  }
  public var separatorLayoutGuide: UILayoutGuide { guide("separator") }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var shownView: AnyView? {
    AnyView(
      HStack {
        ForEach(accessories.indices, id: \.self) { index in
          if case .leading = self.accessories[index].place { self.accessories[index].picture }
        }
        contentConfiguration?.ofRow?._picture ?? AnyView(UIViewPicture(view: contentView))
        ForEach(accessories.indices, id: \.self) { index in
          if case .trailing = self.accessories[index].place { self.accessories[index].picture }
        }
      }
      .padding(.leading, CGFloat(indentationLevel) * indentationWidth))
  }
}

/// What stands beside the content of a row.
@MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  /// The width that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }
  /// On which side, and where among the others there: as they were named, here.
  public enum Placement {
    /// The place among others, from their list.
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  enum Side { case leading, trailing, none }
  let place: Side
  let picture: AnyView

  private init(_ place: Side, @ViewBuilder _ picture: () -> some View) {
    (self.place, self.picture) = (place, AnyView(picture()))
  }

  /// The options of an accessory.
  public struct DisclosureIndicatorOptions {
    public var tintColor: UIColor?
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DeleteOptions = DisclosureIndicatorOptions
  public typealias InsertOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  /// The options of a row's handle.
  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether a line stands beside the handle while it is not alone; not drawn.
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }
  /// The options of a row's circle.
  public struct MultiselectOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// The options of a row that opens.
  public struct OutlineDisclosureOptions {
    /// How a row opens.
    public enum Style: Int, Sendable { case automatic, header, cell }
    public var style: Style
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { (self.style, self.tintColor) = (style, tintColor) }
  }
  /// The options of a word.
  public struct LabelOptions {
    public var font: UIFont
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body)
    ) { (self.font, self.tintColor) = (font, tintColor) }
  }
  /// A view as an accessory.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (view, self.placement) = (customView, placement)
      if let tintColor { view.tintColor = tintColor }
    }
  }

  private static func symbol(
    _ name: String, _ options: DisclosureIndicatorOptions, _ color: Color, _ side: Side,
    _ displayed: DisplayedState
  ) -> UICellAccessory {
    UICellAccessory(displayed == .whenEditing || options.isHidden == true ? .none : side) {
      Image(systemName: name).foregroundStyle(options.tintColor.map(Color.init(uiColor:)) ?? color)
    }
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed == .whenEditing || options.isHidden == true ? .none : .trailing) {
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
        .foregroundStyle(
          options.tintColor.map(Color.init(uiColor:)) ?? Color(uiColor: .tertiaryLabel))
    }
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { symbol("checkmark", options, .accentColor, .trailing, displayed) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { symbol("info.circle", options, .accentColor, .trailing, displayed) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { symbol("minus.circle.fill", options, .red, .leading, displayed) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { symbol("plus.circle.fill", options, .green, .leading, displayed) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    symbol(
      "line.3.horizontal", .init(isHidden: options.isHidden, tintColor: options.tintColor),
      Color(uiColor: .tertiaryLabel), .trailing, displayed)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    symbol(
      "circle", .init(isHidden: options.isHidden, tintColor: options.tintColor),
      Color(uiColor: .tertiaryLabel), .leading, displayed)
  }
  /// The value that a menu of the row chose; the menu itself opens for nobody.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed == .whenEditing || options.isHidden == true ? .none : .trailing) {
      HStack(spacing: 4) {
        if let chosen = menu.selectedElements.first { Text(verbatim: chosen.title) }
        Image(systemName: "chevron.up.chevron.down").font(.footnote)
      }
      .foregroundStyle(
        options.tintColor.map(Color.init(uiColor:)) ?? Color(uiColor: .secondaryLabel))
    }
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "chevron.forward", .init(tintColor: options.tintColor), .accentColor, .trailing, displayed)
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed == .whenEditing ? .none : .trailing) {
      Text(verbatim: text).font(Font(options.font))
        .foregroundStyle(
          options.tintColor.map(Color.init(uiColor:)) ?? Color(uiColor: .secondaryLabel))
    }
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let side: Side =
      switch configuration.placement {
      case .leading(displayed: .whenEditing, at: _), .trailing(displayed: .whenEditing, at: _):
        .none
      case .leading: .leading
      case .trailing: .trailing
      }
    return UICellAccessory(side) { UIViewPicture(view: configuration.view).fixedSize() }
  }
}
