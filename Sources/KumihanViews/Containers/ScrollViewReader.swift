public import KumihanLayout

/// Gives code a proxy for scrolling; a still picture shows the start.
public struct ScrollViewReader<Content: View>: _PlacedView {
  let content: (ScrollViewProxy) -> Content
  public let _site: CallSite

  public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Would scroll to a view.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
