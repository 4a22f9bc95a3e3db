public import Foundation
public import KumihanDrawing

/// A map of a view's drawing that depends on its size; the layout does not see it.
public protocol GeometryEffect: Animatable, ViewModifier, Sendable {
  /// The map of the view's own space, from its top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View {
    content.effect(.projection { effectValue(size: $0) }, #fileID, #line, #column)
  }

  /// The same: nothing here lets an effect change the layout.
  public func ignoredByLayout() -> Self { self }
}
