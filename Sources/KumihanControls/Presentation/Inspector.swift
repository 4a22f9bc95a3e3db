public import KumihanViews

/// A view with its inspector: a column beside it on wide screens, a sheet over narrow ones.
private struct InspectedView<Content: View, Inspector: View>: View {
  let content: Content
  let inspector: Inspector
  let isPresented: Binding<Bool>
  let site: CallSite
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .regular {
      if isPresented.wrappedValue {
        column(AnyView(content))
      } else {
        content.shownInPlace(.inspector) { column($0) }
      }
    } else {
      content.presenting(.inspector, isOn: isPresented.wrappedValue, at: site) { screen in
        AnyView(
          SheetScreen(
            screen: screen, kind: .sheet,
            content: PresentedContent(
              dismiss: DismissAction { isPresented.wrappedValue = false }
            ) { inspector }))
      }
    }
  }

  private func column(_ content: AnyView) -> some View {
    inspector.screen(from: PresentationSettings.Key.self) { settings, inspector in
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider().ignoresSafeArea()
        inspector.frame(maxWidth: .infinity, maxHeight: .infinity)
          // Estimated: no picture of an inspector was measured.
          .frame(width: settings.columnWidth ?? 270)
          .background { Color(.system(.systemGroupedBackground)).ignoresSafeArea() }
      }
    }
  }
}

extension View {
  /// Policy: while the binding is true, the content is drawn in a column beside the view, on narrow
  /// screens in a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    InspectedView(
      content: self, inspector: content(), isPresented: isPresented,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}
