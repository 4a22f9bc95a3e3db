public import Foundation
public import KumihanDrawing

/// The ink of a leaf, before its frame is known; all values, resolved from the environment during
/// lowering.
package enum Ink: Sendable {
  case fill(ShapeForm, Shading, FillStyle)
  /// Centred on the outline.
  case stroke(ShapeForm, Shading, StrokeStyle, antialiased: Bool)
  case text(TextShadings)
  /// A bar instead of each line.
  case textBars(Shading)
  case symbol(SymbolInk, Shading)
  /// A symbol missing in the icon font: a marked box.
  case missingSymbol(Shading)
  case image(ImageInk)
}

/// A change of a subtree's ink; geometry is resolved against the node's frame.
package enum Effect: Sendable {
  case opacity(Double)
  case clip(ShapeForm, FillStyle)
  case rotation(radians: Double, UnitPoint)
  case scale(CGSize, UnitPoint)
  /// About an anchor of the frame.
  case affine(CGAffineTransform, UnitPoint)
  /// A transform of the frame's own space, by the frame's size.
  case projection(@Sendable (CGSize) -> ProjectionTransform)
  case blend(BlendMode)
  case filters([Filter])
  /// The frame's shape, to which concentric corners in it keep their distance.
  case container(ShapeForm)
  case isolated
  case hidden
}

/// A node's meaning for links, destinations and screen readers.
package enum Annotation: Sendable {
  case link(LinkTarget)
  case destination(String)
  case outline(title: String, level: Int)
  case note(String)
}

/// A symbol's glyphs, whose origin is relative to the frame.
package struct SymbolInk: Sendable {
  package var run: GlyphRun
  /// The natural frame; a resizable symbol is scaled from it.
  package var size: CGSize
  package var isResizable: Bool
  /// As it was asked for: 400 is regular.
  package var weight = 400
  /// The layers drawn instead of the run, back to front, each with its shading.
  package var layers: [Layer]

  package struct Layer: Sendable {
    package var run: GlyphRun
    package var shading: Shading

    package init(run: GlyphRun, shading: Shading) { (self.run, self.shading) = (run, shading) }
  }

  package init(run: GlyphRun, size: CGSize, isResizable: Bool, layers: [Layer] = []) {
    (self.run, self.size, self.isResizable) = (run, size, isResizable)
    self.layers = layers
  }
}

package struct ImageInk: Sendable {
  package var resource: ImageResource
  /// Pixels per point.
  package var scale: CGFloat
  package var interpolation: ImageInterpolation
  package var resizing: Resizing
  /// The shading that paints the image's alpha instead of its colours.
  package var template: Shading?
  /// From the unit square of the stored pixels to that of the displayed picture.
  package var turn = CGAffineTransform.identity

  package enum Resizing: Hashable, Sendable {
    case none
    case stretch(EdgeInsets)
    case tile(EdgeInsets)
  }

  package init(
    resource: ImageResource, scale: CGFloat, interpolation: ImageInterpolation = .high,
    resizing: Resizing = .none, template: Shading? = nil
  ) {
    self.resource = resource
    self.scale = scale
    self.interpolation = interpolation
    self.resizing = resizing
    self.template = template
  }
}

/// A shape before its rectangle is known.
package indirect enum ShapeForm: Sendable {
  case rectangle
  case roundedRectangle(CGSize, RoundedCornerStyle)
  case unevenRoundedRectangle(RectangleCornerRadii, RoundedCornerStyle)
  case capsule(RoundedCornerStyle)
  case circle
  case ellipse
  case path(Path)
  case custom(@Sendable (CGRect) -> Path)
  case inset(ShapeForm, CGFloat)
  case transformed(ShapeForm, CGAffineTransform)
  /// As the container's corners at this place.
  case concentric(ConcentricCorners)
}

/// A style resolved from the environment, before the bounds it fills are known.
public indirect enum Shading: Hashable, Sendable {
  /// One colour everywhere.
  case color(RGBA)
  /// Colours along a line between two points of the unit square.
  case linear(GradientRamp, UnitPoint, UnitPoint)
  /// Circles around a point of the unit square; radii in points.
  case radial(GradientRamp, UnitPoint, start: CGFloat, end: CGFloat)
  /// Ellipses of the bounds' aspect around a point of the unit square; radii as fractions of the
  /// width.
  case elliptical(GradientRamp, UnitPoint, start: CGFloat, end: CGFloat)
  /// A sweep around a point of the unit square; angles in radians, clockwise from three o'clock.
  case angular(GradientRamp, UnitPoint, start: CGFloat, end: CGFloat)
  /// The part of `image` in unit coordinates, repeated; `scale` points per point of the image.
  case image(ImageResource, CGRect, scale: CGFloat)
  /// In the unit square.
  case mesh(GradientMesh)
  /// The content below, blurred and tinted: a material.
  case veil(Veil)
  /// A style with its opacity multiplied by a factor of 0 to 1.
  case opacity(Shading, Double)
  /// A style with a shadow.
  case shadowed(Shading, Filter)
  /// A style that mixes its colours with those below.
  case blended(Shading, BlendMode)
}
