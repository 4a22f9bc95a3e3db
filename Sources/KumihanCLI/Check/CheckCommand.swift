import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanStage

/// `kumihan check`: everything that stands in the way of compiling, from one run.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: KumihanCommand.name,
    abstract: "Lists what stands in the way of drawing files, a folder, a package or a project.",
    discussion: """
      Compiles all that can be compiled, and lists the modules and names that are missing: those of \
      Apple's that Kumihan does not have, those of packages that are not there, and errors of the \
      code, each with its places.

      Ends with 0 where all compiles, 1 where something stands in the way.
      """)

  @OptionGroup var source: SourceOptions

  @Flag(name: .long, help: "Print it as JSON.")
  var json = false

  func run() throws {
    try reporting {
      let (obstacles, input) = try check()
      let words = json ? Self.json(obstacles, input) : Self.words(obstacles, input)
      try say(words, terminator: "")
      if !obstacles.isEmpty { throw ExitCode.failure }
    }
  }

  private func check() throws -> (obstacles: [CodeObstacle], input: StageInput) {
    let input = try source.input(isQuiet: json)
    let builder = try source.builder(input)
    let messages = try builder.errors()
    let missing = messages.compactMap { message in
      message.text.hasPrefix("no such module '")
        ? String(message.text.dropFirst(16).prefix { $0 != "'" }) : nil
    }
    let sources = Dictionary(
      input.sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let obstacles = CodeObstacle.all(in: messages, missingModules: Set(missing)) { message in
      sources[message.path].flatMap { $0.line(message.line) }
    }
    return (obstacles, input)
  }

  static func words(_ obstacles: [CodeObstacle], _ input: StageInput) -> String {
    var lines: [String] = []
    for owner in CodeObstacle.Owner.allCases {
      let own = obstacles.filter { $0.owner == owner }
      guard !own.isEmpty else { continue }
      lines.append("\(owner.rawValue):")
      lines += own.map { "  \($0.headline)" }
      lines.append("")
    }
    let files = input.sources.count
    lines.append("\(files - failing(obstacles, input)) of \(files) files compile")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of files with something in the way; what macros wrote is no file of the author's, and counts for one.
  private static func failing(_ obstacles: [CodeObstacle], _ input: StageInput) -> Int {
    let paths = Set(obstacles.flatMap { $0.messages.map(\.path) })
    let own = paths.intersection(input.sources.map(\.path)).count
    return own == 0 && !paths.isEmpty ? 1 : own
  }

  private static func json(_ obstacles: [CodeObstacle], _ input: StageInput) -> String {
    let bad = failing(obstacles, input)
    let value: JSONValue = [
      "files": .number(Double(input.sources.count)),
      "filesThatCompile": .number(Double(input.sources.count - bad)),
      "leftOut": .list(
        input.code.omissions.map { ["name": .text($0.name), "reason": .text($0.reason)] }),
      "obstacles": .list(obstacles.map(\.json)),
    ]
    return JSONWriter.text(of: value) + "\n"
  }
}
