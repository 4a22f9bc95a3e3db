import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

private struct DividerKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// True for a divider in a container that draws its own.
  package var isDivider: Bool {
    get { self[DividerKey.self] }
    set { self[DividerKey.self] = newValue }
  }
}

/// A hairline across the axis of its stack.
public struct Divider: _PrimitiveView {
  let site: CallSite

  public nonisolated init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
  {
    site = CallSite(fileID: fileID, line: line, column: column)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    let color = SystemColor.separator.rgba(in: lowering.styleContext)
    guard lowering.environment.structure.marksDividers else {
      return line(color, &lowering)
    }
    for view in lowering.gather({ line(color, &$0) }) {
      ContainerValues.change(view.node, in: &lowering) { $0.isDivider = true }
      lowering.append(view)
    }
  }

  private func line(_ color: RGBA, _ lowering: inout Lowering) {
    lowering.leaf(.divider, ink: .fill(.rectangle, .color(color), FillStyle()), site: site)
  }
}
