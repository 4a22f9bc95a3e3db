import ArgumentParser
import KumihanData
import Synchronization

/// The kinds of jobs: commands that draw.
enum BatchKind: String, CaseIterable {
  case render, star, planner, year, month, week, day, catalogue

  var command: any DrawingCommand.Type {
    switch self {
    case .render: RenderCommand.self
    case .star: StarCommand.self
    case .planner: PlannerCommand.self
    case .year: YearCommand.self
    case .month: MonthCommand.self
    case .week: WeekCommand.self
    case .day: DayCommand.self
    case .catalogue: CatalogueCommand.self
    }
  }

  /// The format of a picture that a job without an output is given in.
  var format: String {
    switch self {
    case .planner: "pdf"
    case .render, .star, .year, .month, .week, .day, .catalogue: "png"
    }
  }

  /// A key of a job: an option of the command.
  struct Key: Sendable {
    var isFlag = false
    var isList = false
  }

  /// The options of the command by their long names, as the command declares them.
  var keys: [String: Key] {
    Self.known.withLock { known in
      if let keys = known[self] { return keys }
      let keys = declared
      known[self] = keys
      return keys
    }
  }

  private static let known = Mutex<[BatchKind: [String: Key]]>([:])

  /// Options that say nothing about a picture.
  private static let others: Set = [
    "help", "version", "list", "output", "cache", "no-cache", "sandbox-phase",
  ]

  private var declared: [String: Key] {
    guard let help = try? JSONNode(parsing: command._dumpHelp().utf8).value,
      case .object(let root) = help, case .object(let words)? = root["command"],
      case .list(let arguments)? = words["arguments"]
    else { return [:] }
    var keys: [String: Key] = [:]
    for case .object(let argument) in arguments {
      guard case .object(let name)? = argument["preferredName"],
        case .text(let word)? = name["name"], !Self.others.contains(word)
      else { continue }
      keys[word] = Key(
        isFlag: argument["kind"] == .text("flag"), isList: argument["isRepeating"] == .flag(true))
    }
    return keys
  }
}
