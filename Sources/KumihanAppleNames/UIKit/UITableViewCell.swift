public import Foundation
import KumihanControls
package import KumihanViews

/// A row of UIKit's.
@MainActor @preconcurrency
open class UITableViewCell: _UIStyledView {
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
  open var reuseIdentifier: String? { identifier }
  private let identifier: String?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  private var rowConfiguration: (any UIContentConfiguration)? { contentConfiguration?.ofRow }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }
  /// Is told how the row is used before the row is drawn.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var separatorInset: UIEdgeInsets {
    get { lineInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { lineInset = newValue }
  }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var editingAccessoryType = AccessoryType.none
  open var showsReorderControl = false
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  private let style: CellStyle

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public override init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, identifier) = (style, reuseIdentifier)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    (style, identifier) = (.default, nil)
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open var shouldIndentWhileEditing = true
  open var userInteractionEnabledWhileDragging = false
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ state: DragState) {}
  /// How far a row has been dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// What stands at the sides of a row.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func updateConfiguration(using state: UICellConfigurationState) {
    follow(state)
    configurationUpdateHandler?(self, state)
  }
  /// No-op: each row is told before it is drawn.
  open func setNeedsUpdateConfiguration() {}
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  override var rowGround: AnyView? {
    backgroundConfiguration?.picture
      ?? (isSelected && selectionStyle != .none
        ? selectedBackgroundView.map { AnyView(UIViewPicture(framed: $0)) }
          ?? AnyView(Color(uiColor: .systemGray4))
        : backgroundView.map { AnyView(UIViewPicture(framed: $0)) })
      ?? (fillsRow ? nil : super.shownGround.map { AnyView(layer.corners.fill($0.ground)) })
  }
  /// Whether the cell stands in a row, which has the cell's colour then.
  var isInRow = false
  package override var shownGround: UIColor? { isInRow ? nil : super.shownGround }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  package override var holdsDrawn: Bool {
    rowConfiguration != nil || contentView.isDrawn || contentView.heldParts.isEmpty
  }

  override func fitContent() { contentView.frame = bounds }
  override var rowContent: UIView? { contentView }
  package override var fillsRow: Bool {
    rowConfiguration == nil && !contentView.heldParts.isEmpty
  }

  package override var groundAlone: UIColor? { backgroundColor == nil ? .systemBackground : nil }

  package override var shownView: AnyView? {
    AnyView(
      HStack {
        if let rowConfiguration {
          rowConfiguration._picture.padding(.leading, indentation)
        } else if fillsRow {
          UIViewPicture(view: contentView).background(alignment: .leading) {
            if hasWords { words.padding(.leading, contentView.layoutMargins.left + indentation) }
          }
        } else {
          words.padding(.leading, indentation)
        }
        accessory.padding(.trailing, fillsRow ? 20 : 0)
      })
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  @ViewBuilder private var accessory: some View {
    if let accessoryView {
      let size = accessoryView.frame.size
      if size.width > 0, size.height > 0 {
        UIViewPicture(framed: accessoryView).frame(width: size.width, height: size.height)
      } else {
        UIViewPicture(view: accessoryView).fixedSize()
      }
    }
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

  /// Whether the cell's own labels or its image show something, beside parts that an app added.
  private var hasWords: Bool {
    imageView?.image != nil || textLabel?.text?.isEmpty == false
      || detailTextLabel?.text?.isEmpty == false
  }

  private var words: AnyView {
    var list = UIListContentConfiguration()
    list.attributedText = textLabel?.attributedText
    list.secondaryAttributedText = detailTextLabel?.attributedText
    switch style {
    case .subtitle:
      list.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
      list.secondaryTextProperties.color = .label
    case .value1: list.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    case .default, .value2: break
    }
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
    if textAlignment == .center { look.alignment = .center }
  }
}

/// A header, in code for older systems.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: _UINamedView {
  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let contentView = UIView()
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Is told how the header is used.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open func setNeedsUpdateConfiguration() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  package override var shownView: AnyView? {
    if automaticallyUpdatesContentConfiguration { updateConfiguration(using: configurationState) }
    if let row = contentConfiguration?.ofRow { return row._picture }
    guard contentView.subviews.isEmpty, let words = textLabel?.text else { return nil }
    return AnyView(Text(verbatim: words))
  }
  /// Whether it shows words by itself, in the room that a list has for them.
  var showsWords: Bool {
    contentConfiguration?.ofRow != nil || contentView.subviews.isEmpty && textLabel?.text != nil
  }
  public override init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
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
