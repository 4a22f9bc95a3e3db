import Foundation
import KumihanText

/// Paragraphs as set for proposals, so that none is set twice for the same space.
struct TextMemo {
  struct Entry {
    var width, height: Double
    var layout: TextLayout
    var next: Int32
  }

  var heads: ContiguousArray<Int32>
  var entries: ContiguousArray<Entry> = []

  init(paragraphs: Int) { heads = ContiguousArray(repeating: -1, count: paragraphs) }
}

/// Proposes: nothing. Reports: the widest line and all lines; zero for a proposal of zero,
/// where words may be broken.
extension Solver {
  mutating func measureText(_ paragraph: Int, _ p: Proposal) -> Extent {
    if p.width == 0, !tree.paragraphs[paragraph].style.keepsWords {
      // Stacks propose zero to find the smallest width; that is zero, and no reason to break lines.
      if p.height == 0 { return .zero }
      guard let font = tree.paragraphs[paragraph].runs.first?.font else { return .zero }
      return Extent(0, Double(roundedUp(options.text.metrics(font).lineHeight)))
    }
    // The smallest width is that of the longest word, however few lines there is room for.
    let room = p.width == 0 ? Proposal(0, Proposal.none) : p
    return Extent(textMemo.entries[textLayout(paragraph, room)].layout.size)
  }

  /// The index of the paragraph as set for a proposal.
  mutating func textLayout(_ paragraph: Int, _ p: Proposal) -> Int {
    let width = p.width < 0 ? .infinity : p.width
    let height = p.height < 0 ? .infinity : p.height
    let ideal = textLayout(paragraph, exactly: .infinity, .infinity)
    if fits(ideal, width, height) { return ideal }
    var index = textMemo.heads[paragraph]
    while index >= 0 {
      let entry = textMemo.entries[Int(index)]
      // Lines broken for a wider space are the same in every space that contains them.
      if entry.height == .infinity, !entry.layout.isTruncated, width <= entry.width,
        fits(Int(index), width, height)
      {
        return Int(index)
      }
      index = entry.next
    }
    let free = textLayout(paragraph, exactly: width, .infinity)
    return fits(free, .infinity, height) ? free : textLayout(paragraph, exactly: width, height)
  }

  private func fits(_ index: Int, _ width: Double, _ height: Double) -> Bool {
    let size = textMemo.entries[index].layout.size
    return Double(size.width) <= width + Solver.slack
      && Double(size.height) <= height + Solver.slack
  }

  private mutating func textLayout(
    _ paragraph: Int, exactly width: Double, _ height: Double
  ) -> Int {
    var index = textMemo.heads[paragraph]
    while index >= 0 {
      let entry = textMemo.entries[Int(index)]
      if entry.width == width, entry.height == height { return Int(index) }
      index = entry.next
    }
    let layout = options.text.layout(
      tree.paragraphs[paragraph], width: width == .infinity ? nil : CGFloat(width),
      height: height == .infinity ? nil : CGFloat(height), pixel: options.pixel)
    textMemo.entries.append(
      TextMemo.Entry(
        width: width, height: height, layout: layout, next: textMemo.heads[paragraph]))
    textMemo.heads[paragraph] = Int32(textMemo.entries.count - 1)
    return textMemo.entries.count - 1
  }

  /// The baselines of a text, from its top.
  mutating func textGuide(_ node: Int, _ paragraph: Int, _ key: AlignmentKey, _ p: Proposal)
    -> Double?
  {
    let layout = textMemo.entries[textLayout(paragraph, p)].layout
    switch key.base {
    case .firstTextBaseline: return Double(layout.firstBaseline)
    case .lastTextBaseline: return Double(layout.lastBaseline)
    case .firstTextLineCenter:
      guard let font = tree.paragraphs[paragraph].runs.first?.font else { return nil }
      return Double(layout.firstBaseline - options.text.metrics(font).capHeight / 2)
    case .lastTextLineEnd:
      guard let line = layout.lines.last else { return nil }
      return Double(
        tree.nodes[node].isRightToLeft ? layout.size.width - line.x : line.x + line.width)
    default: return nil
    }
  }
}
