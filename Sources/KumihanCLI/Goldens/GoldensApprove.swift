import ArgumentParser
import Foundation
import KumihanData
import KumihanGoldenRuns

/// `kumihan goldens approve`: accepted snapshots become references.
struct GoldensApprove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract:
      "Makes accepted snapshots of the last run references: of a file of decisions, by name, or asking.",
    discussion:
      "A decision is refused by itself where the reference or the snapshot is another by now. "
      + "kumihan goldens undo restores the bytes.")

  @OptionGroup var options: GoldensOptions

  @Flag(name: .long, help: "Accepts every difference of the run.")
  var all = false

  @Flag(name: .long, help: "Prints what became of each decision as JSON.")
  var json = false

  @Argument(
    help: ArgumentHelp(
      "A file of decisions from the report, or names of snapshots; none to be asked for each cause.",
      valueName: "decisions.json | name"))
  var names: [String] = []

  func run() throws { try comparing(approve) }

  private func approve() throws -> ExitCode {
    let (package, run) = try options.read()
    let decisions = try decisions(run)
    let results = try Approval(
      run: run, package: package, journal: ChangeJournal(package: package)
    ).apply(decisions)
    try json ? say(Self.json(results), terminator: "") : tell(results)
    return results.contains { $0.refusal != nil } ? GoldensStatus.different : GoldensStatus.equal
  }

  private func decisions(_ run: GoldenRun) throws -> Decisions {
    if all {
      guard names.isEmpty else {
        throw CommandFailure("--all needs no names", hint: "leave one of both")
      }
      return Decisions(run.differences.map { .init($0, .accept) })
    }
    guard !names.isEmpty else { return try GoldensTerminal(run: run).ask() }
    if names.count == 1, names[0].hasSuffix(".json"), run.difference(of: names[0]) == nil {
      let file = URL(filePath: names[0])
      let data: Data
      do {
        data = try Data(contentsOf: file)
      } catch {
        throw CommandFailure(
          "cannot read '\(names[0])'", hint: "save decisions in the report first, or name snapshots"
        )
      }
      do {
        return try Decisions(parsing: data)
      } catch {
        throw CommandFailure("\(names[0]): \(error)", hint: error.hint)
      }
    }
    return Decisions(try run.differences(named: names).map { .init($0, .accept) })
  }

  private func tell(_ results: [Approval.Result]) throws {
    for result in results {
      switch result.outcome {
      case .accepted: try say("accepted: \(result.id)")
      case .rejected: try say("rejected: \(result.id)")
      case .refused(let reason): warn("refused: \(result.id): \(reason)")
      }
    }
    let count = results.count { $0.outcome == .accepted }
    try say(
      "\(count) accepted" + (count > 0 ? "; kumihan goldens undo takes it back" : ""))
  }

  private static func json(_ results: [Approval.Result]) -> String {
    let list = results.map { result -> JSONValue in
      var members: [String: JSONValue] = ["id": .text(result.id)]
      switch result.outcome {
      case .accepted: members["outcome"] = "accepted"
      case .rejected: members["outcome"] = "rejected"
      case .refused(let reason):
        members["outcome"] = "refused"
        members["reason"] = .text(reason)
      }
      return .object(members)
    }
    return JSONWriter.text(of: ["results": .list(list)])
  }
}

/// Asks in the terminal what to do with each cause.
struct GoldensTerminal {
  let run: GoldenRun

  private static let keys =
    "a accept, r reject, s skip, A accept all the rest, R reject all the rest, u back, q end without a change"

  func ask() throws -> Decisions {
    let groups = GoldenGroup.of(run.differences)
    guard !groups.isEmpty else { return Decisions([]) }
    var answers = [Decisions.Verdict?](repeating: nil, count: groups.count)
    var index = 0
    try say(Self.keys)
    while index < groups.count {
      let group = groups[index]
      try say("")
      try say("\(index + 1) of \(groups.count): \(group.title)")
      for id in group.members.prefix(8) { try say("  \(id)") }
      if group.members.count > 8 { try say("  and \(group.members.count - 8) more") }
      try say("> ", terminator: "")
      guard let line = readLine() else {
        throw CommandFailure(
          "nobody answers", hint: "name decisions.json or snapshots, or give --all")
      }
      switch line.trimmingCharacters(in: .whitespaces) {
      case "a": (answers[index], index) = (.accept, index + 1)
      case "r": (answers[index], index) = (.reject, index + 1)
      case "s", "": (answers[index], index) = (nil, index + 1)
      case "u": index = max(0, index - 1)
      case "q": return Decisions([])
      case "A", "R":
        for rest in index..<groups.count { answers[rest] = line.contains("A") ? .accept : .reject }
        index = groups.count
      default: try say(Self.keys)
      }
    }
    return decisions(groups, answers)
  }

  /// A picture with several causes is accepted when all of them are.
  private func decisions(_ groups: [GoldenGroup], _ answers: [Decisions.Verdict?]) -> Decisions {
    Decisions(
      run.differences.compactMap { difference in
        let own = groups.indices.filter { groups[$0].members.contains(difference.id) }
          .map { answers[$0] }
        if own.contains(.reject) { return .init(difference, .reject) }
        return own.allSatisfy { $0 == .accept } ? .init(difference, .accept) : nil
      })
  }
}
