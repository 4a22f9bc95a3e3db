public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Views one below the other.
@MainActor @preconcurrency
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  let site: CallSite

  /// A nil spacing uses the neighbours' preferred distance, 8 points for plain views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension VStack: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    lowering.container(.stack(.vertical, alignment, spacing: spacing), site: site) {
      $0.withoutRowAllowance { content._lower(into: &$0) }
    }
  }
}
