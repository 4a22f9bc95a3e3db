public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// The outline of another shape's stroke.
struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  nonisolated var _site: CallSite { shape._site }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

/// A part of another shape's outline, from one fraction of its length to another.
struct _TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start, end: CGFloat

  nonisolated var _site: CallSite { shape._site }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A transformed shape, or a shape in a fixed rectangle.
struct _TransformedShape<Base: Shape>: Shape {
  let shape: Base
  let transform: @Sendable (CGRect) -> CGAffineTransform

  nonisolated var _site: CallSite { shape._site }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(rect))
  }
}

struct _SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize

  nonisolated var _site: CallSite { shape._site }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: start, end: end)
  }

  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _TransformedShape(shape: self) { _ in transform }
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _TransformedShape(shape: self) { rect in
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect))
    }
  }

  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    _TransformedShape(shape: self) { rect in
      CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: rect))
    }
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
