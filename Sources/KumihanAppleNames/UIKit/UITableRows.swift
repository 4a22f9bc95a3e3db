import KumihanControls
import KumihanViews

/// The rows of a list of UIKit's, as those of a list.
struct UITableRows: View {
  /// What stands above or below a section.
  struct Edge {
    var view: UIView?
    var title: String?
    /// The look of the title, where the list's delegate changed it.
    var label: UILabel?
    /// Whether the delegate wrote the title anew, which then stands as it is.
    @MainActor var isRewritten: Bool { label.map { $0.text != title } ?? false }
    /// That which it was given; nil for that of its content.
    var height: CGFloat?
    /// Whether it is a view of an app's own, which has all the width; words have their room in it.
    @MainActor var isFilled: Bool {
      guard let view else { return false }
      if case let words as UITableViewHeaderFooterView = view, words.showsWords { return false }
      return height != nil
    }
  }
  struct Part {
    var header = Edge()
    var footer = Edge()
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
  /// The room above and below the rows.
  var insets = UIEdgeInsets.zero

  var body: some View {
    styled.contentMargins(
      [.top, .bottom], EdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    )
    .scrollContentBackground(ground == nil && behind == nil ? .automatic : .hidden)
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
                hasLine(section.cells[number]) ? .automatic : .hidden,
                edges: number == 0 ? .bottom : .all
              )
              .listRowSeparator(
                hasLines && style != .plain ? .automatic : .hidden, edges: number == 0 ? .top : [])
          }
        } header: {
          if section.header.view == nil, !section.header.isRewritten {
            sectionEdge(section.header)
          } else {
            sectionEdge(section.header).textCase(nil)
          }
        } footer: {
          sectionEdge(section.footer)
        }
        .sectionZones(header: section.header.isFilled, footer: section.footer.isFilled)
        // UIKit's plain lists begin without a line.
        .listSectionSeparator(style == .plain ? .hidden : .automatic, edges: .top)
      }
      if let footer { edge(footer) }
    }
    switch style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }

  @ViewBuilder private func sectionEdge(_ edge: Edge) -> some View {
    if let view = edge.view {
      if edge.isFilled {
        UIViewPicture(framed: view.high(edge.height)).frame(height: edge.height)
      } else {
        UIViewPicture(view: view)
      }
    } else if let title = edge.title {
      words(edge.label?.text ?? title, as: edge.label)
    }
  }

  private func words(_ title: String, as label: UILabel?) -> Text {
    var text = Text(verbatim: title)
    if let font = label?.chosenFont { text = text.font(Font(font)) }
    if let color = label?.chosenColor { text = text.foregroundColor(Color(uiColor: color)) }
    return text
  }

  /// A line that begins beyond the row is none.
  private func hasLine(_ cell: UIView) -> Bool {
    hasLines && (cell.lineInset?.left ?? 0) < 2000
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
      .alignmentGuide(.listRowSeparatorLeading) { _ in cell.lineInset?.left ?? margin }
      .alignmentGuide(.listRowSeparatorTrailing) { $0.width - (cell.lineInset?.right ?? 0) }
    } else if let height {
      UIViewPicture(view: cell.inRow()).frame(height: height)
        .listRowInsets(EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
    } else {
      UIViewPicture(view: cell.inRow())
    }
  }

  /// The view above or below all rows: as high as its frame, or as its content.
  private func edge(_ view: UIView) -> some View {
    let isFramed = view.frame.height > 0
    return (isFramed ? UIViewPicture(framed: view) : UIViewPicture(view: view))
      .frame(height: isFramed ? view.frame.height : nil)
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
  }
}

extension UIView {
  /// Whether constraints say how high the cell's content is; others are as high as rows are by default.
  fileprivate var sizesItself: Bool {
    rowContent?.heldParts.contains { !$0.translatesAutoresizingMaskIntoConstraints } ?? true
  }

  /// A cell whose colour is that of its row.
  fileprivate func inRow() -> UIView {
    if case let cell as UITableViewCell = self { cell.isInRow = true }
    return self
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
