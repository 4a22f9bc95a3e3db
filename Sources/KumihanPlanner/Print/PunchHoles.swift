public import KumihanViews

/// The holes punched along the bound edge, which determine its minimum margin.
public enum PunchHoles: String, Hashable, Sendable, CaseIterable {
  case none
  /// Two or four holes of 6 mm, 12 mm from the edge (ISO 838).
  case iso
  /// Three holes of 8 mm, 12.7 mm from the edge, as in North America.
  case letter
  /// Six small rings, as in personal organisers: 5.5 mm wide, 5.5 mm from the edge.
  case rings
  /// Slots of a disc-bound planner.
  case disc

  /// The width of the empty strip at the edge, in millimetres: up to the hole's far rim and 2 mm.
  public var reach: CGFloat {
    switch self {
    case .none: 0
    case .iso: 17
    case .letter: 18.7
    case .rings: 10.25
    case .disc: 11
    }
  }
}
