extension Path {
  /// The area of either path.
  ///
  /// - Parameters:
  ///   - other: the other path; its open parts count as closed.
  ///   - eoFill: whether the insides of both follow the even-odd rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// The area of both paths; for parameters see ``union(_:eoFill:)``.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// The area of this path without that of the other; for parameters see ``union(_:eoFill:)``.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// The area of one of the paths, but not of both; for parameters see ``union(_:eoFill:)``.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The parts of this path's lines inside the other's area; for parameters see
  /// ``union(_:eoFill:)``.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement([self, other]).lines(eoFill: eoFill) { $0 }
  }

  /// The parts of this path's lines outside the other's area; for parameters see
  /// ``union(_:eoFill:)``.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement([self, other]).lines(eoFill: eoFill) { !$0 }
  }

  /// The same area by lines that neither cross nor overlap, and the same for both fill rules.
  ///
  /// - Parameter eoFill: whether the inside follows the even-odd rule.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ keeps: (Bool, Bool) -> Bool
  ) -> Path {
    PathArrangement([self, other]).area(eoFill: eoFill, keeps)
  }
}
