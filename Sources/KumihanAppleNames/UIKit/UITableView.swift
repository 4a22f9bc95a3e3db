public import Foundation
import KumihanControls
package import KumihanViews

/// A list of UIKit's, drawn as the rows that its data source makes.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The look of a list.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var separatorColor: UIColor?
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets.zero
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
  open weak var prefetchDataSource: AnyObject?
  open weak var dragDelegate: AnyObject?
  open weak var dropDelegate: AnyObject?
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
    completion?(true)
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
  ) -> UITableViewHeaderFooterView? { headers[identifier]?.init(_identifier: identifier) }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = classes[identifier] ?? UITableViewCell.self
    return cell.init(_style: .default, identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(_style: .default, identifier)
  }
  /// No-op: rows are asked for when the list is drawn.
  open func reloadData() {}
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func moveRow(at path: IndexPath, to other: IndexPath) {}
  open func moveSection(_ section: Int, toSection other: Int) {}
  open func reconfigureRows(at paths: [IndexPath]) {}
  open func reloadSectionIndexTitles() {}
  open func rectForRow(at path: IndexPath) -> CGRect { .zero }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func beginUpdates() {}
  open func endUpdates() {}
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

  package override var shownView: AnyView? {
    guard let dataSource else { return nil }
    let sections: [UITableRows.Part] = (0..<dataSource.numberOfSections(in: self)).map { section in
      UITableRows.Part(
        header: delegate?.tableView(self, viewForHeaderInSection: section),
        title: dataSource.tableView(self, titleForHeaderInSection: section),
        footer: delegate?.tableView(self, viewForFooterInSection: section),
        words: dataSource.tableView(self, titleForFooterInSection: section),
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
        header: tableHeaderView, footer: tableFooterView, ground: backgroundColor,
        behind: backgroundView))
  }

  /// A row as it is used.
  private func cell(of source: any UITableViewDataSource, at path: IndexPath) -> UITableViewCell {
    let cell = source.tableView(self, cellForRowAt: path)
    if selected.contains(path) { cell.setSelected(true, animated: false) }
    if isEditing { cell.setEditing(true, animated: false) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell.configured()
  }

  /// The height that a row was given; nil for that of its content.
  private func height(ofRow path: IndexPath) -> CGFloat? {
    let told = delegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
    let height = told > 0 ? told : rowHeight
    return height > 0 ? height : nil
  }
}

/// The rows of a list of UIKit's, as those of a list.
struct UITableRows: View {
  struct Part {
    var header: UIView?
    var title: String?
    var footer: UIView?
    var words: String?
    var cells: [UIView]
    /// Of rows that were given one; others are as high as their content.
    var heights: [CGFloat?] = []
  }

  let sections: [Part]
  let style: UITableView.Style
  var hasLines = true
  var header: UIView?
  var footer: UIView?
  /// The colour that the list was given.
  var ground: UIColor?
  /// What fills the list behind its rows.
  var behind: UIView?

  var body: some View {
    styled.scrollContentBackground(ground == nil && behind == nil ? .automatic : .hidden)
      .background {
        if let behind { UIViewPicture(framed: behind).ignoresSafeArea() }
      }
      .background(Color(uiColor: ground ?? usualGround))
  }

  private var usualGround: UIColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  @ViewBuilder private var styled: some View {
    let rows = List {
      if let header { edge(header) }
      ForEach(sections.indices, id: \.self) { index in
        let section = sections[index]
        Section {
          ForEach(section.cells.indices, id: \.self) { number in
            row(section.cells[number], section.heights.isEmpty ? nil : section.heights[number])
              .listRowSeparator(
                hasLines ? .automatic : .hidden, edges: number == 0 ? .bottom : .all
              )
              .listRowSeparator(
                hasLines && style != .plain ? .automatic : .hidden, edges: number == 0 ? .top : [])
          }
        } header: {
          if let header = section.header {
            UIViewPicture(view: header).textCase(nil)
          } else if let title = section.title {
            Text(verbatim: title)
          }
        } footer: {
          if let footer = section.footer {
            UIViewPicture(view: footer)
          } else if let words = section.words {
            Text(verbatim: words)
          }
        }
      }
      if let footer { edge(footer) }
    }
    switch style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }

  private func row(_ cell: UIView, _ height: CGFloat?) -> some View {
    placed(cell, height).listRowBackground(cell.rowGround)
  }

  /// A cell that places its own parts has the whole row, and a line from the list's margin on.
  @ViewBuilder private func placed(_ cell: UIView, _ height: CGFloat?) -> some View {
    let margin: CGFloat = style == .insetGrouped ? 16 : 20
    if cell.fillsRow {
      let height = height ?? (cell.sizesItself ? nil : 44)
      UIViewPicture(view: cell.keeping(margin).high(height)).frame(height: height).listRowInsets(
        EdgeInsets()
      )
      .alignmentGuide(.listRowSeparatorLeading) { _ in margin }
    } else if let height {
      UIViewPicture(view: cell).frame(height: height)
        .listRowInsets(EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
    } else {
      UIViewPicture(view: cell)
    }
  }

  /// The view above or below all rows: as high as its frame, or as its content.
  private func edge(_ view: UIView) -> some View {
    UIViewPicture(view: view).frame(height: view.frame.height > 0 ? view.frame.height : nil)
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
  }
}

extension UIView {
  /// Whether constraints say how high the cell's content is; others are as high as rows are by default.
  fileprivate var sizesItself: Bool {
    rowContent?.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } ?? true
  }

  /// A cell whose content keeps the list's margin where nobody gave it another.
  fileprivate func keeping(_ margin: CGFloat) -> UIView {
    if let content = rowContent,
      content.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    {
      content.layoutMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
      // What a configuration of an app's own made stands in the cell's margins.
      content.madeContent?.layoutMargins = content.layoutMargins
    }
    return self
  }

  /// A cell that knows its height, where it was given one, and placed its parts in it.
  fileprivate func high(_ height: CGFloat?) -> UIView {
    guard let height else { return self }
    frame.size = CGSize(
      width: superview?.bounds.width ?? UIScreen.main.bounds.width, height: height)
    fitContent()
    layoutSubviews()
    return self
  }
}
