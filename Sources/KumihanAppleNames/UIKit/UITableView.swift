public import Foundation
import KumihanControls
public import KumihanViews

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
  open var indexPathForSelectedRow: IndexPath? { nil }
  private var classes: [String: UITableViewCell.Type] = [:]

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

  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = classes[identifier] ?? UITableViewCell.self
    return cell.init(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }
  /// No-op: rows are asked for when the list is drawn.
  open func reloadData() {}
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectRow(at path: IndexPath, animated: Bool) {}
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }

  package override var shownView: AnyView? {
    guard let dataSource else { return nil }
    let sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      (
        title: dataSource.tableView(self, titleForHeaderInSection: section),
        cells: (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
          dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: section))
        }
      )
    }
    return AnyView(UITableRows(sections: sections, style: style))
  }
}

/// The rows of a list of UIKit's, as those of a list.
private struct UITableRows: View {
  let sections: [(title: String?, cells: [UITableViewCell])]
  let style: UITableView.Style

  var body: some View {
    let rows = List {
      ForEach(sections.indices, id: \.self) { index in
        let section = sections[index]
        Section {
          ForEach(section.cells.indices, id: \.self) { UIViewPicture(view: section.cells[$0]) }
        } header: {
          if let title = section.title { Text(verbatim: title) }
        }
      }
    }
    switch style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }
}

/// Gives a list its rows.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}

/// Follows a list; nobody touches it in a picture.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
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
  public init() {}
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public var _picture: AnyView {
    AnyView(
      HStack(spacing: 16) {
        if let image { Image(uiImage: image) }
        VStack(alignment: .leading) {
          if let text { Text(verbatim: text) }
          if let secondaryText {
            Text(verbatim: secondaryText).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer(minLength: 0)
      })
  }
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
  open var isSelected: Bool { false }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func setSelected(_ selected: Bool, animated: Bool) {}

  package override var shownView: AnyView? {
    AnyView(
      HStack {
        if let contentConfiguration {
          contentConfiguration._picture
        } else if !contentView.subviews.isEmpty {
          UIViewPicture(view: contentView)
        } else {
          words
        }
        switch accessoryType {
        case .none: EmptyView()
        case .disclosureIndicator:
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
            .foregroundStyle(.tertiary)
        case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint)
        case .detailButton, .detailDisclosureButton:
          Image(systemName: "info.circle").foregroundStyle(.tint)
        }
      })
  }

  private var words: AnyView {
    var list = UIListContentConfiguration()
    (list.text, list.secondaryText) = (textLabel?.text, detailTextLabel?.text)
    list.image = imageView?.image
    return list._picture
  }
}

/// A header, in code for older systems.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let textLabel: UILabel? = UILabel()
  public let contentView = UIView()
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}
