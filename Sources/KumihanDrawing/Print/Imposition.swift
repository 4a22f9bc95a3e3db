public import Foundation

/// The arrangement of pages on a sheet.
public enum Imposition: String, Hashable, Sendable, CaseIterable {
  /// One page per sheet.
  case single
  /// Two pages per sheet, in reading order.
  case twoUp = "two-up"
  /// Four pages per leaf, to be printed on both sides (turned at the short edge), folded and
  /// stapled.
  case booklet

  /// The pages of each side of a sheet, left to right, counted from 0; nil for an empty place.
  ///
  /// `opensRight` is for books bound at the right, such as Japanese or Arabic ones.
  public func sheets(pageCount: Int, opensRight: Bool = false) -> [[Int?]] {
    func page(_ index: Int) -> Int? { index < pageCount ? index : nil }
    let sheets: [[Int?]]
    switch self {
    case .single: return (0..<max(pageCount, 0)).map { [$0] }
    case .twoUp:
      sheets = stride(from: 0, to: pageCount, by: 2).map { [page($0), page($0 + 1)] }
    case .booklet:
      let places = (pageCount + 3) / 4 * 4
      sheets = stride(from: 0, to: places / 2, by: 2).flatMap { first in
        [
          [page(places - 1 - first), page(first)],
          [page(first + 1), page(places - 2 - first)],
        ]
      }
    }
    return opensRight ? sheets.map { $0.reversed() } : sheets
  }

  /// A sheet of pages beside each other, each scaled to fit its half, at the fold.
  ///
  /// Of a page with boxes only the trim is used.
  public static func sheet(
    _ pages: [(content: DisplayList, boxes: PageBoxes?)?], size: CGSize
  ) -> DisplayList {
    let width = size.width / CGFloat(max(pages.count, 1))
    let items = pages.enumerated().compactMap { index, page -> DrawItem? in
      guard let page else { return nil }
      let trim = page.boxes?.trim ?? CGRect(origin: .zero, size: page.content.size)
      guard trim.width > 0, trim.height > 0 else { return nil }
      let scale = min(width / trim.width, size.height / trim.height)
      let free = width - trim.width * scale
      // The pages meet at the fold.
      let share: CGFloat = pages.count == 1 ? 0.5 : index == 0 ? 1 : 0
      let move = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale,
        tx: width * CGFloat(index) + free * share - trim.minX * scale,
        ty: (size.height - trim.height * scale) / 2 - trim.minY * scale)
      return DrawItem(
        .group(
          DrawGroup(transform: move, clip: .init(Path(trim)), children: page.content.items)))
    }
    return DisplayList(size: size, items: items)
  }
}
