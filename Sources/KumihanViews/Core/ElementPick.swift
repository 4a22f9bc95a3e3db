/// One view of several that stand side by side without a container: only it is lowered, with the modifiers of its groups.
struct ElementPick {
  /// The number of the view, counted from 0.
  let wanted: Int
  /// How many views came so far.
  var seen = 0
}

extension Lowering {
  /// Lowers `content`, but of several views only the one with a number.
  ///
  /// - Returns: how many there are.
  mutating func picking(_ wanted: Int, of content: (inout Lowering) -> Void) -> Int {
    let (outer, mark) = (pick, pendingCount)
    pick = ElementPick(wanted: wanted)
    content(&self)
    let seen = pick?.seen ?? 0
    pick = outer
    return max(seen, pendingCount > mark ? 1 : 0)
  }

  /// Lowers one of several views, which may itself be made of several.
  mutating func element(_ content: (inout Lowering) -> Void) {
    guard let pick else { return content(&self) }
    let (before, mark) = (self, pendingCount)
    content(&self)
    // What is made of several has counted them, and has been chosen from already.
    let counted = self.pick?.seen ?? 0
    let seen = counted == pick.seen && pendingCount > mark ? counted + 1 : counted
    // The modifiers of a group say nothing where its views are not wanted.
    if !(pick.seen..<seen).contains(pick.wanted) { self = before }
    self.pick = ElementPick(wanted: pick.wanted, seen: seen)
  }

  /// Lowers the whole of `content`: the inside of a view.
  mutating func withoutPick(_ content: (inout Lowering) -> Void) {
    guard let outer = pick else { return content(&self) }
    pick = nil
    content(&self)
    pick = outer
  }
}
