#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Rows and columns under a black head: 12 pt corners, 2 pt border, 1 pt between rows. Source:
/// chapter 12.
///
/// Cells of columns without a width stretch equally in every row, so that columns line up, which in
/// the book's code they do not; where space is short, fixed widths shrink. Without items one row
/// says so.
public struct JohoDataTable<Item: Identifiable>: _PlacedView {
  let columns: [TableColumn<Item>]
  let items: [Item]
  var emptyText: String?
  public let _site: CallSite
  @Environment(\.johoWords) private var words
  @Environment(\.dynamicTypeSize) private var size

  public init(
    columns: [TableColumn<Item>], items: [Item], emptyText: String? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.columns = columns
    self.items = items
    self.emptyText = emptyText
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: 0) {
      if !size.isAccessibilitySize {
        row { column in
          heading(column)
            .foregroundStyle(JohoColors.white)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
        }
        .background(JohoColors.black)
      }
      if items.isEmpty {
        Text(emptyText ?? words.noData)
          .johoFont(.bodySmall)
          .foregroundStyle(JohoInk.secondary)
          .frame(maxWidth: .infinity)
          .padding(JohoSpacing.md)
      }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        if index > 0 {
          Rectangle().fill(JohoInk.primary).frame(height: JohoBorder.cell.width)
        }
        if size.isAccessibilitySize {
          // Large letters have no room in columns: each value stands under its column's title.
          VStack(alignment: .leading, spacing: JohoSpacing.sm) {
            ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
              VStack(alignment: .leading, spacing: 2) {
                heading(column).foregroundStyle(JohoColors.secondary)
                cell(column, item)
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(JohoSpacing.md)
          .documentRole(.tableRow)
        } else {
          row { column in
            cell(column, item)
              .lineLimit(column.isFigures ? 1 : nil)
              .minimumScaleFactor(column.isFigures ? 0.5 : 1)
              .multilineTextAlignment(column.isFigures ? .trailing : .leading)
          }
        }
      }
    }
    .documentRole(.table)
    .johoPanel(radius: JohoRadius.card, role: .interactive)
  }

  private func heading(_ column: TableColumn<Item>) -> some View {
    Text(column.title.uppercased())
      .johoFont(.label)
      .documentRole(.tableHeader(.column))
  }

  private func cell(_ column: TableColumn<Item>, _ item: Item) -> some View {
    column.content(item)
      .johoFont(.body)
      .monospacedDigit()
      .foregroundStyle(JohoInk.primary)
      .documentRole(.tableCell)
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
