import Foundation
import Kumihan

/// Frames of named views in a picture at 3x, as pictures of iOS are measured.
private struct ProbedFrames: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// Reports the view's frame under a name.
  func probed(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: ProbedFrames.self, value: [name: proxy.frame(in: .global)])
      }
    }
  }

  /// Reports the frame of the row of a list under a name.
  func probedRow(_ name: String) -> some View { listRowBackground(Color.clear.probed(name)) }
}

/// A view that hands the frames that were asked for to `report`.
@MainActor
func reportingFrames(
  of view: some View, to report: @escaping ([String: CGRect]) -> Void
) -> some View { view.onPreferenceChange(ProbedFrames.self, perform: report) }

/// The frames that were asked for, on a screen of 402 by 874 points.
@MainActor
func probedFrames(
  _ view: some View, safeArea: EdgeInsets = EdgeInsets(), typeSize: DynamicTypeSize = .large,
  rightToLeft: Bool = false
) throws -> [String: CGRect] {
  var frames: [String: CGRect] = [:]
  let renderer = probe(
    view.onPreferenceChange(ProbedFrames.self) { frames = $0 }, safeArea: safeArea,
    typeSize: typeSize, rightToLeft: rightToLeft)
  _ = try renderer.layout()
  return frames
}

/// The lines between rows, from the top.
@MainActor
func separators(
  _ view: some View, width: CGFloat = 1 / 3, rightToLeft: Bool = false
) throws -> [CGRect] {
  try probe(view, rightToLeft: rightToLeft).layout().nodes
    .filter { $0.kind == "flexible" && abs($0.frame.height - width) < 0.01 }.map(\.frame)
}

@MainActor
private func probe<V: View>(
  _ view: V, safeArea: EdgeInsets = EdgeInsets(), typeSize: DynamicTypeSize = .large,
  rightToLeft: Bool = false
) -> ImageRenderer<some View> {
  let renderer = ImageRenderer(content: view)
  renderer.scale = 3
  renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
  renderer.safeAreaInsets = safeArea
  renderer.environment.dynamicTypeSize = typeSize
  renderer.environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
  return renderer
}

extension ViewLayout.Node {
  /// The words of a text, up to 40 characters.
  var text: String? {
    parameters.first { $0.name == "text" }?.value.trimmingCharacters(in: ["\""])
  }
}

/// Equal but for the last digits of thirds.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.002 }
