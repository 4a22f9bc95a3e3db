import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// The first of several views whose ideal size fits, else the last.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content
  let site: CallSite

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.axes = axes
    self.content = content()
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.container(.viewThatFits(axes), site: site) { content._lower(into: &$0) }
  }
}
