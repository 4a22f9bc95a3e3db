import Foundation
import Kumihan

/// The frames of named views in the picture, also of those that are presented, which tell the
/// screen below nothing.
@MainActor
final class Seen {
  private(set) var frames: [String: CGRect] = [:]

  fileprivate func note(_ frame: CGRect, as name: String) { frames[name] = frame }

  subscript(name: String) -> CGRect? { frames[name] }
}

extension View {
  /// Notes the view's frame under a name.
  func seen(_ name: String, by seen: Seen) -> some View {
    background {
      GeometryReader { proxy in
        let _ = seen.note(proxy.frame(in: .global), as: name)
        Color.clear
      }
    }
  }
}

/// The layout of a view on a device's screen.
@MainActor
func presented(
  _ view: some View, _ names: [PresentationName] = [], device: Device = .standard,
  look: PlatformLook = .iOS18, states: [String: ViewState] = [:],
  _ change: (inout LayoutOptions) -> Void = { _ in }
) throws -> LaidOutPage {
  var options = LayoutOptions(device: device)
  options.environment.platformLook = look
  options.presenting = names
  options.states = states
  change(&options)
  return try RenderingContext.bundled().layout(view, options: options)
}
