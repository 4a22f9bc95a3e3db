public import KumihanViews

extension View {
  /// Policy: content that is being refreshed stands below a turning sign when that is asked for.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    shownInPlace(.refresh) { content in
      content.safeAreaInset(edge: .top, spacing: 0) { RefreshSign() }
    }
    ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }
}

private struct RefreshSign: View {
  @Environment(\.presentationFigures) private var figures

  var body: some View {
    ProgressView().frame(maxWidth: .infinity).frame(height: figures.refresh)
  }
}
