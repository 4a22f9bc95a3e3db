import Foundation
import KumihanDrawing
import Testing

struct ImpositionTests {
  @Test(arguments: 1...17)
  func everyPageHasOnePlace(_ count: Int) {
    for imposition in Imposition.allCases {
      let sheets = imposition.sheets(pageCount: count)
      #expect(sheets.joined().compactMap { $0 }.sorted() == Array(0..<count))
    }
  }

  /// Folds the booklet's leaves into each other and reads it.
  @Test(arguments: 1...17)
  func aFoldedBookletReadsInOrder(_ count: Int) {
    for opensRight in [false, true] {
      let sheets = Imposition.booklet.sheets(pageCount: count, opensRight: opensRight)
      #expect(sheets.count.isMultiple(of: 2))
      var read: [Int?] = []
      // The front half of each leaf is its front's far side, then its back's near side.
      for leaf in stride(from: 0, to: sheets.count, by: 2) {
        let (front, back) = (sheets[leaf], sheets[leaf + 1])
        read += opensRight ? [front[0], back[1]] : [front[1], back[0]]
      }
      for leaf in stride(from: 0, to: sheets.count, by: 2).reversed() {
        let (front, back) = (sheets[leaf], sheets[leaf + 1])
        read += opensRight ? [back[0], front[1]] : [back[1], front[0]]
      }
      #expect(read.prefix(count) == (0..<count).map { $0 }[...], "\(read)")
      #expect(read.dropFirst(count).allSatisfy { $0 == nil })
    }
  }

  @Test func theOrderOfEightPages() {
    #expect(
      Imposition.booklet.sheets(pageCount: 8) == [[7, 0], [1, 6], [5, 2], [3, 4]])
    #expect(Imposition.twoUp.sheets(pageCount: 3) == [[0, 1], [2, nil]])
    #expect(Imposition.twoUp.sheets(pageCount: 2, opensRight: true) == [[1, 0]])
    #expect(Imposition.booklet.sheets(pageCount: 0).isEmpty)
  }

  @Test func pagesMeetAtTheFoldAtTheirTrim() throws {
    let dot = DrawItem(
      .fill(Path(CGRect(x: 10, y: 10, width: 100, height: 200)), .color(.black), FillStyle()))
    let page = DisplayList(size: CGSize(width: 120, height: 220), items: [dot])
    let boxes = PageBoxes(trim: CGRect(x: 10, y: 10, width: 100, height: 200))
    let sheet = Imposition.sheet(
      [(page, boxes), (page, boxes)], size: CGSize(width: 300, height: 200))
    let areas = sheet.items.map { item -> CGRect in
      guard case .group(let group) = item.command else { return .null }
      return boxes.trim.applying(group.transform)
    }
    #expect(
      areas == [
        CGRect(x: 50, y: 0, width: 100, height: 200),
        CGRect(x: 150, y: 0, width: 100, height: 200),
      ])
  }
}
