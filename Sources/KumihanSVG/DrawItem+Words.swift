import KumihanDrawing

extension [DrawItem] {
  /// True when a screen reader finds more than one picture: words, roles, links.
  var hasParts: Bool {
    contains { item in
      switch item.command {
      case .fill, .stroke, .image: false
      case .glyphs(let run, _): !run.text.spoken.isEmpty
      case .mark: true
      case .group(let group):
        group.role != .artifact && (group.role != nil || group.children.hasParts)
      }
    }
  }

  /// The words of the first heading.
  var firstHeading: String? {
    for item in self {
      guard case .group(let group) = item.command else { continue }
      if case .heading = group.role {
        let words = group.children.words.split(whereSeparator: \.isWhitespace)
        if !words.isEmpty { return words.joined(separator: " ") }
      } else if let heading = group.children.firstHeading {
        return heading
      }
    }
    return nil
  }

  /// The words of all runs, a space between lines.
  private var words: String {
    map { item in
      switch item.command {
      case .glyphs(let run, _): run.text.spoken + " "
      case .group(let group): group.role == .artifact ? "" : group.children.words
      case .fill, .stroke, .image, .mark: ""
      }
    }.joined()
  }
}
