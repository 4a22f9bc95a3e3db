import Synchronization

/// The runs of a text.
///
/// Texts that came from joining share one growing array: each is a first part of it, and what is
/// joined to the longest is appended in place. So joining many one by one takes time in proportion
/// to them all.
enum TextRuns: Sendable {
  case own([Text.Run])
  case part(of: Joined, count: Int)

  final class Joined: Sendable {
    fileprivate let runs: Mutex<[Text.Run]>

    fileprivate init(_ runs: [Text.Run]) { self.runs = Mutex(runs) }
  }

  var all: [Text.Run] {
    switch self {
    case .own(let runs): runs
    case .part(let joined, let count):
      joined.runs.withLock { $0.count == count ? $0 : Array($0.prefix(count)) }
    }
  }

  func joined(to later: TextRuns) -> TextRuns {
    let more = later.all
    if case .part(let joined, let count) = self {
      let isLongest = joined.runs.withLock { runs in
        guard runs.count == count else { return false }
        runs += more
        return true
      }
      if isLongest { return .part(of: joined, count: count + more.count) }
    }
    let runs = all + more
    return .part(of: Joined(runs), count: runs.count)
  }
}
