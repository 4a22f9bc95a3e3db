import Kumihan

/// The ink of a view, back to front.
@MainActor
func drawnItems<V: View>(
  _ view: V, width: CGFloat? = nil, height: CGFloat? = nil,
  in environment: EnvironmentValues = EnvironmentValues()
) throws -> [DrawItem] {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  renderer.environment = environment
  return try renderer.displayList().items
}

extension [DrawItem] {
  /// The filled paths and their paints, those of groups included.
  var fills: [(path: Path, paint: Paint)] {
    flatMap { item -> [(path: Path, paint: Paint)] in
      switch item.command {
      case .fill(let path, let paint, _): [(path, paint)]
      case .group(let group): group.children.fills
      case .stroke, .glyphs, .image, .mark: []
      }
    }
  }

  /// The colours of the fills.
  var fillColors: [RGBA] {
    fills.compactMap { if case .color(let color) = $0.paint { color } else { nil } }
  }

  /// The plain colours of all glyphs, in drawing order.
  var glyphColors: [RGBA] {
    flatMap { item -> [RGBA] in
      switch item.command {
      case .glyphs(_, .color(let color)): [color]
      case .group(let group): group.children.glyphColors
      case .glyphs, .fill, .stroke, .image, .mark: []
      }
    }
  }

  /// The groups, outer before inner.
  var groups: [DrawGroup] {
    flatMap { item -> [DrawGroup] in
      if case .group(let group) = item.command { [group] + group.children.groups } else { [] }
    }
  }
}

extension RGBA {
  /// Red, green, blue and alpha in steps of 1/255, rounded.
  var bytes: [Int] { [red, green, blue, alpha].map { Int(($0 * 255).rounded()) } }
}
