package import KumihanViews

/// What an app asked of the look of controls in UIKit's words, of one control or of all; nil where it asked for nothing.
package struct ControlLook {
  /// The ground of choices side by side, that of the chosen one, and their words.
  package var segments: Color?
  package var chosenSegment: Color?
  package var segmentWords = BarLook.Words()
  package var chosenSegmentWords = BarLook.Words()
  /// The dots of pages.
  package var dot: Color?
  package var chosenDot: Color?
  /// A switch that is on, and what moves in it.
  package var switchOn: Color?
  package var switchKnob: Color?
  /// A slider's line on both sides of what moves on it.
  package var sliderFill: Color?
  package var sliderLine: Color?
  package var sliderKnob: Color?
  /// A line of progress, and what is done.
  package var progressFill: Color?
  package var progressLine: Color?
  package init() {}

  /// What was asked of all controls; of older code it is told in the same process, before its views are drawn.
  @MainActor package static var ofAll: (@MainActor () -> ControlLook)?
}

private struct ControlLookKey: EnvironmentKey {
  static var defaultValue: ControlLook? { nil }
}

extension EnvironmentValues {
  /// The look of a control of UIKit's that is drawn; nil for controls of the view language.
  package var controlLook: ControlLook? {
    get { self[ControlLookKey.self] }
    set { self[ControlLookKey.self] = newValue }
  }
}

extension ControlLook? {
  /// The look of a control, or that of all.
  @MainActor var orOfAll: ControlLook { self ?? ControlLook.ofAll?() ?? ControlLook() }
}
