import KumihanViews

/// The menu at the end of a bar, with the items that have no place of their own.
struct OverflowMenu: View {
  let entries: [_ToolbarEntry]
  @Environment(\.figures) private var figures

  var body: some View {
    Menu {
      ForEach(entries.indices, id: \.self) { entries[$0].items }
    } label: {
      Image(systemName: figures.bar.glass == nil ? "ellipsis.circle" : "ellipsis")
        .accessibilityLabel(Text(verbatim: "More"))
    }
  }
}
