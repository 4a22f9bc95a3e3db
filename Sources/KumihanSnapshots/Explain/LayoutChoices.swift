/// Parts that are chosen now and were not, or the other way round: a tab, a segment, a row.
struct LayoutChoices {
  private struct Change {
    var cause: Cause
    /// What the part says.
    var title: String
    var isChosen: Bool
  }

  private var changes: [Change] = []

  /// Keeps a change of traits that says no more than that; false for another one.
  mutating func take(_ cause: Cause, _ old: LayoutPart, _ new: LayoutPart) -> Bool {
    func traits(_ part: LayoutPart) -> Set<Substring> {
      Set((part["traits"] ?? "").split(separator: ","))
    }
    guard traits(old).symmetricDifference(traits(new)) == ["selected"] else { return false }
    let titled = new.first { $0["text"] != nil } ?? new.first { $0.title != $0.noun }
    changes.append(
      Change(
        cause: cause, title: titled?.title ?? new.noun, isChosen: traits(new).contains("selected")))
    return true
  }

  /// One cause for each choice that was made in place of another at the same place, and the changes without such a
  /// counterpart.
  func settled() -> (changed: [Cause], rest: [Cause]) {
    var rest = changes
    var changed: [Cause] = []
    for change in changes where change.isChosen {
      let place = change.cause.place
      guard
        let left = rest.firstIndex(where: { !$0.isChosen && $0.cause.place == place }),
        let here = rest.firstIndex(where: { $0.isChosen && $0.cause.place == place })
      else { continue }
      changed.append(
        Cause(
          place: place, kind: change.cause.kind, property: "selected", old: rest[left].title,
          new: change.title))
      for index in [left, here].sorted(by: >) { rest.remove(at: index) }
    }
    return (changed, rest.map(\.cause))
  }
}
