public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// An outline that fills any given rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path

  /// Reports: the proposal, 10 for nil, unless the shape overrides it.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored where reading goes from right to left, as it is unless the shape
  /// says otherwise (iOS 17).
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The shape in the engine's form; custom shapes never implement it.
  nonisolated var _form: _ShapeForm { get }

  /// The shape's call site, where known.
  nonisolated var _site: CallSite { get }
}

/// Whether a shape is an area, a line or a separator.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// An outline in the engine's form, before its rectangle is known.
public struct _ShapeForm: Sendable {
  package let form: ShapeForm
  package init(_ form: ShapeForm) { self.form = form }
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated var _form: _ShapeForm {
    _ShapeForm(.custom { self.path(in: $0) })
  }

  public nonisolated var _site: CallSite { .unknown }

  /// The form in the direction of a place.
  nonisolated func form(in environment: EnvironmentValues) -> ShapeForm {
    layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
      ? _form.form.mirrored : _form.form
  }
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), site: _site)
  }
}

/// A shape filled with a style.
public struct _ShapeView<Content, Style> {
  public let shape: Content
  let style: Style
  var fillStyle = FillStyle()
  let site: CallSite
}

extension _ShapeView: View, _PrimitiveView where Content: Shape, Style: ShapeStyle {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.shape(
      shape,
      ink: .fill(
        shape.form(in: lowering.environment), style._shading(in: lowering.styleContext), fillStyle),
      site: site)
  }
}

/// A shape's outline, centred on its edge.
public struct _StrokeView<Content, Style> {
  public let shape: Content
  let style: Style
  let stroke: StrokeStyle
  var isAntialiased = true
  let site: CallSite
}

extension _StrokeView: View, _PrimitiveView where Content: Shape, Style: ShapeStyle {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    let shading = style._shading(in: lowering.styleContext)
    lowering.shape(
      shape,
      ink: .stroke(
        shape.form(in: lowering.environment), shading, stroke, antialiased: isAntialiased),
      site: site)
  }
}

extension Lowering {
  mutating func shape<S: Shape>(_ shape: S, ink: Ink, site: CallSite) {
    if case .circle = shape._form.form {
      leaf(.square, ink: ink, site: site)
    } else {
      leaf(.flexible, ink: ink, site: site)
    }
  }
}

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle(), fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _ShapeView<Self, S> {
    _ShapeView(
      shape: self, style: content, fillStyle: style,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  public func fill(
    style: FillStyle = FillStyle(), fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style, fileID: fileID, line: line, column: column)
  }

  /// The outline, half its width on each side of the edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _StrokeView<Self, S> {
    stroke(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased, fileID: fileID,
      line: line, column: column)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _StrokeView<Self, S> {
    _StrokeView(
      shape: self, style: content, stroke: style, isAntialiased: antialiased,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// The outline as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
}
