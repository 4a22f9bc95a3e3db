/// The past offsets of one zone from UTC, and the rule for future ones.
struct ZoneHistory: Hashable, Sendable {
  /// Ascending seconds since 1970 UTC; `offsets[i + 1]` applies from `transitions[i]` on.
  private let transitions: [Int]
  private let offsets: [Int]
  /// The rule after the last transition, where the offset changes with the seasons.
  private let future: SeasonalRule?

  static let utc = ZoneHistory(fixed: 0)

  init(fixed offset: Int) {
    self.init(first: offset, transitions: [], future: nil)
  }

  /// `transitions` are ascending; each has the offset that follows it.
  init(first: Int, transitions: [(time: Int, offset: Int)], future: SeasonalRule?) {
    self.transitions = transitions.map(\.time)
    self.offsets = [first] + transitions.map(\.offset)
    self.future = future
  }

  /// The seconds to add to UTC for local time.
  func offset(atUTC time: Int) -> Int {
    if let future, time >= transitions.last ?? Int.min {
      return future.offset(atUTC: time)
    }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return offsets[low]
  }

  func local(fromUTC time: Int) -> Int {
    time + offset(atUTC: time)
  }

  /// The instant of a local time.
  ///
  /// RFC 5545, 3.3.5: of two such instants the first; a skipped time has the offset before the gap,
  /// so 02:30 in a gap from 02:00 to 03:00 is 03:30.
  func utc(fromLocal time: Int) -> Int {
    let day = 86_400
    let before = offset(atUTC: time - day)
    let after = offset(atUTC: time + day)
    let early = time - before
    if before == after || offset(atUTC: early) == before { return early }
    let late = time - after
    return offset(atUTC: late) == after ? late : early
  }
}
