import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Content larger than its window. A still picture shows its start, clipped at the frame.
public struct ScrollView<Content: View>: _PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  let site: CallSite

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
    site = CallSite(fileID: fileID, line: line)
  }

  public func _lowerPrimitive(into lowering: inout Lowering) {
    if lowering.environment.scrollsAtFullLength { return content._lower(into: &lowering) }
    lowering.wrapEach(
      .effect, ink: .effect(.clip(.rectangle, FillStyle())), site: site
    ) {
      $0.container(.scroll(axes), site: site) { lowering in
        // Several views in a scroll view stand in a stack along its axis.
        lowering.implicitStack(site: site) { content._lower(into: &$0) }
      }
    }
  }
}

private struct FullLengthKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True when scroll views are laid out at their full length instead of clipped at their frame.
  public var scrollsAtFullLength: Bool {
    get { self[FullLengthKey.self] }
    set { self[FullLengthKey.self] = newValue }
  }
}
