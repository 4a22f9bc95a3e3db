/// Compares two layouts part by part. A parameter that differs is a cause, a frame that differs is a
/// consequence.
struct LayoutComparison {
  private(set) var causes: [Cause] = []
  /// Those that rather follow from others, if there are any: what a view makes of a size that is
  /// another, the lines and grounds of a row that came or went.
  private(set) var likelyConsequences: Set<Cause> = []
  /// Those that others follow from: what was chosen of several.
  private(set) var first: Set<Cause> = []
  private var certain: Set<Cause> = []
  private var choices = LayoutChoices()
  /// The lengths of contents that are another: before and now.
  private var lengths: [(old: Double, new: Double)] = []
  /// Where parts lie otherwise though nothing says why.
  private var placement: Cause?
  private(set) var moved = 0
  private(set) var resized = 0
  private let (oldPlaces, newPlaces): (Set<String>, Set<String>)
  /// Whether the parts that are compared were made for a size, and the size is another.
  private var isMadeForSize = false

  init(_ old: LayoutPart, _ new: LayoutPart) {
    (oldPlaces, newPlaces) = (old.places, new.places)
    children(old.children, new.children)
    findMoves()
    findChoices()
    findDerived()
    if causes.isEmpty, let placement { add(placement, follows: false) }
  }

  private mutating func pair(_ old: LayoutPart, _ new: LayoutPart) {
    let outer = isMadeForSize
    defer { isMadeForSize = outer }
    if old.frame.count == 4, new.frame.count == 4, old.frame != new.frame {
      if old.frame[2...] != new.frame[2...] {
        resized += 1
        if new.kind == "deferred" { isMadeForSize = true }
      } else {
        moved += 1
      }
    }
    let count = causes.count
    parameters(old, new)
    if causes.count > count, ["text", "fixed"].contains(new.kind), old.frame.count == 4 {
      lengths += zip(old.frame[2...], new.frame[2...]).filter { $0 != $1 }.map { ($0, $1) }
    }
    children(old.children, new.children)
    if causes.count == count, placement == nil { placement = Self.placement(old, new) }
  }

  /// Says of a part as large as before that what stands in it lies elsewhere.
  private static func placement(_ old: LayoutPart, _ new: LayoutPart) -> Cause? {
    guard old.frame.dropFirst(2) == new.frame.dropFirst(2),
      old.children.count == new.children.count,
      let (before, now) = zip(old.children, new.children).first(where: { $0.frame != $1.frame })
    else { return nil }
    let place = new.nearestPlace
    func words(_ part: LayoutPart) -> String {
      part.frame.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ",")
    }
    return Cause(
      place: place.isEmpty ? "-" : place, kind: new.noun, property: "placement of \(now.title)",
      old: words(before), new: words(now))
  }

  private mutating func add(_ cause: Cause, follows: Bool) {
    causes.append(cause)
    if !follows, !isMadeForSize {
      certain.insert(cause)
      likelyConsequences.remove(cause)
    } else if !certain.contains(cause) {
      likelyConsequences.insert(cause)
    }
  }

  private mutating func parameters(_ old: LayoutPart, _ new: LayoutPart) {
    // The hash only tells apart what the shown start of a long text does not.
    let isTextShown = old["text"] != new["text"]
    let isDrawingShown = ["colors", "lineWidths", "texts"].contains { old[$0] != new[$0] }
    var names = old.parameters.map(\.name)
    names += new.parameters.map(\.name).filter { !names.contains($0) }
    for name in names where name != "hash" || !isTextShown {
      let (before, after) = (old[name], new[name])
      guard before != after, !Self.isOnlyTold(name, old, new) else { continue }
      if name == "drawing", isDrawingShown { continue }
      // Each size of a font has its own leading.
      if name == "leading", old["size"] != new["size"] { continue }
      let place = new.place.isEmpty ? old.place : new.place
      let cause = Cause(
        place: place.isEmpty ? "-" : place, kind: new.noun,
        property: name == "hash" ? "text" : name.replacing(#/^layout\./#, with: ""),
        old: before ?? "default",
        new: after ?? "default")
      if name == "traits", choices.take(cause, old, new) { continue }
      let isDrawnForSize = name == "drawing" && old.frame.dropFirst(2) != new.frame.dropFirst(2)
      // What UIKit's parts stand in is as large as they say.
      let isOfUIKit = new.kind == "frame" && place.hasPrefix("KumihanAppleNames/")
      add(cause, follows: name.hasPrefix("guide") || isDrawnForSize || isOfUIKit)
    }
  }

  /// Whether a reference is from the time when layouts said less of a parameter: of shapes of one's own no more than
  /// `custom`, of images no more than their size, of layouts and drawings that they are there.
  private static func isOnlyTold(_ name: String, _ old: LayoutPart, _ new: LayoutPart) -> Bool {
    if name.hasPrefix("layout.") {
      return old["layout"] == new["layout"]
        && !old.parameters.contains { $0.name.hasPrefix("layout.") }
    }
    if name.hasPrefix("guide") { return old["guide"] != nil || new["guide"] != nil }
    if ["drawing", "colors", "lineWidths", "texts"].contains(name) { return old["drawing"] == nil }
    guard let before = old[name], let after = new[name] else { return false }
    if name == "image" { return after.hasPrefix("\(before),") }
    guard before.contains("custom"), !before.contains("custom(") else { return false }
    return before == after.replacing(#/custom\([0-9a-f]+\)/#, with: "custom")
  }

  private mutating func children(_ old: [LayoutPart], _ new: [LayoutPart]) {
    var (start, olds, news) = (0, old[...], new[...])
    // Equal parts at both ends need no search; their frames may still differ.
    while let a = olds.first, let b = news.first, a.whole == b.whole {
      pair(a, b)
      (olds, news, start) = (olds.dropFirst(), news.dropFirst(), start + 1)
    }
    while let a = olds.last, let b = news.last, a.whole == b.whole {
      pair(a, b)
      (olds, news) = (olds.dropLast(), news.dropLast())
    }
    for match in Self.matches(Array(olds), Array(news)) {
      switch match {
      case (let a?, let b?): pair(a, b)
      case (let a?, nil): gone(a, "removed")
      case (nil, let b?): gone(b, "inserted")
      case (nil, nil): break
      }
    }
  }

  private mutating func gone(_ part: LayoutPart, _ how: String) {
    let others = how == "removed" ? newPlaces : oldPlaces
    // A list puts much around a row: what has a place of its own is what came or went.
    let part = part.first { !$0.place.isEmpty && !others.contains($0.place) } ?? part
    let place = part.nearestPlace
    add(
      Cause(
        place: place.isEmpty ? "-" : place, kind: part.noun, property: how,
        old: how == "removed" ? part.title : "", new: how == "inserted" ? part.title : ""),
      follows: others.contains(place) && part.isBare)
  }

  /// How well two parts go together; 0 for not at all.
  private static func likeness(_ a: LayoutPart, _ b: LayoutPart) -> Int {
    guard a.kind == b.kind else { return 0 }
    var points = 2
    if a.whole == b.whole { points += 8 }
    if a.own == b.own { points += 3 }
    if a.shape == b.shape { points += 3 }
    if !a.place.isEmpty, a.place == b.place { points += 3 }
    return points
  }

  /// Pairs parts in order so that their likenesses are largest together; wrappers that came or went
  /// are looked through.
  private static func matches(
    _ old: [LayoutPart], _ new: [LayoutPart]
  ) -> [(LayoutPart?, LayoutPart?)] {
    guard !old.isEmpty, !new.isEmpty else {
      return old.map { ($0, nil) } + new.map { (nil, $0) }
    }
    if old.count == 1, new.count == 1 { return single(old[0], new[0]) }
    // Beyond this many pairs the search would take longer than drawing.
    guard old.count * new.count <= 250_000 else {
      let common = min(old.count, new.count)
      return (0..<common).flatMap { single(old[$0], new[$0]) }
        + old[common...].map { ($0, nil) } + new[common...].map { (nil, $0) }
    }
    let width = new.count + 1
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in stride(from: old.count - 1, through: 0, by: -1) {
      for j in stride(from: new.count - 1, through: 0, by: -1) {
        let like = likeness(old[i], new[j])
        best[i * width + j] = max(
          best[(i + 1) * width + j], best[i * width + j + 1],
          like > 0 ? best[(i + 1) * width + j + 1] + like : 0)
      }
    }
    var (i, j) = (0, 0)
    var result: [(LayoutPart?, LayoutPart?)] = []
    var (left, right): ([LayoutPart], [LayoutPart]) = ([], [])
    func flush() -> [(LayoutPart?, LayoutPart?)] {
      defer { (left, right) = ([], []) }
      // As many parts of other kinds in one gap: the same views, wrapped or replaced.
      if left.count == right.count { return zip(left, right).flatMap { single($0, $1) } }
      return left.map { ($0, nil) } + right.map { (nil, $0) }
    }
    while i < old.count, j < new.count {
      let like = likeness(old[i], new[j])
      if like > 0, best[i * width + j] == best[(i + 1) * width + j + 1] + like {
        result += flush() + [(old[i], new[j])]
        (i, j) = (i + 1, j + 1)
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        left.append(old[i])
        i += 1
      } else {
        right.append(new[j])
        j += 1
      }
    }
    left += old[i...]
    right += new[j...]
    return result + flush()
  }

  /// Two parts that stand in the same place: the same one, or one of them within new wrappers.
  private static func single(
    _ old: LayoutPart, _ new: LayoutPart
  ) -> [(LayoutPart?, LayoutPart?)] {
    if old.kind == new.kind, old.shape == new.shape { return [(old, new)] }
    if let wrappers = wrappers(of: old, in: new) {
      return wrappers.dropLast().map { (nil, $0) } + [(old, wrappers[wrappers.count - 1])]
    }
    if let wrappers = wrappers(of: new, in: old) {
      return wrappers.dropLast().map { ($0, nil) } + [(wrappers[wrappers.count - 1], new)]
    }
    return old.kind == new.kind ? [(old, new)] : [(old, nil), (nil, new)]
  }

  /// The wrappers around a part of the same shape, outermost first, with the part at the end.
  private static func wrappers(of part: LayoutPart, in outer: LayoutPart) -> [LayoutPart]? {
    var chain = [outer]
    var current = outer
    while chain.count <= 6 {
      if chain.count > 1, current.kind == part.kind, current.shape == part.shape { return chain }
      // A wrapper has one child, or its content beside a background or an overlay.
      guard
        let next = current.children.first(where: { $0.shape == part.shape })
          ?? (current.children.count == 1 ? current.children[0] : nil)
      else { return nil }
      chain.append(next)
      current = next
    }
    return nil
  }

  /// What went at one place and came at another of the same container has changed its order.
  private mutating func findMoves() {
    var index = 0
    while index < causes.count {
      let cause = causes[index]
      let other = causes.firstIndex {
        cause.property == "removed" && $0.property == "inserted" && $0.new == cause.old
      }
      if let other {
        causes[index] = Cause(
          place: causes[other].place, kind: cause.old, property: "order", old: "before",
          new: "after")
        causes.remove(at: other)
        if other < index { index -= 1 }
      }
      index += 1
    }
  }

  /// What was chosen in place of another comes before all that follows from it.
  private mutating func findChoices() {
    let (changed, rest) = choices.settled()
    causes = changed + causes + rest
    first.formUnion(changed)
    certain.formUnion(changed + rest)
  }

  /// A frame as long as a text that is another, before and now, was made from it.
  private mutating func findDerived() {
    for cause in causes where ["frame", "flexFrame", "offset", "padding"].contains(cause.kind) {
      guard let old = Double(cause.old), let new = Double(cause.new) else { continue }
      if lengths.contains(where: { abs($0.old - old) < 0.51 && abs($0.new - new) < 0.51 }) {
        certain.remove(cause)
        likelyConsequences.insert(cause)
      }
    }
  }
}
