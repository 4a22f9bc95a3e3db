public import Foundation
package import KumihanViews

/// A part of a grid: a cell, a header, a footer.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {}
  open func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }
  /// Takes the look of a header's or a footer's words for those of its own.
  func becomeEdge(_ content: UIListContentConfiguration) {}
}

/// A cell of a grid.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Is told how the cell is used before the cell is drawn.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open func updateConfiguration(using state: UICellConfigurationState) {
    follow(state)
    configurationUpdateHandler?(self, state)
  }
  /// No-op: each cell is told before it is drawn.
  open func setNeedsUpdateConfiguration() {}
  open func dragStateDidChange(_ state: DragState) {}
  /// How far a cell has been dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  override var rowGround: AnyView? {
    backgroundConfiguration?.picture
      ?? (isSelected ? selectedBackgroundView ?? backgroundView : backgroundView).map {
        AnyView(UIViewPicture(framed: $0))
      }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  override var partsHolder: UIView? { contentView }
  override func fitContent() { contentView.frame = bounds }
  package override var holdsDrawn: Bool {
    contentConfiguration?.ofRow != nil || contentView.isDrawn || contentView.heldParts.isEmpty
  }
  package override var shownView: AnyView? {
    guard let row = contentConfiguration?.ofRow else {
      return AnyView(UIViewPicture(view: contentView))
    }
    return row is UIListContentConfiguration
      ? AnyView(row._picture.padding(.horizontal, 8).padding(.vertical, 11)) : row._picture
  }
}

extension UIView {
  /// What a cell of a grid stands on in all its frame; rows have theirs from their list.
  var cellGround: AnyView? {
    switch self {
    case is UICollectionViewListCell: nil
    case let cell as UICollectionViewCell: cell.rowGround
    default: nil
    }
  }
}
