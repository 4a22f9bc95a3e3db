import Foundation
import KumihanDrawing
import Testing

/// The part that two rectangles share, whatever numbers they are made of.
struct SharedRectangleTests {
  @Test func isFoundationsWhereAllIsFinite() {
    let sides: [CGFloat] = [-20, -3.5, 0, 7, 20]
    for x in sides {
      for width in sides {
        for other in sides {
          let a = CGRect(x: x, y: width, width: width, height: 5)
          let b = CGRect(x: other, y: x, width: 6, height: other)
          #expect(a.shared(with: b) == a.intersection(b), "\(a) \(b)")
        }
      }
    }
    #expect(CGRect.null.shared(with: CGRect(x: 0, y: 0, width: 1, height: 1)).isNull)
    let infinite = CGRect.infinite.shared(with: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(infinite == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aSideWithoutBoundsBoundsNothing() {
    let page = CGRect(x: 0, y: 0, width: 40, height: 30)
    let all = CGRect(x: -.infinity, y: 10, width: .infinity, height: .infinity)
    #expect(all.shared(with: page) == CGRect(x: 0, y: 10, width: 40, height: 20))
    #expect(page.shared(with: all) == all.shared(with: page))
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
    CGRect(x: CGFloat.infinity, y: 0, width: -CGFloat.infinity, height: 1),
  ])
  func aPlaceThatIsNoNumberIsNowhere(_ rect: CGRect) {
    let page = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(rect.shared(with: page).isNull)
    #expect(page.shared(with: rect).isNull)
  }
}
