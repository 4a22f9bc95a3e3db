import Foundation
import KumihanViews

/// A part of a section of a grid: a cell, or a group of parts in a row or a column.
struct CollectionPart: Sendable {
  /// A length as it was told; an estimated one is that of the content.
  struct Length: Sendable {
    var kind: NSCollectionLayoutDimension.Kind
    var value: CGFloat

    /// In points; nil where only the content knows it.
    func length(in room: CGSize) -> CGFloat? {
      switch kind {
      case .fractionalWidth: value * room.width
      case .fractionalHeight: value * room.height
      case .absolute: value
      case .estimated: nil
      }
    }

    /// The length of a content, or what was told of it where it has none of its own.
    func content(_ length: CGFloat) -> CGFloat { length > 0 ? length : value }
  }

  /// How a group holds its parts.
  struct Group: Sendable {
    var isColumn: Bool
    var parts: [CollectionPart]
    /// How many parts there are, and whether they share the length equally; nil for as many as have room.
    var count: Int?
    var isShared = false
    var spacing: CGFloat
    /// Whether what is left goes between the parts.
    var isFlexible: Bool
  }

  var width: Length
  var height: Length
  var insets: NSDirectionalEdgeInsets
  /// Around the part, outside of its size.
  var edges: NSDirectionalEdgeInsets
  var group: Group?

  /// Tells the size of a cell at a proposal.
  typealias Measure = (Int, ProposedViewSize) -> CGSize

  /// The size of the part in a room, and the frames of its cells from the part's leading top corner.
  ///
  /// - Parameters:
  ///   - index: the next cell; moved behind those that were placed.
  ///   - shared: the length along the group around it, where that gives one.
  func placed(
    in room: CGSize, from index: inout Int, count: Int, sharedWidth: CGFloat? = nil,
    sharedHeight: CGFloat? = nil, measure: Measure
  ) -> (size: CGSize, frames: [CGRect]) {
    let width = sharedWidth ?? self.width.length(in: room)
    let height = sharedHeight ?? self.height.length(in: room)
    guard let group else {
      defer { index += 1 }
      let own =
        width != nil && height != nil
        ? .zero : measure(index, ProposedViewSize(width: width, height: height))
      let size = CGSize(
        width: width ?? self.width.content(own.width),
        height: height ?? self.height.content(own.height))
      // Sizes of contents have no room for insets.
      let across = width == nil ? 0 : insets.leading + insets.trailing
      let along = height == nil ? 0 : insets.top + insets.bottom
      let frame = CGRect(
        x: width == nil ? 0 : insets.leading, y: height == nil ? 0 : insets.top,
        width: max(size.width - across, 0), height: max(size.height - along, 0))
      return (size, [frame])
    }
    let inner = CGSize(
      width: max((width ?? room.width) - insets.leading - insets.trailing, 0),
      height: max((height ?? room.height) - insets.top - insets.bottom, 0))
    let limit = group.isColumn ? height.map { _ in inner.height } : width.map { _ in inner.width }
    let (content, frames) = group.placed(
      in: inner, limit: limit, from: &index, count: count, measure: measure)
    let size = CGSize(
      width: width ?? content.width + insets.leading + insets.trailing,
      height: height ?? content.height + insets.top + insets.bottom)
    return (size, frames.map { $0.offsetBy(dx: insets.leading, dy: insets.top) })
  }
}

extension CollectionPart.Group {
  fileprivate func placed(
    in room: CGSize, limit: CGFloat?, from index: inout Int, count total: Int,
    measure: CollectionPart.Measure
  ) -> (size: CGSize, frames: [CGRect]) {
    var turns: [(along: CGFloat, across: CGFloat, frames: [CGRect])] = []
    let share = limit.flatMap { limit in
      count.map { (limit - spacing * CGFloat($0 - 1)) / CGFloat(max($0, 1)) }
    }
    var shared = isShared ? share : nil
    // Parts that were each told too long for their number share the length.
    if let share, let first = parts.first,
      let own = (isColumn ? first.height : first.width).length(in: room), own > share + 0.5
    {
      shared = share
    }
    var at: CGFloat = 0
    while index < total, !parts.isEmpty {
      if let count {
        if turns.count == count { break }
      } else if limit == nil, turns.count == parts.count {
        break
      }
      let part = parts[turns.count % parts.count]
      let before = index
      let (size, frames) = part.placed(
        in: room, from: &index, count: total, sharedWidth: isColumn ? nil : shared,
        sharedHeight: isColumn ? shared : nil, measure: measure)
      // A group without parts takes no cell, however often it is asked.
      if index == before { break }
      let edges = part.edges
      let along =
        isColumn
        ? size.height + edges.top + edges.bottom : size.width + edges.leading + edges.trailing
      let across =
        isColumn
        ? size.width + edges.leading + edges.trailing : size.height + edges.top + edges.bottom
      let gap = turns.isEmpty ? 0 : spacing
      if count == nil, let limit, !turns.isEmpty, at + gap + along > limit + 0.5 {
        index = before
        break
      }
      at += gap + along
      turns.append(
        (along, across, frames.map { $0.offsetBy(dx: edges.leading, dy: edges.top) }))
    }
    var gap = spacing
    if isFlexible, let limit, turns.count > 1, limit > at {
      gap += (limit - at) / CGFloat(turns.count - 1)
    }
    var frames: [CGRect] = []
    var start: CGFloat = 0
    for turn in turns {
      frames += turn.frames.map {
        isColumn ? $0.offsetBy(dx: 0, dy: start) : $0.offsetBy(dx: start, dy: 0)
      }
      start += turn.along + gap
    }
    let along = max(start - gap, 0)
    let across = turns.map(\.across).max() ?? 0
    return (
      isColumn ? CGSize(width: across, height: along) : CGSize(width: along, height: across), frames
    )
  }
}

/// Places the cells of a section of groups, its headers and its footers: groups below each other, or beside each other where
/// the section scrolls across the grid.
struct CollectionSectionLayout: Layout {
  /// A view at the section's edge.
  struct Edge: Sendable {
    var width: CollectionPart.Length
    var height: CollectionPart.Length
    var isBottom: Bool
  }

  var group: CollectionPart
  var insets: NSDirectionalEdgeInsets
  var spacing: CGFloat
  var scrolls: Bool
  /// Whether a group stands in the middle of the section.
  var isCentered: Bool
  /// Those at the edges are the first subviews, the cells follow.
  var edges: [Edge]
  /// The height of the grid.
  var height: CGFloat
  /// Whether the last subview is the ground of the section.
  var hasGround: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width?.known ?? 0
    return CGSize(width: width, height: frames(subviews, width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (frames, height) = frames(subviews, bounds.width)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
    if hasGround, let ground = subviews.last {
      ground.place(
        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    }
  }

  private func frames(_ subviews: Subviews, _ width: CGFloat) -> (frames: [CGRect], height: CGFloat)
  {
    frames(count: subviews.count - (hasGround ? 1 : 0), width) { subviews[$0].sizeThatFits($1) }
  }

  /// How many cells begin within four lengths of the grid: no more are seen, were they a quarter as large as was told of them.
  func seen(of count: Int, in size: CGSize) -> Int {
    var most = 64
    while most < count {
      let last = toldFrames(count: edges.count + most, size.width).last ?? .zero
      if last.minX > 4 * size.width || last.minY > 4 * size.height { break }
      most *= 2
    }
    return min(most, count)
  }

  /// The frames as far as they are known before anything is drawn: views that place their parts by hand have these.
  func toldFrames(count: Int, _ width: CGFloat) -> [CGRect] {
    frames(count: count, width) { _, proposal in
      CGSize(width: proposal.width ?? 44, height: proposal.height ?? 44)
    }.frames
  }

  /// The frames of headers, footers and cells in a section of a width.
  ///
  /// - Parameter measure: of a subview, by its number.
  func frames(
    count: Int, _ width: CGFloat, measure: CollectionPart.Measure
  ) -> (frames: [CGRect], height: CGFloat) {
    let room = CGSize(width: max(width - insets.leading - insets.trailing, 0), height: height)
    var sides = edges.enumerated().map { number, edge -> CGRect in
      let (width, height) = (edge.width.length(in: room), edge.height.length(in: room))
      let own =
        width != nil && height != nil
        ? .zero : measure(number, ProposedViewSize(width: width ?? room.width, height: height))
      return CGRect(
        x: insets.leading, y: 0, width: width ?? edge.width.content(own.width),
        height: height ?? edge.height.content(own.height))
    }
    var y: CGFloat = 0
    for number in edges.indices where !edges[number].isBottom {
      sides[number].origin.y = y
      y += sides[number].height
    }
    y += insets.top
    var cells: [CGRect] = []
    var (index, x, tallest) = (edges.count, insets.leading, CGFloat(0))
    var isFirst = true
    while index < count {
      let before = index
      let (size, frames) = group.placed(in: room, from: &index, count: count, measure: measure)
      if index == before { break }
      if isFirst, isCentered { x += (room.width - size.width) / 2 }
      if !isFirst, !scrolls { y += spacing }
      isFirst = false
      let edge = group.edges
      cells += frames.map { $0.offsetBy(dx: x + edge.leading, dy: y + edge.top) }
      if scrolls {
        x += size.width + edge.leading + edge.trailing + spacing
        tallest = max(tallest, size.height + edge.top + edge.bottom)
      } else {
        y += size.height + edge.top + edge.bottom
      }
    }
    y += tallest + insets.bottom
    for number in edges.indices where edges[number].isBottom {
      sides[number].origin.y = y
      y += sides[number].height
    }
    return (sides + cells, y)
  }
}

/// A section of a grid with its views.
@MainActor
struct CollectionSection {
  let layout: CollectionSectionLayout
  /// Headers, footers and cells, as the layout takes them.
  let views: [UIView]
  let ground: UIView?
  /// The section's rows, where it is one of a list.
  var rows: UITableRows?
}

/// The sections of a grid of groups.
struct UICollectionSections: View {
  let sections: @MainActor (CGSize) -> [CollectionSection]
  let spacing: CGFloat
  /// The grid's room around its content.
  let insets: UIEdgeInsets

  var body: some View {
    GeometryReader { proxy in
      let width = max(proxy.size.width - insets.left - insets.right, 0)
      let sections = sections(CGSize(width: width, height: proxy.size.height))
      ScrollView {
        VStack(spacing: spacing) {
          ForEach(sections.indices, id: \.self) { section(sections[$0], width) }
        }
        .frame(width: width)
        .padding(
          EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      }
    }
  }

  @ViewBuilder
  private func section(_ section: CollectionSection, _ width: CGFloat) -> some View {
    if let rows = section.rows {
      rows.scrollDisabled(true).fixedSize(horizontal: false, vertical: true)
    } else {
      groups(section, width)
    }
  }

  private func groups(_ section: CollectionSection, _ width: CGFloat) -> some View {
    let frames = section.layout.toldFrames(count: section.views.count, width)
    for (view, frame) in zip(section.views, frames) { view.settle(frame.size) }
    return section.layout {
      ForEach(section.views.indices, id: \.self) { UIViewPicture(framed: section.views[$0]) }
      if let ground = section.ground { UIViewPicture(framed: ground).zIndex(-1) }
    }
  }
}
