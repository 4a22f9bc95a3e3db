import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanAppleNames
@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Flow layouts of an app's own, and the room of grids around their content.
@MainActor
struct OwnFlowTests: UIKitPages {
  private final class Cell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func collectionView(
      _ view: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = Cell(frame: .zero)
      cell.label.text = "\(path.item)"
      return cell
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 110, height: 40) }
  }

  /// Cells stand one beside the other from the left, as tags do.
  private final class Tags: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)?.map {
        $0.copy() as! UICollectionViewLayoutAttributes
      }
      var (left, y): (CGFloat, CGFloat) = (0, -1)
      for part in all ?? [] {
        if part.frame.minY != y { (left, y) = (sectionInset.left, part.frame.minY) }
        part.frame.origin.x = left
        left += part.frame.width + minimumInteritemSpacing
      }
      return all
    }
  }

  private func places(_ layout: UICollectionViewFlowLayout, inset: UIEdgeInsets = .zero) throws
    -> [CGPoint]
  {
    let grid = Grid(collectionViewLayout: layout)
    grid.collectionView.contentInset = inset
    let page = try page(grid)
    return try (0..<4).map { try frame("\($0)", in: page).origin }
  }

  @Test func whatAClassMovesStandsThere() throws {
    let flow = try places(UICollectionViewFlowLayout())
    let tags = try places(Tags())
    // What is left of 393 goes between three cells of 110, or to the end of the line.
    #expect(zip(flow.map(\.x), [0, 141.5, 283, 0]).allSatisfy { abs($0 - $1) < 1 }, "\(flow)")
    #expect(zip(tags.map(\.x), [0, 120, 240, 0]).allSatisfy { abs($0 - $1) < 1 }, "\(tags)")
    #expect(zip(flow, tags).allSatisfy { abs($0.y - $1.y) < 1 })
  }

  @Test(arguments: [false, true])
  func contentStandsInItsRoom(_ isOwn: Bool) throws {
    let plain = try places(isOwn ? Tags() : UICollectionViewFlowLayout())
    let moved = try places(
      isOwn ? Tags() : UICollectionViewFlowLayout(),
      inset: UIEdgeInsets(top: 30, left: 16, bottom: 0, right: 20))
    #expect(abs(moved[0].x - 16) < 1 && abs(moved[0].y - plain[0].y - 30) < 1, "\(moved)")
    // Of 357 the third cell takes the end, or follows the second.
    #expect(abs(moved[2].x - (isOwn ? 256 : 263)) < 1, "\(moved)")
  }

  @Test func aFlowKnowsItsSizeAndItsParts() throws {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.headerReferenceSize) = (
      CGSize(width: 100, height: 40), CGSize(width: 0, height: 30)
    )
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let source = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    grid.dataSource = source
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 120))
    let cell = layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 80, width: 100, height: 40))
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    let below = CGRect(x: 0, y: 75, width: 320, height: 10)
    #expect(layout.layoutAttributesForElements(in: below)?.map(\.indexPath.item) == [3])
  }
}
