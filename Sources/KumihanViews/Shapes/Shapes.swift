public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// The whole rectangle.
public struct Rectangle: InsettableShape {
  public let _site: CallSite

  public nonisolated init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
  {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `Rectangle.init` may be passed as a function.
  @_disfavoredOverload
  public nonisolated init() { _site = .unknown }
  public nonisolated func path(in rect: CGRect) -> Path { ShapeForm.rectangle.path(in: rect) }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.rectangle) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with four equal corners; continuous by default.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public let _site: CallSite

  public nonisolated init(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.cornerSize, self.style) = (cornerSize, style)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public nonisolated init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style, fileID: fileID,
      line: line, column: column)
  }

  public nonisolated func path(in rect: CGRect) -> Path { _form.form.path(in: rect) }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.roundedRectangle(cornerSize, style)) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public let _site: CallSite

  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style,
      fileID: fileID, line: line, column: column)
  }

  public nonisolated func path(in rect: CGRect) -> Path { _form.form.path(in: rect) }
  public nonisolated var _form: _ShapeForm {
    _ShapeForm(.unevenRoundedRectangle(cornerRadii, style))
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public let _site: CallSite

  public nonisolated init(
    style: RoundedCornerStyle = .continuous, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.style = style
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public nonisolated func path(in rect: CGRect) -> Path { _form.form.path(in: rect) }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.capsule(style)) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// The largest circle in the middle of the rectangle.
public struct Circle: InsettableShape {
  public let _site: CallSite

  public nonisolated init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
  {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `Circle.init` may be passed as a function.
  @_disfavoredOverload
  public nonisolated init() { _site = .unknown }
  public nonisolated func path(in rect: CGRect) -> Path { ShapeForm.circle.path(in: rect) }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.circle) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// The ellipse inscribed in the rectangle.
public struct Ellipse: InsettableShape {
  public let _site: CallSite

  public nonisolated init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
  {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `Ellipse.init` may be passed as a function.
  @_disfavoredOverload
  public nonisolated init() { _site = .unknown }
  public nonisolated func path(in rect: CGRect) -> Path { ShapeForm.ellipse.path(in: rect) }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.ellipse) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// The shape that `containerShape` gives the surrounding container, at the same distance everywhere;
/// a rectangle by default.
public struct ContainerRelativeShape: InsettableShape {
  public let _site: CallSite

  public nonisolated init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
  {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `ContainerRelativeShape.init` may be passed as a function.
  @_disfavoredOverload
  public nonisolated init() { _site = .unknown }
  public nonisolated func path(in rect: CGRect) -> Path { ShapeForm.rectangle.path(in: rect) }
  public nonisolated var _form: _ShapeForm {
    let corner = ConcentricCorners.Corner.concentric(minimum: 0)
    return _ShapeForm(
      .concentric(
        ConcentricCorners(
          topLeading: corner, topTrailing: corner, bottomLeading: corner, bottomTrailing: corner)))
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A path in its own coordinates, from the frame's top left corner.
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated var _form: _ShapeForm { _ShapeForm(.path(self)) }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let base: any Shape

  public nonisolated init<S: Shape>(_ shape: S) { base = shape }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
  public nonisolated var _form: _ShapeForm { base._form }
  public nonisolated var _site: CallSite { base._site }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
