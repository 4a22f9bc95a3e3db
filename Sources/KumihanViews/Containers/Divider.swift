import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A hairline across the axis of its stack.
public struct Divider: _PrimitiveView {
  let site: CallSite

  public nonisolated init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
  {
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    let color = SystemColor.separator.rgba(in: lowering.styleContext)
    lowering.leaf(.divider, ink: .fill(.rectangle, .color(color), FillStyle()), site: site)
  }
}
