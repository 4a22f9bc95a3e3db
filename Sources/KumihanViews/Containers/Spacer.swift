public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Space that grows along the axis of its stack.
public struct Spacer: _PrimitiveView {
  public var minLength: CGFloat?
  let site: CallSite

  /// A nil minimum is 8 points.
  public nonisolated init(
    minLength: CGFloat? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.minLength = minLength
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.leaf(.spacer(minLength: minLength), site: site)
  }
}
