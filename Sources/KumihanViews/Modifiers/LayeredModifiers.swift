public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A view behind or in front of another, laid out in its size.
public struct _LayeredView<Content, Secondary> {
  let content: Content
  let secondary: Secondary
  let alignment: Alignment
  let inFront: Bool
  var ignoring: Edge.Set = []
  let site: CallSite
}

extension _LayeredView: View, _PrimitiveView where Content: View, Secondary: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.pairEach(
      .layered(alignment, inFront: inFront, ignoring: ignoring), alignment: alignment, site: site,
      content: { content._lower(into: &$0) }, second: { secondary._lower(into: &$0) })
  }
}

extension View {
  /// Layout: views behind this one, in its size.
  public consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, V> {
    _LayeredView(
      content: self, secondary: content(), alignment: alignment, inFront: false,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Disfavoured, so that `.background(Color.red)` means the style.
  @_disfavoredOverload
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, Background> {
    _LayeredView(
      content: self, secondary: background, alignment: alignment, inFront: false,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Layout: a style behind the view that extends into the safe area at the given edges.
  public consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, _ShapeView<Rectangle, S>> {
    let site = CallSite(fileID: fileID, line: line, column: column)
    return _LayeredView(
      content: self, secondary: _ShapeView(shape: Rectangle(), style: style, site: site),
      alignment: .center, inFront: false, ignoring: edges, site: site)
  }

  /// As `background(_:)`, by a line of source of its own.
  package consuming func background<S: ShapeStyle>(
    _ style: S, askedAt asked: CallSite, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _LayeredView<Self, _PlacedContent<_ShapeView<Rectangle, S>>> {
    let site = CallSite(fileID: fileID, line: line, column: column)
    return _LayeredView(
      content: self,
      secondary: _ShapeView(shape: Rectangle(), style: style, site: site)._placed(at: asked),
      alignment: .center, inFront: false, ignoring: .all, site: site)
  }

  public consuming func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _LayeredView<Self, _ShapeView<Rectangle, BackgroundStyle>> {
    background(
      BackgroundStyle(), ignoresSafeAreaEdges: edges, fileID: fileID, line: line, column: column)
  }

  /// Layout: a shape filled with a style behind the view.
  public consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(), fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, _ShapeView<T, S>> {
    let site = CallSite(fileID: fileID, line: line, column: column)
    return _LayeredView(
      content: self,
      secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle, site: site),
      alignment: .center, inFront: false, site: site)
  }

  public consuming func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle(), fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, _ShapeView<T, BackgroundStyle>> {
    background(
      BackgroundStyle(), in: shape, fillStyle: fillStyle, fileID: fileID, line: line, column: column
    )
  }

  /// Layout: views in front of this one, in its size.
  public consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, V> {
    _LayeredView(
      content: self, secondary: content(), alignment: alignment, inFront: true,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Disfavoured, so that `.overlay(Color.red)` means the style.
  @_disfavoredOverload
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, Overlay> {
    _LayeredView(
      content: self, secondary: overlay, alignment: alignment, inFront: true,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  public consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, _ShapeView<Rectangle, S>> {
    let site = CallSite(fileID: fileID, line: line, column: column)
    return _LayeredView(
      content: self, secondary: _ShapeView(shape: Rectangle(), style: style, site: site),
      alignment: .center, inFront: true, ignoring: edges, site: site)
  }

  public consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(), fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _LayeredView<Self, _ShapeView<T, S>> {
    let site = CallSite(fileID: fileID, line: line, column: column)
    return _LayeredView(
      content: self,
      secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle, site: site),
      alignment: .center, inFront: true, site: site)
  }

  /// Layout: a border inside the view's edge.
  public consuming func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let border = Rectangle().strokeBorder(
      content, lineWidth: width, fileID: fileID, line: line, column: column)
    return _LayeredView(
      content: self, secondary: border, alignment: .center, inFront: true,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Layout: views in a strip at the top or bottom of this view's space.
  public consuming func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    SafeAreaInsetView(
      content: self, strip: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Layout: views in a strip at a side of this view's space.
  public consuming func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    SafeAreaInsetView(
      content: self, strip: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      site: CallSite(fileID: fileID, line: line, column: column))
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

private struct SafeAreaInsetView<Content: View, Strip: View>: _PrimitiveView {
  let content: Content
  let strip: Strip
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let site: CallSite

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.pairEach(
      .safeAreaInset(edge, alignment, spacing: spacing), alignment: alignment, site: site,
      content: { content._lower(into: &$0) }, second: { strip._lower(into: &$0) })
  }
}
