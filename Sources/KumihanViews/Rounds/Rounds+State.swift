/// A property wrapper that keeps state between rounds.
@MainActor
protocol KeptProperty {
  /// Restores the kept value, or stores its own for the next round.
  func keep(in cell: inout AnyObject?)
}

extension Rounds {
  /// The key of a property's state: the view's place and the property's position in it.
  struct CellName: Hashable {
    var place: Place
    var path: [Int]
  }

  /// Restores the kept properties of a view, a modifier or a style from the round before.
  func restore<Owner>(_ owner: Owner, at place: Place) {
    let type = ObjectIdentifier(Owner.self)
    guard !stateless.contains(type) else { return }
    if !restore(Mirror(reflecting: owner), at: place, path: []) { stateless.insert(type) }
  }

  /// State has no name that a view could provide, so this is the one place that tests types at run
  /// time (see docs/decisions/0007-rounds.md).
  private func restore(_ mirror: Mirror, at place: Place, path: [Int]) -> Bool {
    var found = false
    for (index, child) in mirror.children.enumerated() {
      let path = path + [index]
      if let property = child.value as? any KeptProperty {
        property.keep(in: &cells[CellName(place: place, path: path)])
        found = true
      } else if child.value is any DynamicProperty {
        found = restore(Mirror(reflecting: child.value), at: place, path: path) || found
      }
    }
    return found
  }
}
