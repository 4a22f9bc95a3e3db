public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Changes of a view's ink that may depend on its geometry.
public protocol VisualEffect: Sendable {
  @MainActor func _apply(to view: AnyView) -> AnyView
}

/// The effect without changes, to start from.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect followed by another.
public struct _ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (AnyView) -> AnyView

  public func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
  private func then(
    _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) -> _ChangedVisualEffect<Self> { _ChangedVisualEffect(base: self, change: change) }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    then { AnyView($0.opacity(opacity)) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { AnyView($0.offset(x: x, y: y)) }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    then { AnyView($0.offset(offset)) }
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) } }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then {
      AnyView(
        $0.rotation3DEffect(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.brightness(amount)) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.contrast(amount)) }
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.saturation(amount)) }
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.grayscale(amount)) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { AnyView($0.hueRotation(angle)) }
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  /// Drawn without the shader, with a warning.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some VisualEffect {
    then {
      AnyView(
        $0.colorEffect(shader, isEnabled: isEnabled, fileID: fileID, line: line, column: column))
    }
  }
  /// Drawn without the shader, with a warning.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some VisualEffect {
    then {
      AnyView(
        $0.distortionEffect(
          shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled, fileID: fileID,
          line: line, column: column))
    }
  }
  /// Drawn without the shader, with a warning.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some VisualEffect {
    then {
      AnyView(
        $0.layerEffect(
          shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled, fileID: fileID,
          line: line, column: column))
    }
  }
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then { AnyView($0.projectionEffect(transform)) }
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then { AnyView($0.transformEffect(transform)) }
  }
}

/// The content with an effect made of the geometry found in the round before.
private struct VisualEffectView<Content: View, Effect: VisualEffect>: View {
  let content: Content
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
  @State private var proxy: GeometryProxy?

  var body: some View {
    let drawn =
      proxy.map { effect(EmptyVisualEffect(), $0)._apply(to: AnyView(content)) }
      ?? AnyView(content)
    drawn.background {
      GeometryReader { found in
        Color.clear.onChange(of: found.frame(in: .global), initial: true) { proxy = found }
      }
    }
  }
}

extension View {
  /// Effect: changes that depend on the view's frame, found before the picture is drawn.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    VisualEffectView(content: self, effect: effect)
      ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Policy: scrolled content is drawn in its identity phase.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    transition(EmptyVisualEffect(), .identity)._apply(to: AnyView(self))
      ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }

  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    scrollTransition(
      topLeading, axis: axis, transition: transition, fileID: fileID, line: line, column: column)
  }
}

/// The position of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The timing of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The visible part of a view that triggers a transition.
  public struct Threshold: Hashable, Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// A transform of a view's drawing that depends on its size; the layout is unaffected.
public protocol GeometryEffect: Animatable, ViewModifier, Sendable {
  /// The transform in the view's own space, from its top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View {
    content.effect(.projection { effectValue(size: $0) }, #fileID, #line, #column)
  }

  /// The same effect: effects never change the layout.
  public func ignoredByLayout() -> Self { self }
}
