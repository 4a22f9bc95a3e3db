import Foundation

extension Solver {
  /// The minimum length of a spacer, in points.
  static let spacerMinimum: Double = 8

  /// Reports: along its stack's axis the proposal, at least the minimum; 0 across. Along both axes
  /// outside stacks.
  func spacer(_ node: Int, _ minLength: CGFloat?, _ p: Proposal) -> Extent {
    let minimum = minLength.map { max(sane($0), 0) } ?? Solver.spacerMinimum
    switch facts[node].stackAxis {
    case .horizontal: return Extent(max(p.width, minimum), 0)
    case .vertical: return Extent(0, max(p.height, minimum))
    case nil: return Extent(max(p.width, minimum), max(p.height, minimum))
    }
  }

  /// Reports: a hairline across its stack's axis, as long as proposed. Horizontal outside stacks.
  func divider(_ node: Int, _ p: Proposal) -> Extent {
    let room = p.filled(with: Extent(10, 10))
    let hairline = sane(options.hairline)
    return facts[node].stackAxis == .horizontal
      ? Extent(hairline, room.height) : Extent(room.width, hairline)
  }
}
