import KumihanCalendar
import KumihanViews

/// Finds a requested component among the available design systems.
struct CatalogueChoice {
  let systems: [ComponentCatalogue]

  /// The named components of a system, in the system's order; all without names. Letter case is
  /// ignored.
  func catalogue(system: String, components names: [String]) throws -> ComponentCatalogue {
    guard var chosen = systems.first(where: { $0.system == system.lowercased() }) else {
      throw failure(
        "unknown design system '\(system)'", system,
        among: systems.map(\.system) + SystemRun.names)
    }
    guard !names.isEmpty else { return chosen }
    let known = chosen.components.map(\.name)
    for name in names where !known.contains(where: { $0.lowercased() == name.lowercased() }) {
      throw failure("unknown component '\(name)' in \(chosen.system)", name, among: known)
    }
    let wanted = Set(names.map { $0.lowercased() })
    chosen.components.removeAll { !wanted.contains($0.name.lowercased()) }
    return chosen
  }

  /// The system's name may be missing before the component's: `Button` means `JohoButton`.
  private func failure(
    _ message: String, _ name: String, among known: [String]
  ) -> CommandFailure {
    let short = known.flatMap { name in
      systems.filter { name.lowercased().hasPrefix($0.system) && name.count > $0.system.count }
        .map { (spelling: String(name.dropFirst($0.system.count)), value: name) }
    }
    let near = NearMatch.value(for: name, among: known.map { ($0, $0) } + short)
    return CommandFailure(
      message,
      hint: near.map { "did you mean '\($0)'?" } ?? "choose among: \(known.joined(separator: ", "))"
    )
  }
}
