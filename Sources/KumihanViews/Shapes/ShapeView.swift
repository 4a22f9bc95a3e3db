public import KumihanDrawing
import KumihanLayout
import Foundation

/// A view of a filled or stroked shape, which more fills and strokes of the same shape may cover.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

extension _ShapeView: ShapeView where Content: Shape, Style: ShapeStyle {}
extension _StrokeView: ShapeView where Content: Shape, Style: ShapeStyle {}

/// A fill or stroke of a shape over other ones of the same shape.
public struct _CoveredShapeView<Below: ShapeView, Above: View>: ShapeView {
  public let shape: Below.Content
  let below: Below
  let above: Above

  public var body: some View { below.overlay { above } }
}

extension ShapeView {
  /// The shape filled over what is drawn of it so far.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _CoveredShapeView<Self, _ShapeView<Content, S>> {
    _CoveredShapeView(
      shape: shape, below: self,
      above: shape.fill(content, style: style, fileID: fileID, line: line, column: column))
  }

  /// The shape's outline over what is drawn of it so far, half its width on each side of the edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _CoveredShapeView<Self, _StrokeView<Content, S>> {
    _CoveredShapeView(
      shape: shape, below: self,
      above: shape.stroke(
        content, style: style, antialiased: antialiased, fileID: fileID, line: line, column: column)
    )
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _CoveredShapeView<Self, _StrokeView<Content, S>> {
    stroke(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased, fileID: fileID,
      line: line, column: column)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A border inside the shape's edge, over what is drawn of it so far.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some ShapeView<Content> {
    _CoveredShapeView(
      shape: shape, below: self,
      above: shape.strokeBorder(
        content, style: style, antialiased: antialiased, fileID: fileID, line: line, column: column)
    )
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some ShapeView<Content> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased, fileID: fileID,
      line: line, column: column)
  }
}
