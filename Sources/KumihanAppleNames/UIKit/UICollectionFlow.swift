import Foundation
import KumihanViews

/// Places the cells of a section of a flow layout in lines, as many in each as have room, and its header and footer.
struct CollectionFlow: Layout {
  /// Whether the grid scrolls to the side, so that its lines are columns.
  var isRow: Bool
  var insets: UIEdgeInsets
  var lineSpacing: CGFloat
  var spacing: CGFloat
  /// Of those that there are; they are the first subviews.
  var header: CGSize?
  var footer: CGSize?
  /// The sizes of cells; nil for that of the content.
  var sizes: [CGSize?]
  /// The grid's length across its scrolling.
  var across: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let length = frames { subviews[$0].sizeThatFits($1) }.length
    return isRow
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let frames = frames { subviews[$0].sizeThatFits($1) }.frames
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// The frames of header, footer and cells, and the section's length.
  ///
  /// - Parameter measure: of a subview, by its number.
  func frames(
    measure: CollectionPart.Measure
  ) -> (frames: [CGRect], length: CGFloat) {
    let first = [header, footer].compactMap { $0 }.count
    func turned(_ size: CGSize) -> CGSize {
      isRow ? CGSize(width: size.height, height: size.width) : size
    }
    let (before, after) = isRow ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let (lead, trail) = isRow ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let room = max(across - lead - trail, 0)
    // Lines run along x here, and follow each other along y.
    let cells = sizes.enumerated().map { number, size in
      turned(size ?? measure(first + number, .unspecified))
    }
    var lines: [[Int]] = []
    var filled: CGFloat = 0
    for (number, cell) in cells.enumerated() {
      if let line = lines.last, !line.isEmpty, filled + spacing + cell.width <= room + 0.01 {
        lines[lines.count - 1].append(number)
        filled += spacing + cell.width
      } else {
        lines.append([number])
        filled = cell.width
      }
    }
    var y = header.map { turned($0).height } ?? 0
    var result = header.map { [CGRect(x: 0, y: 0, width: across, height: turned($0).height)] } ?? []
    y += before
    var placed: [CGRect] = []
    var gap = spacing
    for (index, line) in lines.enumerated() {
      let widths = line.reduce(0) { $0 + cells[$1].width }
      let isLast = index == lines.count - 1
      // What is left goes between the cells, or around a single one; the last line follows the one before.
      if !isLast, line.count > 1 { gap = (room - widths) / CGFloat(line.count - 1) }
      let isAlone = lines.count > 1 && lines.allSatisfy { $0.count == 1 }
      var x = lead + (isAlone ? max(room - widths, 0) / 2 : 0)
      let height = line.map { cells[$0].height }.max() ?? 0
      for number in line {
        let cell = cells[number]
        placed.append(
          CGRect(
            x: x, y: y + (height - cell.height) / 2, width: cell.width, height: cell.height))
        x += cell.width + gap
      }
      y += height + (isLast ? 0 : lineSpacing)
    }
    y += after
    if let footer {
      let length = turned(footer).height
      result.append(CGRect(x: 0, y: y, width: across, height: length))
      y += length
    }
    result += placed
    guard isRow else { return (result, y) }
    return (
      result.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }, y
    )
  }
}

/// A section of a flow layout with its views, in the layout's order.
@MainActor
struct CollectionFlowSection {
  let layout: CollectionFlow
  let views: [UIView]
}

/// The sections of a grid with a flow layout.
struct UICollectionFlowSections: View {
  let isRow: Bool
  /// The grid's room around its content.
  let insets: UIEdgeInsets
  let sections: @MainActor (CGSize) -> [CollectionFlowSection]

  var body: some View {
    GeometryReader { proxy in
      let sections = sections(proxy.size)
      ScrollView(isRow ? .horizontal : .vertical) {
        Group {
          if isRow {
            HStack(alignment: .top, spacing: 0) { parts(sections) }
          } else {
            VStack(alignment: .leading, spacing: 0) { parts(sections) }
          }
        }
        .padding(
          EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      }
    }
  }

  private func parts(_ sections: [CollectionFlowSection]) -> some View {
    ForEach(sections.indices, id: \.self) { part(sections[$0]) }
  }

  private func part(_ section: CollectionFlowSection) -> some View {
    let frames = section.layout.frames { _, _ in CGSize(width: 50, height: 50) }.frames
    for (view, frame) in zip(section.views, frames) { view.settle(frame.size) }
    return section.layout {
      ForEach(section.views.indices, id: \.self) { UIViewPicture(framed: section.views[$0]) }
    }
  }
}

extension UICollectionView {
  /// The sections of a grid with a flow layout, in a grid of a size.
  func lines(
    of source: any UICollectionViewDataSource, _ flow: UICollectionViewFlowLayout, in size: CGSize
  ) -> [CollectionFlowSection] {
    frame.size = size
    flow.prepare()
    let isRow = flow.scrollDirection == .horizontal
    // Twice what can be seen is enough.
    var left = 2 * (isRow ? size.width : size.height)
    return (0..<source.numberOfSections(in: self)).map { section in
      var layout = self.layout(ofSection: section, of: source, flow)
      let path = IndexPath(item: 0, section: section)
      let edges = layout.edgeKinds.map {
        source.collectionView(self, viewForSupplementaryElementOfKind: $0, at: path)
      }
      let (frames, length) = layout.frames { _, _ in CGSize(width: 50, height: 50) }
      let seen = frames.dropFirst(edges.count).prefix { (isRow ? $0.minX : $0.minY) <= left }.count
      layout.sizes = Array(layout.sizes.prefix(seen))
      left -= length
      let cells = (0..<seen).map {
        cell(of: source, at: IndexPath(item: $0, section: section))
      }
      return CollectionFlowSection(layout: layout, views: edges + cells)
    }
  }

  /// What the delegate and the layout say of a section, in the grid's size.
  private func layout(
    ofSection section: Int, of source: any UICollectionViewDataSource,
    _ flow: UICollectionViewFlowLayout
  ) -> CollectionFlow {
    // A delegate's own type says whether it knows sizes.
    let told: (any UICollectionViewDelegateFlowLayout)? =
      switch delegate {
      case let sizes as any UICollectionViewDelegateFlowLayout: sizes
      default: nil
      }
    let isRow = flow.scrollDirection == .horizontal
    func edge(_ own: CGSize?, _ reference: CGSize) -> CGSize? {
      let length = own ?? reference
      return (isRow ? length.width : length.height) > 0 ? length : nil
    }
    let isOwn = flow.estimatedItemSize != .zero
    return CollectionFlow(
      isRow: isRow,
      insets: told?.collectionView(self, layout: flow, insetForSectionAt: section)
        ?? flow.sectionInset,
      lineSpacing: told?.collectionView(
        self, layout: flow, minimumLineSpacingForSectionAt: section) ?? flow.minimumLineSpacing,
      spacing: told?.collectionView(
        self, layout: flow, minimumInteritemSpacingForSectionAt: section)
        ?? flow.minimumInteritemSpacing,
      header: edge(
        told?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section),
        flow.headerReferenceSize),
      footer: edge(
        told?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section),
        flow.footerReferenceSize),
      sizes: (0..<source.collectionView(self, numberOfItemsInSection: section)).map { item in
        let size =
          told?.collectionView(
            self, layout: flow, sizeForItemAt: IndexPath(item: item, section: section))
          ?? flow.itemSize
        return isOwn && size == flow.itemSize || size.width > 1e300 ? nil : size
      },
      across: isRow
        ? bounds.height - contentInset.top - contentInset.bottom
        : bounds.width - contentInset.left - contentInset.right)
  }

  /// Where a flow layout puts all parts of the grid, and the size of them together.
  fileprivate func attributes(
    of flow: UICollectionViewFlowLayout
  ) -> (all: [UICollectionViewLayoutAttributes], size: CGSize) {
    guard let dataSource else { return ([], .zero) }
    let isRow = flow.scrollDirection == .horizontal
    let kind: UICollectionViewLayoutAttributes.Type =
      switch type(of: flow).layoutAttributesClass {
      case let own as UICollectionViewLayoutAttributes.Type: own
      default: UICollectionViewLayoutAttributes.self
      }
    var all: [UICollectionViewLayoutAttributes] = []
    var (start, across): (CGFloat, CGFloat) = (0, 0)
    for section in 0..<dataSource.numberOfSections(in: self) {
      let layout = layout(ofSection: section, of: dataSource, flow)
      let estimate = flow.estimatedItemSize
      let (frames, length) = layout.frames { _, _ in
        estimate.width > 0 && estimate.width < 1e300 ? estimate : CGSize(width: 50, height: 50)
      }
      let edges = layout.edgeKinds.map {
        kind.init(forSupplementaryViewOfKind: $0, with: IndexPath(item: 0, section: section))
      }
      let cells = layout.sizes.indices.map {
        kind.init(forCellWith: IndexPath(item: $0, section: section))
      }
      for (part, frame) in zip(edges + cells, frames) {
        part.frame = frame.offsetBy(dx: isRow ? start : 0, dy: isRow ? 0 : start)
      }
      all += edges + cells
      (start, across) = (start + length, layout.across)
    }
    return (
      all, isRow ? CGSize(width: start, height: across) : CGSize(width: across, height: start)
    )
  }
}

extension CollectionFlow {
  /// The kinds of the header and the footer that there are.
  @MainActor fileprivate var edgeKinds: [String] {
    (header == nil ? [] : [UICollectionView.elementKindSectionHeader])
      + (footer == nil ? [] : [UICollectionView.elementKindSectionFooter])
  }
}

extension UICollectionViewFlowLayout {
  /// Where the flow puts everything, which classes of an app's own change.
  var placed: (all: [UICollectionViewLayoutAttributes], size: CGSize) {
    collectionView?.attributes(of: self) ?? ([], .zero)
  }
}
