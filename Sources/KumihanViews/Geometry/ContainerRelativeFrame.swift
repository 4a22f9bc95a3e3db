public import Foundation
import KumihanDrawing
public import KumihanLayout

private struct ContainerRelativeView<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  let site: CallSite
  @Environment(\.picture.containerSize) private var container

  var body: some View {
    if let container {
      let width = axes.contains(.horizontal) ? length(container.width, .horizontal) : nil
      let height = axes.contains(.vertical) ? length(container.height, .vertical) : nil
      content.frame(
        width: width, height: height, alignment: alignment, fileID: site.fileID, line: site.line,
        column: site.column)
    } else {
      content.frame(
        maxWidth: axes.contains(.horizontal) ? .infinity : nil,
        maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment,
        fileID: site.fileID, line: site.line, column: site.column)
    }
  }
}

extension View {
  /// Layout: the container's size along the axes; the container is assumed to fill the picture.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    containerRelativeFrame(
      axes, alignment: alignment, { side, _ in side }, fileID: fileID, line: line, column: column)
  }

  /// Layout: `span` of `count` equal parts of the container with `spacing` between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return containerRelativeFrame(
      axes, alignment: alignment,
      { side, _ in (side - spacing * (count - 1)) / count * span + spacing * (span - 1) },
      fileID: fileID, line: line, column: column)
  }

  /// Layout: along the axes, the result of `length` for the container's length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    ContainerRelativeView(
      content: self, axes: axes, alignment: alignment, length: length,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}
