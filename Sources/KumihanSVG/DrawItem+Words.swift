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
        switch group.role {
        case .artifact: false
        case nil, .prelude, .priority: group.children.hasParts
        default: true
        }
      }
    }
  }

  /// The words of the heading that is read first.
  var firstHeading: String? {
    var first: String?
    for item in self {
      guard case .group(let group) = item.command else { continue }
      // A later bar is read before an earlier one, and each before the rest.
      guard group.role == .prelude || first == nil else { continue }
      switch group.role {
      case .heading, .partHeading:
        let words = group.children.words.split(whereSeparator: \.isWhitespace)
        if !words.isEmpty { first = words.joined(separator: " ") }
      default: first = group.children.firstHeading ?? first
      }
    }
    return first
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
