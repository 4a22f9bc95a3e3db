public import Foundation
public import KumihanViews

/// Options for the layout of views, and the background below them.
public struct LayoutOptions {
  /// The proposed size, in points; nil for the ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The environment of the root view: locale, colour scheme, text size…
  public var environment = EnvironmentValues()
  /// The insets of the safe area, in points.
  public var safeAreaInsets = EdgeInsets()
  /// The background below the view; nil for none.
  public var background: Color?
  /// True for a page without transparency, on the system's background unless another is set.
  public var isOpaque = false
  /// The treatment of characters missing in all faces.
  public var missingGlyphs = MissingGlyphPolicy.box
  /// Whether `onAppear`, `task`, `onChange` and similar actions run before the page is drawn, so
  /// that their changes are drawn. A task runs until it first suspends; in `kumihan` with what it
  /// awaits.
  public var runsActions = true
  /// What the device shows around the views; only where the options were made for a device.
  public var chrome: ScreenChrome = []
  package var screen: HeldDevice?
  /// What is presented over the screen though no binding presents it; each is presented by what is
  /// drawn by then, so a sheet and then its alert. Layout throws for a name that no view has.
  public var presenting: [PresentationName] = []
  /// The states of views by their accessibility identifiers. Layout throws for an identifier that
  /// no view has.
  public var states: [String: ViewState] = [:]

  public init() {}

  /// Pixels per point: the pixel length for views, and the default scale of a PNG; 2 unless the
  /// environment says otherwise. Other than positive numbers count as 1.
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

/// The treatment of characters missing in all faces. Each is reported once per text in any case.
public enum MissingGlyphPolicy: String, Hashable, Sendable, CaseIterable {
  /// Draws a box in place of the character.
  case box
  /// Draws nothing in place of the character.
  case skip
  /// Draws nothing at all: layout throws ``RenderError/missingGlyphs(_:)``.
  case error
}
