import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Views on top of each other, the first at the back.
@MainActor @preconcurrency
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
  let site: CallSite

  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.alignment = alignment
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension ZStack: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.container(.zStack(alignment), site: site) { content._lower(into: &$0) }
  }
}
