import KumihanData

/// What is asked of a picture by name, and the names that its views have: what is not found is an
/// error with near matches. A picture of which nothing is asked has none.
@MainActor
final class AskedFor {
  /// The presentations still to be found.
  private var open: [PresentationName]
  /// The identifiers whose views are in a state.
  private var states: Set<String>
  /// The accessibility identifiers of views, in order.
  private(set) var identifiers: [String] = []
  /// The names that presentations have.
  private var presentable: [String] = []
  /// Those whose item is nil.
  private var empty: Set<PresentationName> = []
  /// Presentations are drawn only over a screen of a known size.
  private let hasScreen: Bool

  init(presenting: [PresentationName], states: [String], hasScreen: Bool) {
    open = presenting
    self.states = Set(states)
    self.hasScreen = hasScreen
  }

  var asksToPresent: Bool { hasScreen && !open.isEmpty }

  func note(identifier: String) {
    identifiers.append(identifier)
    states.remove(identifier)
  }

  /// Adds an identifier whose views shall be in a state.
  func note(stateFor identifier: String) { states.insert(identifier) }

  /// The presentation that is asked for next, if it is among these.
  func take(from found: [Presentation]) -> Presentation? {
    for presentation in found where presentation.canShow {
      know(presentation.kind, presentation.identifiers)
    }
    guard hasScreen else { return nil }
    for (index, name) in open.enumerated() {
      let answers = found.filter { $0.answers(to: name) }
      let rank = answers.map(\.rank).max()
      guard let presentation = answers.first(where: { $0.rank == rank }) else { continue }
      guard presentation.canShow else {
        empty.insert(name)
        continue
      }
      open.remove(at: index)
      return presentation
    }
    return nil
  }

  /// Whether something that is shown in its own place is asked for; then it no longer is.
  func takes(_ kind: PresentationName, _ identifiers: [String]) -> Bool {
    know(kind, identifiers)
    let index = open.firstIndex { $0 == kind || identifiers.contains($0.rawValue) }
    if let index { open.remove(at: index) }
    return index != nil
  }

  private func know(_ kind: PresentationName, _ identifiers: [String]) {
    for name in [kind.rawValue] + identifiers where !presentable.contains(name) {
      presentable.append(name)
    }
  }

  /// The names that no view has.
  var unmet: [UnknownName] {
    let presentations = open.map { name in
      let hint: String
      if !hasScreen {
        hint = "give the picture a size: only a screen presents"
      } else if empty.contains(name) {
        hint = "its item is nil; give the view an item"
      } else if presentable.isEmpty {
        hint = "no view here presents anything"
      } else {
        hint = NearMatch.hint(for: name.rawValue, among: presentable)
      }
      return UnknownName(kind: "presentation", name: name.rawValue, hint: hint)
    }
    let states = states.sorted().map { name in
      UnknownName(
        kind: "accessibility identifier", name: name,
        hint: identifiers.isEmpty
          ? "no view here has an accessibility identifier"
          : NearMatch.hint(for: name, among: identifiers))
    }
    return presentations + states
  }
}

/// A name that was asked for and that no view of the picture has.
package struct UnknownName: Hashable, Sendable {
  /// What it should name.
  package let kind: String
  package let name: String
  /// Near names, or all of them.
  package let hint: String
}
