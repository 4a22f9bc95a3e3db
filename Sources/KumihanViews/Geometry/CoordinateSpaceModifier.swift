import Foundation
import KumihanDrawing
import KumihanLayout

/// The origin of a named coordinate space, known once its view is lowered.
@MainActor
final class CoordinateSpaceMark: Equatable {
  var node: Int32?

  nonisolated static func == (a: CoordinateSpaceMark, b: CoordinateSpaceMark) -> Bool { a === b }
}

extension EnvironmentValues {
  var coordinateSpaces: [AnyHashable: CoordinateSpaceMark] {
    get { structure.coordinateSpaces }
    set { structure.coordinateSpaces = newValue }
  }
}

private struct CoordinateSpaceView<Content> {
  let content: Content
  let name: AnyHashable
  let site: CallSite
}

extension CoordinateSpaceView: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    let mark = CoordinateSpaceMark()
    let change: (inout EnvironmentValues) -> Void = { $0.coordinateSpaces[name] = mark }
    lowering.with(change) { lowering in
      lowering.wrapEach(.passthrough, site: site) { content._lower(into: &$0) }
    }
    mark.node = lowering.lastNode
  }
}

extension View {
  /// Data: named coordinates for geometry readers inside.
  public func coordinateSpace(
    _ name: NamedCoordinateSpace, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    CoordinateSpaceView(
      content: self, name: name.name, site: CallSite(fileID: fileID, line: line, column: column))
  }

  public func coordinateSpace<T: Hashable>(
    name: T, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    CoordinateSpaceView(
      content: self, name: AnyHashable(name),
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}
