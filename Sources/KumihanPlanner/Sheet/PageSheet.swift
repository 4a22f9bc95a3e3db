import KumihanViews
package import KumihanCalendar

/// A page as positioned content: areas and lines, words over them, links, names.
///
/// A page's geometry follows from its paper and its dates alone, so it is computed, not laid out:
/// handwriting on an older copy keeps its place. Areas of one colour and lines of one width share
/// one path, which keeps pages small and quick. All frames are in points from the content's leading
/// top corner; ``PlannerPageView`` mirrors them for right-to-left scripts.
package struct PageSheet: Sendable {
  package let metrics: PageMetrics
  /// Measures words.
  private let ruler: any TextRuler
  package private(set) var inks: [PageInk] = []
  package private(set) var texts: [PageText] = []
  /// The texts in reading order, those of open groups last.
  private var open: [[PageItem]] = [[]]
  private(set) var areas: [PageLink] = []
  /// The destinations of links to the page.
  package internal(set) var destinations: [String] = []
  package internal(set) var outline: [OutlineEntry] = []
  /// The entries that another page has to show in full.
  package internal(set) var leftovers: [PageLeftover] = []

  /// A line of the document's outline; level 1 is the top.
  package struct OutlineEntry: Hashable, Sendable {
    package let title: String
    package let level: Int
  }

  /// - Parameter isReversed: Whether words are light on dark when the page is finished.
  package init(size: CGSize, ruler: any TextRuler, isReversed: Bool = false) {
    metrics = PageMetrics(size: size, isReversed: isReversed)
    self.ruler = ruler
  }

  package var size: CGSize { metrics.size }

  mutating func fill(
    _ rect: CGRect, _ tint: PageTint, radius: CGFloat = 0, layer: PageInk.Layer = .ground
  ) {
    ink(layer, .fill(tint)) { $0.addBox(rect, radius) }
  }

  mutating func fill(_ path: Path, _ tint: PageTint, layer: PageInk.Layer = .ground) {
    ink(layer, .fill(tint)) { $0.addPath(path) }
  }

  /// A border inside `rect`.
  mutating func frame(
    _ rect: CGRect, _ role: BorderRole, tint: PageTint = .black, radius: CGFloat = 0,
    layer: PageInk.Layer = .frames
  ) {
    let width = metrics.border(role)
    ink(layer, .stroke(tint, width)) {
      $0.addBox(rect.inset(dx: width / 2, dy: width / 2), max(radius - width / 2, 0))
    }
  }

  mutating func line(
    from start: CGPoint, to end: CGPoint, width: CGFloat, tint: PageTint = .black,
    layer: PageInk.Layer = .lines
  ) {
    ink(layer, .stroke(tint, width)) {
      $0.move(to: start)
      $0.addLine(to: end)
    }
  }

  /// A dot in the colour of a kind; always with a black border.
  mutating func dot(_ kind: PlannerKind, center: CGPoint, diameter: CGFloat) {
    let rect = CGRect(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    ink(.marks, .fill(.kind(kind))) { $0.addEllipse(in: rect) }
    ink(.marks, .stroke(.black, diameter > 5 ? 1 : 0.5)) { $0.addEllipse(in: rect) }
  }

  /// The thin border of a disc.
  mutating func outline(_ disc: CGRect) {
    ink(.marks, .stroke(.black, disc.width > 5 ? 0.75 : 0.5)) { $0.addEllipse(in: disc) }
  }

  private mutating func ink(
    _ layer: PageInk.Layer, _ style: PageInk.Style, _ draw: (inout Path) -> Void
  ) {
    if let index = inks.firstIndex(where: { $0.layer == layer && $0.style == style }) {
      draw(&inks[index].path)
      return
    }
    var ink = PageInk(layer: layer, style: style)
    draw(&ink.path)
    // Within a layer areas are under lines.
    let place = inks.firstIndex { ink.precedes($0) } ?? inks.endIndex
    inks.insert(ink, at: place)
  }

  /// The width of words on one line, in points.
  func width(of words: String, size: CGFloat, weight: PageText.Weight = .bold) -> CGFloat {
    ruler.width(words, weight) * size
  }

  /// The height of a line with all of these words, in points.
  func lineHeight(of words: String, size: CGFloat) -> CGFloat { ruler.lineHeight(words) * size }

  /// The height of a box for words on one line: that of the face's own line, or what the letters of
  /// another script need to be clear of its border.
  func letterHeight(
    of words: String, size: CGFloat, weight: PageText.Weight = .bold
  ) -> CGFloat {
    let own = ruler.size("", weight).height
    guard ruler.isHigh(words, weight) else { return own * size }
    let ink = ruler.ink(words, weight)
    return max(own * size, (ink.bottom - ink.top) * size + 2 * Self.clearance)
  }

  /// The height of letters from the highest accent to the lowest descent.
  func inkHeight(of words: String, size: CGFloat, weight: PageText.Weight = .bold) -> CGFloat {
    let ink = ruler.ink(words, weight)
    return (ink.bottom - ink.top) * size
  }

  /// The height of a box with a border of the cell's around words on one line, which do not touch it.
  func boxHeight(of words: String, size: CGFloat) -> CGFloat {
    inkHeight(of: words, size: size) + 2 * metrics.border(.cell)
  }

  /// How far letters of high scripts keep from the edges of their frames, in points: borders of boxes are
  /// as wide.
  private static let clearance: CGFloat = 1.5

  private func drop(
    _ words: String, _ weight: PageText.Weight, size: CGFloat, in frame: CGRect
  ) -> CGFloat {
    ruler.drop(words, weight, in: frame.height / size, border: Self.clearance / size) * size
  }

  /// Words in bold as lines of a width in points.
  func fit(
    _ words: String, size: CGFloat, width: CGFloat, limit: Int = .max
  ) -> FittedWords {
    // Frames are drawn on whole pixels: a word that fits to a hair does not.
    FittedWords(words, width: max(width - 0.25, 0) / size, limit: limit, ruler: ruler)
  }

  /// The lines of fitted words.
  func lines(of words: FittedWords, size: CGFloat, width: CGFloat) -> [String] {
    ruler.lines(words.words, width: max(width, 0) / size).map(\.text)
  }

  mutating func words(
    _ words: String, in frame: CGRect, size: CGFloat, weight: PageText.Weight = .bold,
    tint: PageTint = .black, alignment: Alignment = .leading, lines: Int = 1
  ) {
    guard !words.isEmpty else { return }
    let isLine = lines == 1 && alignment.vertical == .center
    add(
      PageText(
        content: .words(words), frame: frame, size: size, weight: weight, tint: tint,
        alignment: alignment, lines: lines,
        drop: isLine ? drop(words, weight, size: size, in: frame) : 0))
  }

  /// One line in the given size, or in the largest that fits the frame's width.
  mutating func fitted(
    _ words: String, in frame: CGRect, size: CGFloat, weight: PageText.Weight = .bold,
    tint: PageTint = .black, alignment: Alignment = .leading
  ) {
    let needed = ruler.size(words, weight)
    let fit = min(
      1, frame.width / max(needed.width * size, 1),
      frame.height / letterHeight(of: words, size: size, weight: weight))
    self.words(
      words, in: frame, size: max(size * fit, min(size, metrics.least(in: tint))),
      weight: weight, tint: tint, alignment: alignment)
  }

  /// The first of several wordings whose members all fit a width, or the last.
  func wording(
    _ wordings: [[String]], width: CGFloat, size: CGFloat, weight: PageText.Weight = .bold
  ) -> [String] {
    wordings.first { words in
      words.allSatisfy { self.width(of: $0, size: size, weight: weight) <= width }
    } ?? wordings.last ?? []
  }

  mutating func symbol(
    _ name: String, in frame: CGRect, size: CGFloat, tint: PageTint = .black,
    alignment: Alignment = .center
  ) {
    add(
      PageText(
        content: .symbol(name), frame: frame, size: size, weight: .bold, tint: tint,
        alignment: alignment, lines: 1, drop: 0))
  }

  private mutating func add(_ text: PageText) {
    open[open.count - 1].append(.text(texts.count))
    texts.append(text)
  }

  /// The texts in reading order.
  package var items: [PageItem] { open[0] }

  /// The words that `draw` adds are one thing to readers: a heading, a table, a cell.
  ///
  /// - Parameters:
  ///   - role: nil for words that only stay together.
  ///   - label: spoken instead of the words; nil for the words.
  mutating func group<Result>(
    _ role: SemanticRole?, label: String? = nil, _ draw: (inout PageSheet) -> Result
  ) -> Result {
    open.append([])
    let result = draw(&self)
    let items = open.removeLast()
    open[open.count - 1].append(.group(PageGroup(role: role, label: label, items: items)))
    return result
  }

  /// All areas with links, words among them.
  package var links: [PageLink] {
    areas
      + texts.compactMap { text in
        text.destination.map { PageLink(frame: text.frame, destination: $0) }
      }
  }

  mutating func link(_ frame: CGRect, to destination: String?) {
    guard let destination else { return }
    if let last = texts.indices.last, texts[last].frame == frame, texts[last].lines == 1,
      texts[last].destination == nil, case .words = texts[last].content
    {
      texts[last].destination = destination
      return
    }
    areas.append(PageLink(frame: frame, destination: destination))
  }
}

extension PageInk {
  fileprivate func precedes(_ other: PageInk) -> Bool {
    if layer != other.layer { return layer.rawValue < other.layer.rawValue }
    if case .fill = style, case .stroke = other.style { return true }
    return false
  }
}

extension Path {
  fileprivate mutating func addBox(_ rect: CGRect, _ radius: CGFloat) {
    if radius > 0 {
      addPath(Path(roundedRect: rect, cornerRadius: radius))
    } else {
      addRect(rect)
    }
  }
}

/// All areas of one colour, or all lines of one width and colour, in a layer of a page.
package struct PageInk: Hashable, Sendable {
  /// From the back to the front.
  package enum Layer: Int, Hashable, Sendable {
    case ground, lines, boxes, frames, marks
  }

  package enum Style: Hashable, Sendable {
    case fill(PageTint)
    /// Lines of a width in points.
    case stroke(PageTint, CGFloat)
  }

  package let layer: Layer
  package let style: Style
  package internal(set) var path = Path()
}

/// Words or a symbol at a position on a page.
package struct PageText: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case words(String)
    case symbol(String)
  }

  package enum Weight: Hashable, Sendable { case medium, bold, heavy }

  package let content: Content
  package let frame: CGRect
  /// In points.
  package let size: CGFloat
  package let weight: Weight
  package let tint: PageTint
  package let alignment: Alignment
  /// The number of lines.
  package let lines: Int
  /// How far it stands below its place in the frame, in points.
  package let drop: CGFloat
  /// The destination of a link over the frame; nil for none.
  package internal(set) var destination: String?
}

/// A text of a page by its number, or several that belong together.
package enum PageItem: Hashable, Sendable {
  case text(Int)
  case group(PageGroup)
}

/// Texts that are one thing to readers.
package struct PageGroup: Hashable, Sendable {
  /// Nil for words that only stay together.
  package let role: SemanticRole?
  /// Spoken instead of the words; nil for the words.
  package let label: String?
  package let items: [PageItem]
}

/// An area of a page with a link to a named destination.
package struct PageLink: Hashable, Sendable {
  package let frame: CGRect
  package let destination: String
}

/// An event that did not fit on a page, or not with its whole title.
package struct PageLeftover: Hashable, Sendable {
  package let day: CalendarDate
  package let event: PlannerEvent
  /// False where the page shows the event's beginning.
  package let isHidden: Bool
}
