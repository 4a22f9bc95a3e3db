public import Foundation
import KumihanControls
package import KumihanViews

/// A list of UIKit's, drawn as the rows that its data source makes.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The look of a list.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetEdges() } }
  open weak var delegate: (any UITableViewDelegate)? { didSet { forgetEdges() } }
  open var separatorColor: UIColor?
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorInset: UIEdgeInsets {
    get { lineInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { lineInset = newValue }
  }
  open var sectionHeaderTopPadding: CGFloat = 0
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var allowsSelection = true
  open var isEditing = false
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = true
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var insetsContentViewsToSafeArea = true
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false
  open var fillerRowHeight: CGFloat = 0
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// When a row's height is asked for anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What the lines between rows are inset from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
  public static let indexSearch = "{search}"
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var sectionIndexBackgroundColor: UIColor?
  open var separatorEffect: UIVisualEffect?
  open var hasUncommittedUpdates: Bool { false }
  open var backgroundView: UIView?
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var cellLayoutMarginsFollowReadableWidth = false
  open var sectionIndexColor: UIColor?
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetEdges()
    completion?(true)
  }
  /// As the other: what is done at once needs no `self`, which only a closure that is none of an optional's leaves out.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  private var classes: [String: UITableViewCell.Type] = [:]
  private var headers: [String: UITableViewHeaderFooterView.Type] = [:]

  public static let automaticDimension: CGFloat = -1

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) { classes[identifier] = cellClass }
  open func register(
    _ viewClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { headers[identifier] = viewClass }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headers[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell.make(classes[identifier] ?? UITableViewCell.self, identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier].map { UITableViewCell.make($0, identifier) }
  }
  /// Rows are asked for whenever the list is drawn; the views above and below sections are asked for again.
  open func reloadData() { forgetEdges() }
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetEdges() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetEdges() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetEdges() }
  open func moveRow(at path: IndexPath, to other: IndexPath) {}
  open func moveSection(_ section: Int, toSection other: Int) { forgetEdges() }
  open func reconfigureRows(at paths: [IndexPath]) {}
  open func reloadSectionIndexTitles() {}
  open func rectForRow(at path: IndexPath) -> CGRect { .zero }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {}
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func beginUpdates() {}
  open func endUpdates() { forgetEdges() }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  private var selected: Set<IndexPath> = []
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || path == nil { selected = [] }
    if let path { selected.insert(path) }
  }
  open func deselectRow(at path: IndexPath, animated: Bool) { selected.remove(path) }
  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Made anew: nothing keeps rows.
  open func cellForRow(at path: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  package override var holdsDrawn: Bool {
    backgroundView?.isDrawn != false
      && (0..<numberOfSections).allSatisfy { section in
        (0..<numberOfRows(inSection: section)).allSatisfy {
          cellForRow(at: IndexPath(row: $0, section: section))?.isDrawn == true
        }
      }
  }

  override var partsAbove: [UIView] {
    dataSource == nil ? [] : subviews.filter { !($0 is UIRefreshControl) }
  }
  package override var shownView: AnyView? {
    guard let dataSource else { return nil }
    let sections: [UITableRows.Part] = (0..<dataSource.numberOfSections(in: self)).map { section in
      UITableRows.Part(
        header: edge(
          kept(.header(section)) { delegate?.tableView(self, viewForHeaderInSection: section) },
          dataSource.tableView(self, titleForHeaderInSection: section),
          delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight
        ) { delegate?.tableView(self, willDisplayHeaderView: $0, forSection: section) },
        footer: edge(
          kept(.footer(section)) { delegate?.tableView(self, viewForFooterInSection: section) },
          dataSource.tableView(self, titleForFooterInSection: section),
          delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight
        ) { delegate?.tableView(self, willDisplayFooterView: $0, forSection: section) },
        cells: (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
          cell(of: dataSource, at: IndexPath(row: $0, section: section))
        },
        heights: (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
          height(ofRow: IndexPath(row: $0, section: section))
        })
    }
    return AnyView(
      UITableRows(
        sections: sections, style: style, hasLines: separatorStyle != .none,
        header: tableHeaderView, footer: tableFooterView, ground: shownGround,
        behind: backgroundView, insets: contentInset))
  }

  /// Where a view beside a section stands.
  private enum EdgePlace: Hashable { case header(Int), footer(Int) }
  /// What the delegate made for the places.
  private var edges: [EdgePlace: UIView?] = [:]
  func forgetEdges() { edges = [:] }
  /// The view of a place, made once: a delegate may put parts into it that it holds, and a second view would take them away from the first.
  private func kept(_ place: EdgePlace, _ make: () -> UIView?) -> UIView? {
    if let made = edges[place] { return made }
    let made = make()
    edges.updateValue(made, forKey: place)
    return made
  }

  /// A row as it is used.
  private func cell(of source: any UITableViewDataSource, at path: IndexPath) -> UITableViewCell {
    let cell = source.tableView(self, cellForRowAt: path)
    if selected.contains(path) { cell.setSelected(true, animated: false) }
    cell.lineInset = cell.lineInset ?? lineInset
    if isEditing { cell.setEditing(true, animated: false) }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
      cell.indentationLevel = level
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell.configured()
  }

  /// What stands above or below a section: nothing where it was given no height.
  private func edge(
    _ view: UIView?, _ title: String?, _ told: CGFloat?, _ usual: CGFloat,
    willDisplay: (UIView) -> Void
  ) -> UITableRows.Edge {
    let height = told.flatMap { $0 == Self.automaticDimension ? nil : $0 } ?? usual
    guard height == Self.automaticDimension || height >= 1 else { return UITableRows.Edge() }
    // A title alone stands in a view of UIKit's, which the delegate may change.
    let isAlone = view == nil && title != nil
    let words = isAlone ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    words?.textLabel?.text = title
    if let shown = view ?? words { willDisplay(shown) }
    return UITableRows.Edge(
      view: view, title: title, label: words?.textLabel, height: height > 0 ? height : nil)
  }

  /// The height that a row was given; nil for that of its content.
  private func height(ofRow path: IndexPath) -> CGFloat? {
    let told = delegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
    let height = told > 0 ? told : rowHeight
    return height > 0 ? height : nil
  }
}
