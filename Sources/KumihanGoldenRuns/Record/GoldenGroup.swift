/// Differences that one decision answers: those of one cause.
package struct GoldenGroup: Hashable, Sendable {
  /// What the differences have in common.
  package enum Reason: Hashable, Sendable {
    /// A parameter was written down otherwise.
    case cause(GoldenDifference.Cause)
    /// The engine or its fonts are others.
    case engine
    /// The pixels differ in the same way, and no parameter says why.
    case likeness
    /// A single difference without a known cause.
    case unexplained
    case new
    /// The reference cannot be compared with, or nothing could be drawn.
    case broken
  }

  /// The same for equal runs.
  package var key: String
  package var title: String
  package var reason: Reason
  /// The references' paths, sorted.
  package var members: [String]

  /// The groups of a run: the largest first, then by title.
  ///
  /// A picture with several causes stands in the group of each.
  package static func of(_ differences: [GoldenDifference]) -> [GoldenGroup] {
    var groups: [String: GoldenGroup] = [:]
    func add(_ id: String, _ key: String, _ title: String, _ reason: Reason) {
      groups[key, default: GoldenGroup(key: key, title: title, reason: reason, members: [])]
        .members.append(id)
    }
    for difference in differences.sorted(by: { $0.id < $1.id }) {
      let id = difference.id
      switch difference.kind {
      case .missing:
        add(id, "new \(difference.folder)", "no reference in \(difference.folder)", .new)
      case .unusable, .failed:
        let words = difference.message.first ?? ""
        add(id, "broken \(words)", words, .broken)
      case .different:
        if !difference.causes.isEmpty {
          for cause in difference.causes {
            var shared = cause
            shared.count = 1
            add(id, "cause \(cause.words)", cause.words, .cause(shared))
          }
        } else if let engine = difference.engine {
          add(id, "engine \(engine)", engine, .engine)
        } else if let mark = difference.mark {
          let words = difference.message.first ?? "no part has other parameters"
          add(id, "mark \(mark)", words, .likeness)
        } else {
          add(
            id, "one \(id)",
            "\(difference.name): \(difference.message.first ?? "it differs")", .unexplained)
        }
      }
    }
    return groups.values
      .map { group in
        var group = group
        if group.reason == .likeness, group.members.count == 1 {
          let name = group.members[0].split(separator: "/").last ?? ""
          (group.reason, group.title) = (.unexplained, "\(name): \(group.title)")
        }
        return group
      }
      .sorted {
        $0.members.count == $1.members.count
          ? ($0.title, $0.key) < ($1.title, $1.key) : $0.members.count > $1.members.count
      }
  }
}
