import DarkStudio
import Foundation
import Kajilis
import Kumihan
import KumihanTokens
import SystemRules
import Testing

/// A state of one of the systems, laid out for a reader.
@MainActor
struct DrawnState {
  let component: SystemCatalogue.Component
  let state: SystemCatalogue.State
  let page: LaidOutPage

  static let catalogues = [
    "kajilis": KajilisCatalogue.catalogue, "system": SystemRulesCatalogue.catalogue,
    "studio": DarkStudioCatalogue.catalogue,
  ]

  struct Missing: Error { let name: String }

  /// - Parameter name: the system, the component and the state, such as `studio.Card-normal`.
  init(_ name: String, reader: SystemCatalogue.Reader = .light) throws {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let words = parts[1].split(separator: "-", maxSplits: 1).map(String.init)
    guard let catalogue = Self.catalogues[parts[0]],
      let component = catalogue.components.first(where: { $0.name == words[0] }),
      let state = component.states.first(where: { Self.name($0.name) == words[1] })
    else { throw Missing(name: name) }
    (self.component, self.state) = (component, state)
    var options = LayoutOptions()
    options.environment.colorScheme = reader.isDark ? .dark : .light
    options.environment.colorSchemeContrast = reader.hasContrast ? .increased : .standard
    options.environment.dynamicTypeSize = reader.typeSize
    options.environment.platformLook = catalogue.look
    options.isOpaque = true
    options.presenting = state.presenting
    switch state.room {
    case .fitting(let width):
      options.proposedSize = ProposedViewSize(width: width, height: nil)
    case .screen(let name):
      let device = try #require(Device(named: name))
      options.screen = HeldDevice(device, .portrait)
      options.proposedSize = ProposedViewSize(device.size(in: .portrait))
      options.safeAreaInsets = device.safeAreaInsets(in: .portrait)
      options.environment.horizontalSizeClass = device.horizontalSizeClass(in: .portrait)
      options.environment.verticalSizeClass = device.verticalSizeClass(in: .portrait)
    }
    page = try RenderingContext.bundled().layout(state.view(), options: options)
  }

  /// The layout text without the places in source.
  var lines: [String] {
    page.layout.description.split(separator: "\n").map { line in
      (line.components(separatedBy: " @ ").first ?? "").trimmingCharacters(in: .whitespaces)
    }
  }

  /// A state's name in that of a file.
  static func name(_ state: String) -> String {
    String(state.map { $0 == " " || $0 == "." ? "-" : $0 })
  }
}
