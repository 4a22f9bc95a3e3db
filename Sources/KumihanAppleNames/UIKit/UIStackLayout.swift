import Foundation
import KumihanViews

/// Places the views of a stack of UIKit's: along it by its distribution and their priorities, across it by its
/// alignment.
struct UIStackLayout: Layout, ToldLayout {
  /// What is known of a view besides its content.
  struct Part: Sendable {
    /// Lengths that constraints of the view itself give.
    var width: CGFloat?
    var height: CGFloat?
    /// Width divided by height.
    var aspect: CGFloat?
    var told: CGSize
    var hugging: (horizontal: Float, vertical: Float)
    var resistance: (horizontal: Float, vertical: Float)
    /// Whether the height follows the width.
    var flows: Bool
    /// Whether words in it can be set in less room.
    var holdsWords: Bool
    /// What stands behind it, in points.
    var space: CGFloat
    /// Between which lengths constraints of the view itself hold it.
    var least: CGSize
    var most: CGSize
    /// What constraints make of the stack's own lengths; nil where none does.
    var shareOfWidth: Share?
    var shareOfHeight: Share?
    /// Another view to whose length along the stack this one's is tied.
    var tied: (other: Int, share: Share)?
  }

  /// A part of another length, and some points.
  struct Share: Sendable {
    var multiplier: CGFloat
    var constant: CGFloat

    func length(of other: CGFloat) -> CGFloat { max(multiplier * other + constant, 0) }
  }

  var isRow: Bool
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var parts: [Part]

  var told: [(name: String, value: String)] {
    [
      ("axis", isRow ? "horizontal" : "vertical"), ("distribution", "\(distribution)"),
      ("alignment", "\(alignment)"),
      ("spacing", Self.words(parts.dropLast().map(\.space))),
    ]
  }

  /// One number where all are equal.
  private static func words(_ lengths: [CGFloat]) -> String {
    Set(lengths).count == 1
      ? lengths[0].shortText : lengths.map(\.shortText).joined(separator: ",")
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (asked, room) = (proposal.width?.known, proposal.height?.known)
    if let whole = sharing(width: asked, height: room) {
      return whole.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let sizes = parts.indices.map { size($0, nil, subviews) }
    if isRow {
      let length = asked ?? own(sizes.map(\.width))
      let widths = lengths(sizes.map(\.width), in: length)
      let heights = parts.indices.map { size($0, widths[$0], subviews).height }
      return CGSize(width: length, height: room ?? heights.max() ?? 0)
    }
    let width = asked ?? sizes.map(\.width).max() ?? 0
    let heights = parts.indices.map { index in
      size(index, alignment == .fill ? width : min(width, sizes[index].width), subviews).height
    }
    return CGSize(width: width, height: room ?? own(heights))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if let whole = sharing(width: bounds.width, height: bounds.height) {
      return whole.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var sizes = parts.indices.map { size($0, nil, subviews) }
    var spaces = parts.dropLast().map(\.space)
    if isRow {
      let widths = lengths(sizes.map(\.width), in: bounds.width)
      for index in parts.indices {
        let natural = size(index, widths[index], subviews)
        let fills = alignment == .fill && parts[index].height == nil
        sizes[index] = CGSize(
          width: widths[index], height: fills ? bounds.height : natural.height)
      }
      spread(&spaces, sizes.map(\.width), in: bounds.width)
    } else {
      for index in parts.indices {
        let fills = alignment == .fill && parts[index].width == nil
        let width = fills ? bounds.width : min(sizes[index].width, bounds.width)
        sizes[index] = CGSize(width: width, height: size(index, width, subviews).height)
      }
      let heights = lengths(sizes.map(\.height), in: bounds.height)
      for index in parts.indices { sizes[index].height = heights[index] }
      spread(&spaces, heights, in: bounds.height)
    }
    func baseline(_ index: Int) -> CGFloat {
      subviews[index].dimensions(in: ProposedViewSize(sizes[index]))[
        alignment == .firstBaseline ? .firstTextBaseline : .lastTextBaseline]
    }
    let isOnLine = isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    let line = isOnLine ? parts.indices.map(baseline).max() ?? 0 : 0
    var at: CGFloat = isRow ? bounds.minX : bounds.minY
    for index in parts.indices {
      let size = sizes[index]
      let room = isRow ? bounds.height - size.height : bounds.width - size.width
      let across: CGFloat =
        if isOnLine {
          line - baseline(index)
        } else {
          switch alignment {
          case .center: room / 2
          case .trailing: room
          default: 0
          }
        }
      let origin =
        isRow
        ? CGPoint(x: at, y: bounds.minY + across) : CGPoint(x: bounds.minX + across, y: at)
      subviews[index].place(at: origin, proposal: ProposedViewSize(size))
      at += (isRow ? size.width : size.height) + (index < spaces.count ? spaces[index] : 0)
    }
  }

  /// The same stack where its lengths are known, and views with a share of them have it; nil where there are none.
  private func sharing(width: CGFloat?, height: CGFloat?) -> UIStackLayout? {
    var whole = self
    var isAny = false
    for index in parts.indices {
      if let share = parts[index].shareOfWidth, let width {
        (whole.parts[index].width, whole.parts[index].shareOfWidth) = (share.length(of: width), nil)
        isAny = true
      }
      if let share = parts[index].shareOfHeight, let height {
        (whole.parts[index].height, whole.parts[index].shareOfHeight) = (
          share.length(of: height), nil
        )
        isAny = true
      }
    }
    return isAny ? whole : nil
  }

  /// The size of a view at a width, or at its own.
  private func size(_ index: Int, _ width: CGFloat?, _ subviews: Subviews) -> CGSize {
    let part = parts[index]
    var size = subviews[index].sizeThatFits(.unspecified)
    if part.told.width >= 0 { size.width = part.told.width }
    if part.told.height >= 0 { size.height = part.told.height }
    if let fixed = part.width { size.width = fixed }
    if let fixed = part.height { size.height = fixed }
    if let aspect = part.aspect, aspect > 0 {
      if part.height != nil {
        size.width = size.height * aspect
      } else {
        size.height = (width ?? size.width) / aspect
      }
    }
    if let width, part.flows, part.height == nil, part.aspect == nil,
      abs(width - size.width) > 0.01
    {
      size.height = subviews[index].sizeThatFits(.init(width: width, height: nil)).height
    }
    return CGSize(
      width: max(min(size.width, part.most.width), part.least.width),
      height: max(min(size.height, part.most.height), part.least.height))
  }

  private var gaps: CGFloat { parts.dropLast().reduce(0) { $0 + $1.space } }

  /// The stack's own length: as long as its views ask for.
  private func own(_ lengths: [CGFloat]) -> CGFloat {
    guard let longest = lengths.max() else { return 0 }
    return distribution == .fillEqually
      ? longest * CGFloat(lengths.count) + gaps : lengths.reduce(gaps, +)
  }

  /// The lengths of the views in a stack of a length.
  private func lengths(_ own: [CGFloat], in length: CGFloat) -> [CGFloat] {
    let room = max(length - gaps, 0)
    let sum = own.reduce(0, +)
    guard !own.isEmpty else { return [] }
    var result = own
    switch distribution {
    case .fillEqually:
      return own.map { _ in room / CGFloat(own.count) }
    case .fillProportionally:
      return sum > 0 ? own.map { $0 * room / sum } : own.map { _ in room / CGFloat(own.count) }
    case .fill:
      if room > sum { grow(&result, by: room - sum) } else { shrink(&result, by: sum - room) }
      tie(&result)
    case .equalSpacing, .equalCentering:
      if room < sum { shrink(&result, by: sum - room) }
    }
    return result
  }

  private func isFixed(_ index: Int) -> Bool {
    (isRow ? parts[index].width : parts[index].height) != nil || parts[index].aspect != nil
  }

  /// Views that are tied to another share what all of them have.
  private func tie(_ lengths: inout [CGFloat]) {
    let bound = parts.indices.filter { parts[$0].tied != nil }
    for other in Set(bound.compactMap { parts[$0].tied?.other }).sorted() {
      let shares = bound.compactMap { index in
        parts[index].tied.flatMap { $0.other == other ? (index, $0.share) : nil }
      }
      let whole = shares.reduce(lengths[other]) { $0 + lengths[$1.0] }
      let one = shares.reduce((multiplier: CGFloat(1), constant: CGFloat(0))) {
        ($0.multiplier + $1.1.multiplier, $0.constant + $1.1.constant)
      }
      guard one.multiplier > 0 else { continue }
      lengths[other] = max((whole - one.constant) / one.multiplier, 0)
      for (index, share) in shares { lengths[index] = share.length(of: lengths[other]) }
    }
  }

  /// The view that hugs its content least takes what is left; the first of several.
  private func grow(_ lengths: inout [CGFloat], by room: CGFloat) {
    let free = parts.indices.filter { !isFixed($0) }
    let index = free.min {
      isRow
        ? parts[$0].hugging.horizontal < parts[$1].hugging.horizontal
        : parts[$0].hugging.vertical < parts[$1].hugging.vertical
    }
    if let index { lengths[index] += room }
  }

  /// The views that resist least give way, of several those with words, and of these the last first.
  private func shrink(_ lengths: inout [CGFloat], by excess: CGFloat) {
    var excess = excess
    func resistance(_ index: Int) -> Float {
      isRow ? parts[index].resistance.horizontal : parts[index].resistance.vertical
    }
    let order = parts.indices.filter { !isFixed($0) }.sorted {
      if resistance($0) != resistance($1) { return resistance($0) < resistance($1) }
      return parts[$0].holdsWords != parts[$1].holdsWords ? parts[$0].holdsWords : $0 > $1
    }
    for index in order where excess > 0 {
      let part = min(lengths[index], excess)
      lengths[index] -= part
      excess -= part
    }
  }

  /// What is left goes between the views where they do not fill.
  private func spread(_ spaces: inout [CGFloat], _ lengths: [CGFloat], in length: CGFloat) {
    let left = length - lengths.reduce(0, +) - spaces.reduce(0, +)
    guard left > 0, !spaces.isEmpty else { return }
    switch distribution {
    case .equalSpacing:
      for index in spaces.indices { spaces[index] += left / CGFloat(spaces.count) }
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last else { return }
      let step = (length - first / 2 - last / 2) / CGFloat(spaces.count)
      for index in spaces.indices {
        spaces[index] = max(spaces[index], step - (lengths[index] + lengths[index + 1]) / 2)
      }
    default: break
    }
  }
}
