import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

extension View {
  /// Layout: as large as what is proposed along the axes, for want of a named container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, fileID: StaticString = #fileID, line: Int = #line
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment,
      fileID: fileID, line: line)
  }

  /// No-op: effects that depend on where the view stands.
  public func visualEffect<V: View>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> V
  ) -> Self { self }

  /// Policy: the first phase is drawn.
  @ViewBuilder public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderView<Self>, Phase) -> V,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderView(content: self), first)
    }
  }

  /// Policy: the first phase is drawn.
  @ViewBuilder public func phaseAnimator<Phase: Equatable, V: View, T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T,
    @ViewBuilder content: (PlaceholderView<Self>, Phase) -> V,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderView(content: self), first)
    }
  }
}

/// The view that an animator's content is built around.
public struct PlaceholderView<Content: View>: View {
  let content: Content
  public var body: some View { content }
}

/// A view that effects would apply to.
public struct EmptyVisualEffect: View {
  public var body: some View { EmptyView() }
}
