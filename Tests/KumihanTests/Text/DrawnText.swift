import Kumihan

/// The words a view draws, in the order of its glyphs.
@MainActor
func drawnText<V: View>(
  _ view: V, in environment: EnvironmentValues = EnvironmentValues()
) throws -> String {
  try glyphRuns(view, in: environment).map(\.text).joined()
}

@MainActor
func glyphRuns<V: View>(
  _ view: V, in environment: EnvironmentValues = EnvironmentValues()
) throws -> [GlyphRun] {
  let renderer = ImageRenderer(content: view)
  renderer.environment = environment
  return try glyphRuns(in: renderer.displayList().items)
}

/// Those of groups too: a link's words are one.
private func glyphRuns(in items: [DrawItem]) -> [GlyphRun] {
  items.flatMap { item -> [GlyphRun] in
    switch item.command {
    case .glyphs(let run, _): [run]
    case .group(let group): glyphRuns(in: group.children)
    default: []
    }
  }
}

extension EnvironmentValues {
  /// The defaults in another language.
  static func speaking(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
  }
}
