public import KumihanViews

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, to before `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let arranged = before.map { elements[$0] } + moved + after.map { elements[$0] }
    for (index, element) in zip(indices, arranged) { self[index] = element }
  }
}
