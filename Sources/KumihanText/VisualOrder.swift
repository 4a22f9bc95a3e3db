extension Array where Element == LinePart {
  /// From left to right, by rule L2 of UAX #9: from the highest level down to the lowest odd one,
  /// each stretch at that level or above is turned round.
  func inVisualOrder() -> [LinePart] {
    guard let highest = map(\.item.level).max(), highest > 0 else { return self }
    let lowestOdd = lazy.map(\.item.level).filter { $0 % 2 == 1 }.min() ?? highest + 1
    var order = self
    var level = highest
    while level >= lowestOdd {
      var index = 0
      while index < order.count {
        guard order[index].item.level >= level else {
          index += 1
          continue
        }
        let end = order[index...].firstIndex { $0.item.level < level } ?? order.count
        order[index..<end].reverse()
        index = end
      }
      level -= 1
    }
    return order
  }
}
