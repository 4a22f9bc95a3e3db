import KumihanViews

/// Words or a symbol at a place of a page.
package struct PageText: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case words(String)
    case symbol(String)
  }

  package enum Weight: Hashable, Sendable { case medium, bold, heavy }

  package let content: Content
  package let frame: CGRect
  /// In points.
  package let size: CGFloat
  package let weight: Weight
  package let tint: PageTint
  package let alignment: Alignment
  /// How many lines there may be.
  package let lines: Int
  /// Where the frame leads; nil for nowhere.
  package internal(set) var destination: String?
}
