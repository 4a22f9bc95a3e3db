import Foundation

/// Content for each of some phases; the first is drawn.
public struct PhaseAnimator<Phase: Equatable, Content: View>: _PlacedView {
  let first: Phase?
  let content: (Phase) -> Content
  public let _site: CallSite

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (first, self.content) = (phases.first { _ in true }, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (first, self.content) = (phases.first { _ in true }, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { if let first { content(first) } }
}

extension View {
  /// Policy: the first phase is drawn.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderView(content: self), $0) })
  }

  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderView(content: self), $0) })
  }
}

/// The view that an animator's content is built around.
public struct PlaceholderView<Content: View>: View {
  let content: Content
  public var body: some View { content }
}
