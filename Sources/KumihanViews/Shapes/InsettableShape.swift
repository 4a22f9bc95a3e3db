public import Foundation
public import KumihanDrawing
import KumihanLayout
import KumihanText

/// A shape that can be inset, so that a border stays inside.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn `amount` points inside its rectangle, its radii reduced with it.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public nonisolated var _site: CallSite { base._site }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }
  public nonisolated func path(in rect: CGRect) -> Path { _form.form.path(in: rect) }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.inset(base._form.form, amount)) }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension InsettableShape {
  /// A border that stays inside the edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased, fileID: fileID,
      line: line, column: column)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(
      content, style: style, antialiased: antialiased, fileID: fileID, line: line, column: column)
  }

  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    strokeBorder(
      ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased, fileID: fileID, line: line,
      column: column)
  }

  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    strokeBorder(
      ForegroundStyle(), style: style, antialiased: antialiased, fileID: fileID, line: line,
      column: column)
  }
}
