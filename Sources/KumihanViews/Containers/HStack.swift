public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Views side by side, from leading to trailing.
@MainActor @preconcurrency
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  let site: CallSite

  /// A nil spacing uses the neighbours' preferred distance, 8 points for plain views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension HStack: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    lowering.container(.stack(.horizontal, alignment, spacing: spacing), site: site) {
      content._lower(into: &$0)
    }
  }
}
