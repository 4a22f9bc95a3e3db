public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A change of the ink of each view of the content.
public struct _EffectView<Content> {
  let content: Content
  let effect: (StyleContext) -> Effect
  let site: CallSite
}

extension _EffectView: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    var effect = effect(lowering.styleContext)
    if lowering.environment.layoutDirection == .rightToLeft { effect = effect.mirrored }
    lowering.wrapEach(lowering.tree.wrapper(effect), site: site) { content._lower(into: &$0) }
  }
}

extension View {
  func effect(_ effect: Effect, _ fileID: StaticString, _ line: Int, _ column: Int) -> _EffectView<
    Self
  > {
    _EffectView(
      content: self, effect: { _ in effect },
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Effect: the view and its content faded as one picture.
  public func opacity(
    _ opacity: Double, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    effect(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)), fileID, line, column)
  }

  /// Effect: clips to a shape.
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle(), fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    _EffectView(
      content: self, effect: { .clip(shape.form(in: $0.environment), style) },
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  public func clipped(
    antialiased: Bool = false, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    effect(.clip(.rectangle, FillStyle(antialiased: antialiased)), fileID, line, column)
  }

  /// Effect: rounds the corners by clipping.
  public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    var style = FillStyle(antialiased: antialiased)
    style.isOfCornerRadius = true
    return clipShape(
      RoundedRectangle(cornerRadius: radius), style: style, fileID: fileID, line: line,
      column: column)
  }

  /// Effect: keeps the view where `mask` is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    MaskedView(
      content: self, mask: mask(), alignment: alignment,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Disfavoured, so that a closure selects the other form.
  @_disfavoredOverload
  public func mask<Mask: View>(
    _ mask: Mask, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    MaskedView(
      content: self, mask: mask, alignment: .center,
      site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Effect: rotates the view; positive angles clockwise.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    effect(.rotation(radians: angle.radians, anchor), fileID, line, column)
  }

  /// Effect: scales the drawing, not the layout.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    effect(.scale(CGSize(width: x, height: y), anchor), fileID, line, column)
  }

  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    effect(.scale(CGSize(width: scale, height: scale), anchor), fileID, line, column)
  }

  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    effect(.scale(scale, anchor), fileID, line, column)
  }

  /// Effect: transforms the drawing about its top left corner.
  public func transformEffect(
    _ transform: CGAffineTransform, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    effect(.affine(transform, .topLeading), fileID, line, column)
  }

  /// Effect: a shadow of the view's alpha; `radius` is the blur's sigma in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    _EffectView(
      content: self,
      effect: { context in
        .filters([
          .shadow(
            color: color.rgba(in: context), radius: max(radius, 0),
            offset: CGSize(width: x, height: y))
        ])
      }, site: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Effect: a Gaussian blur; `radius` is its sigma in points.
  public func blur(
    radius: CGFloat, opaque: Bool = false, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> _EffectView<Self> {
    effect(.filters([.blur(radius: max(radius, 0), isOpaque: opaque)]), fileID, line, column)
  }

  public func blendMode(
    _ blendMode: BlendMode, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    effect(.blend(blendMode), fileID, line, column)
  }

  /// Effect: the content becomes one picture before outer effects.
  public func compositingGroup(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    effect(.isolated, fileID, line, column)
  }

  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _EffectView<Self> {
    effect(.isolated, fileID, line, column)
  }

  /// Effect: keeps its space and draws nothing.
  public func hidden(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column)
    -> _EffectView<Self>
  {
    effect(.hidden, fileID, line, column)
  }
}

private struct MaskedView<Content, Mask> {
  let content: Content
  let mask: Mask
  let alignment: Alignment
  let site: CallSite
}

extension MaskedView: View, _PrimitiveView where Content: View, Mask: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.pairEach(
      .masked(alignment), alignment: alignment, site: site, content: { content._lower(into: &$0) },
      second: { mask._lower(into: &$0) })
  }
}

extension View {
  /// Draws: the view mirrored in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(
    _ enabled: Bool, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    FlippedView(content: self, isEnabled: enabled)
      ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }
}

private struct FlippedView<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
