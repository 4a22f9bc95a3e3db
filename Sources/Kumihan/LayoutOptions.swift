public import Foundation
public import KumihanViews

/// How views are laid out, and what lies below them.
public struct LayoutOptions {
  /// What the view is offered, in points; where nil, its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The environment at the top of the view: locale, colour scheme, text size…
  public var environment = EnvironmentValues()
  /// How far the safe area's border lies inside the page, in points.
  public var safeAreaInsets = EdgeInsets()
  /// What lies below the view; nil for nothing.
  public var background: Color?
  /// True for a page without transparency, on the system's background unless another is set.
  public var isOpaque = false
  /// What happens to characters that no face has.
  public var missingGlyphs = MissingGlyphPolicy.box
  /// Whether `onAppear`, `task`, `onChange` and their like run before the page is drawn, so that
  /// what they change is drawn. A task is waited for as far as its first suspension.
  public var runsActions = true

  public init() {}

  /// Pixels per point: what a pixel's length is to views, and the scale of a PNG that asks for no
  /// other; 2 unless the environment says otherwise. What is no positive number counts as 1.
  public var scale: CGFloat {
    get {
      let scale = environment.displayScale
      return scale > 0 && scale.isFinite ? scale : 1
    }
    set { environment.displayScale = newValue }
  }

  /// Options for a size in points and a scale in pixels per point.
  public init(size: CGSize, scale: CGFloat = 2, environment: EnvironmentValues = .init()) {
    proposedSize = ProposedViewSize(size)
    self.environment = environment
    self.scale = scale
  }
}

/// What happens to characters that no face has. Each is reported once a text, whatever the policy.
public enum MissingGlyphPolicy: String, Hashable, Sendable, CaseIterable {
  /// A box is drawn in its place.
  case box
  /// Nothing is drawn in its place.
  case skip
  /// Nothing is drawn at all: layout throws ``RenderError/missingGlyphs(_:)``.
  case error
}
