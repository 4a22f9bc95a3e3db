import Foundation
import KumihanDrawing

/// The letters whose contrast is measured, sorted into groups that do not lie on each other.
struct GlyphGround {
  /// A run of glyphs on the page.
  struct Run {
    /// The index of its ink.
    var ink: Int
    /// Whole pixels of the page under its letters, word by word.
    var boxes: [CGRect]
    /// The letters' own box.
    var tight: CGRect
    /// The runs of one group are taken away together.
    var group: Int
  }

  /// By the number of the glyph command in drawing order; nil for a run that is not measured.
  private(set) var runs: [Run?]
  private(set) var groupCount = 0
  /// The indices of inks with glyphs, in drawing order.
  let glyphInks: [Int]

  private static let probe = RGBA(red: 0.39, green: 0.83, blue: 0.17)

  /// Texts lying on each other beyond this many are not told apart.
  static let mostGroups = 6

  /// - Parameter glyphInks: the indices of inks with glyphs, in drawing order.
  init(inks: [FactInk], glyphInks: [Int]) {
    self.glyphInks = glyphInks
    runs = Array(repeating: nil, count: (inks.lazy.map(\.glyphNumber).max() ?? -1) + 1)
    var groups: [[(box: CGRect, ink: Int)]] = []
    for index in glyphInks {
      let ink = inks[index]
      guard let run = ink.run, run.isMeasured, !ink.bounds.isNull, !ink.bounds.isEmpty,
        abs(ink.transform.determinant) > 1e-6
      else { continue }
      let words = Self.words(ink.glyphBoxes, gap: run.size / 2).map { $0.applying(ink.transform) }
      let tight = words.reduce(CGRect.null) { $0.union($1) }
      guard !tight.isNull else { continue }
      // Lines of one text may touch; they share their paint and their ground. So do the same words in
      // the same paint, drawn again at their place.
      let isText = !run.isSymbol
      let group =
        groups.firstIndex { others in
          !others.contains { other in
            let shared = other.box.intersection(tight)
            guard !shared.isNull, shared.width > 1, shared.height > (isText ? 2 : 0.5) else {
              return false
            }
            return !inks[other.ink].isTwin(of: ink, other.box, tight)
          }
        } ?? groups.count
      guard group < Self.mostGroups else { continue }
      if group == groups.count { groups.append([]) }
      groups[group].append((tight, index))
      runs[ink.glyphNumber] = Run(
        ink: index, boxes: words.map(\.wholePixels), tight: tight, group: group)
    }
    groupCount = groups.count
  }

  /// Boxes of letters that stand close together as one.
  private static func words(_ boxes: [CGRect], gap: CGFloat) -> [CGRect] {
    var words: [CGRect] = []
    for box in boxes where !box.isNull {
      if let last = words.last, box.minX - last.maxX < gap, last.minX - box.maxX < gap {
        words[words.count - 1] = last.union(box)
      } else {
        words.append(box)
      }
    }
    return words
  }

  /// What becomes of a group's letters in a picture.
  enum Change {
    /// They are left out.
    case without(group: Int)
    /// Their boxes are filled in their paint.
    case boxes(group: Int)
    /// Their boxes are filled in a colour that pages do not have.
    case probe(group: Int)
  }

  /// The commands with a group's letters changed, and without lines of texts, which are part of them.
  func items(
    _ items: [DrawItem], _ change: Change, inks: [FactInk], texts: Set<NodeID>
  ) -> [DrawItem] {
    var number = 0
    return self.items(items, change, inks, texts, &number)
  }

  private func items(
    _ items: [DrawItem], _ change: Change, _ inks: [FactInk], _ texts: Set<NodeID>,
    _ number: inout Int
  ) -> [DrawItem] {
    var result: [DrawItem] = []
    result.reserveCapacity(items.count)
    for item in items {
      switch item.command {
      case .glyphs(_, let paint):
        let run = number < runs.count ? runs[number] : nil
        number += 1
        switch (change, run) {
        case (.without(let group), let run?) where run.group == group: continue
        case (.boxes(let group), let run?) where run.group == group:
          result.append(boxes(of: run, in: paint, inks[run.ink].transform, item.node))
        case (.probe(let group), let run?) where run.group == group:
          result.append(
            boxes(of: run, in: .color(Self.probe), inks[run.ink].transform, item.node))
        default: result.append(item)
        }
      case .stroke where texts.contains(item.node): continue
      case .group(var group):
        group.children = self.items(group.children, change, inks, texts, &number)
        result.append(DrawItem(.group(group), node: item.node))
      case .fill, .stroke, .image, .mark: result.append(item)
      }
    }
    return result
  }

  private func boxes(
    of run: Run, in paint: Paint, _ transform: CGAffineTransform, _ node: NodeID
  ) -> DrawItem {
    var path = Path()
    path.addRects(run.boxes, transform: transform.inverted())
    return DrawItem(.fill(path, paint, FillStyle()), node: node)
  }
}

extension FactInk {
  /// Whether it draws the same words in the same paint at the same place.
  fileprivate func isTwin(of other: FactInk, _ box: CGRect, _ otherBox: CGRect) -> Bool {
    abs(box.minX - otherBox.minX) < 0.5 && abs(box.minY - otherBox.minY) < 0.5
      && abs(box.width - otherBox.width) < 0.5 && run?.text == other.run?.text
      && paint == other.paint
  }
}

extension GlyphRun {
  /// Whether its contrast says something: words or a symbol, not blanks, emoji or a further layer.
  var isMeasured: Bool {
    if text.isEmpty { return false }
    if isSymbol { return true }
    return text.contains { character in
      !character.isWhitespace && !character.isEmoji
    }
  }
}

extension Character {
  /// Whether it is drawn in colours of its own.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}

extension CGRect {
  /// The pixels at one per point whose middle it covers, at least one: at its edge, a clip or a mask
  /// may cover pixels in part.
  fileprivate var wholePixels: CGRect {
    func range(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
      let (first, last) = ((low - 0.5).rounded(.up), (high - 0.5).rounded(.down))
      return first <= last ? (first, last + 1) : (((low + high) / 2).rounded(.down), 0)
    }
    let (x, y) = (range(minX, maxX), range(minY, maxY))
    return CGRect(
      x: x.0, y: y.0, width: max(x.1 - x.0, 1), height: max(y.1 - y.0, 1))
  }
}
