import ArgumentParser
import Foundation
import Kumihan
import KumihanData

/// What is presented over a view's screen, and the states of its views.
struct PresentedOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Present what has this kind (sheet, alert, menu, contextMenu …) or accessibility identifier, \
      though no binding does. Repeated, the next is presented by the last.
      """,
      valueName: "name"))
  var present: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      pressed, focused, editing, disabled, hovered or selected: of the whole view, or as \
      pressed:save of the one with this accessibility identifier.
      """,
      valueName: "state"))
  var state: [String] = []

  /// The states by their identifiers; nil for the whole view.
  func states() throws -> [(identifier: String?, state: ViewState)] {
    try state.map { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let known = ViewState.named.first(where: { $0.name == name.lowercased() }) else {
        throw CommandFailure(
          "unknown state '\(name)'",
          hint: NearMatch.hint(for: name, among: ViewState.named.map(\.name)))
      }
      guard parts.count > 1 else { return (nil, known.state) }
      guard !parts[1].isEmpty else {
        throw CommandFailure(
          "'\(text)' names no view", hint: "give an accessibility identifier, as \(name):save")
      }
      return (String(parts[1]), known.state)
    }
  }

  func apply(to options: inout LayoutOptions) throws {
    options.presenting = present.map { PresentationName($0) }
    for (identifier, state) in try states() {
      if let identifier {
        options.states[identifier, default: []].formUnion(state)
      } else {
        options.environment.viewState.formUnion(state)
      }
    }
  }
}
