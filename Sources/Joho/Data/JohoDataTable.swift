import KumihanControls
public import KumihanViews

/// Rows and columns under a black head: 12 pt corners, 2 pt border, 1 pt between rows. Source:
/// chapter 12.
///
/// Cells of columns without a width stretch equally in every row, so that columns line up, which in
/// the book's code they do not; where space is short, fixed widths shrink. Without items one row
/// says so.
public struct JohoDataTable<Item: Identifiable>: _PlacedView {
  let columns: [TableColumn<Item>]
  let items: [Item]
  var emptyText: String
  public let _site: CallSite

  public init(
    columns: [TableColumn<Item>], items: [Item], emptyText: String = "No data",
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.columns = columns
    self.items = items
    self.emptyText = emptyText
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: 0) {
      row { column in
        Text(column.title.uppercased())
          .font(.johoLabel)
          .foregroundStyle(JohoColors.white)
          .lineLimit(1)
          .documentRole(.tableHeader(.column))
      }
      .background(JohoColors.black)
      if items.isEmpty {
        Text(emptyText)
          .font(.johoBodySmall)
          .foregroundStyle(JohoColors.black.opacity(0.6))
          .frame(maxWidth: .infinity)
          .padding(JohoSpacing.md)
      }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        if index > 0 {
          Rectangle().fill(JohoColors.black).frame(height: BorderRole.cell.width)
        }
        row { column in
          column.content(item)
            .font(.johoBody)
            .monospacedDigit()
            .foregroundStyle(JohoColors.black)
            .documentRole(.tableCell)
        }
      }
    }
    .documentRole(.table)
    .johoPanel(radius: JohoRadius.card, role: .interactive)
  }

  private func row<Cell: View>(
    @ViewBuilder cell: @escaping (TableColumn<Item>) -> Cell
  ) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        cell(column)
          .frame(
            minWidth: 0, maxWidth: column.width ?? .infinity, alignment: column.alignment
          )
          .clipped()
          .padding(.vertical, JohoSpacing.md)
          .padding(.horizontal, JohoSpacing.sm)
      }
    }
    .documentRole(.tableRow)
  }
}
