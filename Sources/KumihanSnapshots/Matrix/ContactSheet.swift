import Foundation
import Kumihan
import KumihanAppleNames

/// All cells of a matrix in one picture, each below its name.
struct ContactSheet: View {
  struct Item: Identifiable {
    var id: String
    var image: UIImage
    /// Whether it is another than its reference, or new.
    var isChanged: Bool
    /// What was found in it.
    var findings: [String]
  }

  var title: String
  var items: [Item]

  private static let columns = 4
  /// The width of a cell, in points; a phone's screen is read at this size.
  private static let width: CGFloat = 260

  /// The sheet as a PNG file.
  @MainActor
  func png() throws -> Data {
    var options = LayoutOptions()
    options.proposedSize = .unspecified
    options.background = .white
    options.isOpaque = true
    options.scale = 1
    return try PNGEncoder.encode(
      RenderingContext.bundled().layout(self, options: options).pixels())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(verbatim: title).font(.system(size: 20, weight: .semibold))
      ForEach(rows) { row in
        HStack(alignment: .top, spacing: 24) {
          ForEach(row.items) { cell($0) }
        }
      }
    }
    .foregroundStyle(.black)
    .padding(24)
  }

  private struct Row: Identifiable {
    var id: Int
    var items: [Item]
  }

  private var rows: [Row] {
    stride(from: 0, to: items.count, by: Self.columns).map { start in
      Row(id: start, items: Array(items[start..<min(start + Self.columns, items.count)]))
    }
  }

  private func cell(_ item: Item) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: item.isChanged ? "\(item.id) (changed)" : item.id)
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(item.isChanged ? Color.red : .black)
      Image(uiImage: item.image).resizable()
        .frame(width: shownWidth(item), height: shownHeight(item))
        .border(Color.black.opacity(0.2), width: 1)
      ForEach(item.findings, id: \.self) {
        Text(verbatim: $0).font(.system(size: 11)).foregroundStyle(Color.orange)
      }
    }
    .frame(width: Self.width, alignment: .leading)
  }

  /// Small views keep their size.
  private func shownWidth(_ item: Item) -> CGFloat { min(Self.width, item.image.size.width) }

  private func shownHeight(_ item: Item) -> CGFloat {
    guard item.image.size.width > 0 else { return 0 }
    return item.image.size.height * shownWidth(item) / item.image.size.width
  }
}
