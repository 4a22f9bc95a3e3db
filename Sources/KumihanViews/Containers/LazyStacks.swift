public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// The views that stay at the edge during scrolling; a still picture draws them in place.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack. In a scroll view on a screen, views beyond what can be seen are left out.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<LazyContent<Content>>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    stack = VStack(
      alignment: alignment, spacing: spacing,
      content: { LazyContent(axis: .vertical, content: content()) }, fileID: fileID, line: line,
      column: column)
  }

  // Lazy stacks take the proposed width, also where their views are wider.
  public var body: some View {
    stack.frame(
      minWidth: 0, maxWidth: .infinity,
      alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}

/// A horizontal stack. In a scroll view on a screen, views beyond what can be seen are left out.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<LazyContent<Content>>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    stack = HStack(
      alignment: alignment, spacing: spacing,
      content: { LazyContent(axis: .horizontal, content: content()) }, fileID: fileID, line: line,
      column: column)
  }

  public var body: some View {
    stack.frame(
      minHeight: 0, maxHeight: .infinity,
      alignment: Alignment(horizontal: .center, vertical: stack.alignment))
  }
}
