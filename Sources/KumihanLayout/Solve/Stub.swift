import Foundation
struct GridTracks {}
extension Solver {
  mutating func measureLazyGrid(_ node: Int, _ grid: LazyGrid, _ p: Proposal) -> Extent {
    measureZStack(node, p)
  }
  mutating func positionLazyGrid(_ node: Int, _ grid: LazyGrid, _ p: Proposal, _ size: Extent) {
    positionZStack(node, .center, size)
  }
  mutating func measureGrid(_ node: Int, _ grid: GridStyle, _ p: Proposal) -> Extent {
    measureZStack(node, p)
  }
  mutating func positionGrid(_ node: Int, _ grid: GridStyle, _ p: Proposal, _ size: Extent) {
    positionZStack(node, .center, size)
  }
  mutating func measureCustom(_ node: Int, _ layout: Int, _ p: Proposal) -> Extent {
    measureZStack(node, p)
  }
  mutating func positionCustom(_ node: Int, _ layout: Int, _ p: Proposal, _ size: Extent) {
    positionZStack(node, .center, size)
  }
  func customSpacing(_ node: Int, _ layout: Int) -> ViewSpacing { ViewSpacing() }
  mutating func customGuide(
    _ node: Int, _ layout: Int, _ key: AlignmentKey, _ p: Proposal, _ size: Extent
  ) -> Double? { nil }
}
