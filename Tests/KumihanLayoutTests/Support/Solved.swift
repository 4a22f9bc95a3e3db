import Foundation
import Testing

@testable import KumihanLayout

/// A tree solved with the toy text engine, to be asked by name.
struct Solved {
  var placed: PlacedTree
  var names: [String: Int32]

  init(
    _ parts: Part..., width: CGFloat, height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
    isRightToLeft: Bool = false, pixel: CGFloat = 1
  ) {
    self.init(
      TreeBuilder(parts, isRightToLeft: isRightToLeft), width: width, height: height,
      safeArea: safeArea, pixel: pixel)
  }

  init(
    _ builder: TreeBuilder, width: CGFloat, height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
    pixel: CGFloat = 1
  ) {
    let options = SolveOptions(pixel: pixel, text: ToyText(), safeArea: safeArea)
    placed = builder.tree.solve(in: CGSize(width: width, height: height), options: options)
    names = builder.names
  }

  func callAsFunction(_ name: String) -> [CGFloat] {
    guard let node = names[name], let frame = placed.frame(of: node) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  var root: [CGFloat] {
    let frame = placed.frames[Int(placed.tree.roots[0])]
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}

/// The size of a tree for a proposal.
func size(of part: Part, _ width: CGFloat?, _ height: CGFloat?) -> [CGFloat] {
  let size = TreeBuilder([part]).tree.measure(
    ProposedViewSize(width: width, height: height),
    options: SolveOptions(pixel: 1, text: ToyText()))
  return [size.width, size.height]
}

/// Equal to a ten-thousandth.
func expect(
  _ actual: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
) {
  let isNear =
    actual.count == expected.count
    && zip(actual, expected).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-4 }
  #expect(isNear, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}
