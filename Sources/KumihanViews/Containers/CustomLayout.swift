import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

extension Layout {
  /// A container that lays `content` out by this rule.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    _LayoutView(
      layout: self, content: content(), site: CallSite(fileID: fileID, line: line, column: column))
  }
}

/// Views laid out by a custom layout.
nonisolated struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content
  let site: CallSite

  @MainActor func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.tree.layouts.append(layout)
    let index = Int32(lowering.tree.layouts.count - 1)
    lowering.container(.custom(index), site: site) { content._lower(into: &$0) }
  }
}
