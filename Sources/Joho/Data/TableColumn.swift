public import Foundation
public import KumihanControls
public import KumihanViews

/// A column of a table.
public struct TableColumn<Item> {
  let title: String
  let width: CGFloat?
  let alignment: Alignment
  let content: @MainActor (Item) -> AnyView

  /// Columns without a `width` in points share the rest. Words are aligned at `.leading`, numbers
  /// at `.trailing`.
  public init(
    title: String, width: CGFloat? = nil, alignment: Alignment = .leading,
    content: @escaping @MainActor (Item) -> AnyView
  ) {
    self.title = title
    self.width = width.map { $0.isFinite ? max($0, 0) : 0 }
    self.alignment = alignment
    self.content = content
  }
}
