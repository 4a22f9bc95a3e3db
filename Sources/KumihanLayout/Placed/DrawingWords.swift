import Foundation
import KumihanDrawing

/// What a view that draws by itself draws: its colours, widths of lines and words, and a mark of all its commands.
struct DrawingWords {
  private var colors: [String] = []
  private var lines: [String] = []
  private var texts: [String] = []

  /// Of each kind, the first so many that are not equal.
  private static let most = 6

  init(_ items: [DrawItem]) { add(items) }

  private mutating func add(_ items: [DrawItem]) {
    for item in items {
      switch item.command {
      case .fill(_, let paint, _): add(paint)
      case .stroke(_, let paint, let style):
        add(paint)
        Self.note(style.lineWidth.shortText, in: &lines)
      case .glyphs(let run, let paint):
        add(paint)
        Self.note(run.text, in: &texts)
      case .group(let group): add(group.children)
      case .image, .mark: break
      }
    }
  }

  private mutating func add(_ paint: Paint) {
    if case .color(let color) = paint { Self.note(color.shortText, in: &colors) }
  }

  private static func note(_ words: String, in list: inout [String]) {
    if list.count < most, !list.contains(words) { list.append(words) }
  }

  /// Adds the parameters of a view that draws these commands.
  static func add(_ items: [DrawItem], to parameters: inout LayoutParameters) {
    let words = DrawingWords(items)
    func add(_ name: String, _ list: [String], _ form: (String) -> String = { $0 }) {
      if !list.isEmpty { parameters.add(name, list.map(form).joined(separator: ";")) }
    }
    add("colors", words.colors)
    add("lineWidths", words.lines)
    add("texts", words.texts) { $0.quoted }
    parameters.add(
      "drawing", DisplayList(size: .zero, items: items).dump().stableHash)
  }
}
