import ArgumentParser
import Foundation
import KumihanStage

/// `kumihan watch`: the picture in a browser, redrawn at each save.
///
/// Becomes `kumihan-watch`, which is beside this program: a server needs libraries that every other
/// command would load at its start.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", _superCommandName: KumihanCommand.name,
    abstract: "Shows a view of SwiftUI source files in a browser, drawn anew at each save.",
    discussion: "The code of the files runs with your rights: watch only what you would run.")

  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions

  @Option(name: .long, help: "The port on this machine; 0 for any that is free.")
  var port: UInt16 = 8484

  func run() throws {
    try reporting { try watch() }
  }

  private func watch() throws -> Never {
    StageBounds.acceptSignals()
    let files = try CodeInput.resolve(source.files, target: source.target).files
    throw try WatchProgram.become(
      [FontOptions.executable.path, "\(port)", "\(files.count)"] + files
        + Self.renderArguments(CommandLine.arguments))
  }

  /// The arguments of this command, as arguments of `render`.
  static func renderArguments(_ arguments: [String]) -> [String] {
    var result = ["render"]
    var rest = arguments.dropFirst(2).makeIterator()
    while let argument = rest.next() {
      if argument == "--port" {
        _ = rest.next()
      } else if !argument.hasPrefix("--port=") {
        result.append(argument)
      }
    }
    return result + ["-o", "-"]
  }
}

/// The program beside this one that serves browsers.
enum WatchProgram {
  /// Becomes it; returns only when that fails.
  static func become(_ arguments: [String]) throws -> CommandFailure {
    let kumihan = FontOptions.executable
    let server = kumihan.deletingLastPathComponent().appendingPathComponent("kumihan-watch")
    guard FileManager.default.isExecutableFile(atPath: server.path) else {
      throw CommandFailure(
        "there is no kumihan-watch beside \(kumihan.path)",
        hint: "build it with 'swift build -c release --product kumihan-watch', or 'make install'")
    }
    // The server is linked with the shared Swift runtime, which is the compiler's.
    let runtime = StageCompiler.runtime(of: try StageCompiler.findCompiler()).path
    let variable = "LD_LIBRARY_PATH"
    let folders = ProcessInfo.processInfo.environment[variable].map { "\($0):\(runtime)" }
    let failure = Stage.become(server.path, arguments, settings: [variable: folders ?? runtime])
    return CommandFailure("cannot start \(server.path): \(failure)", hint: "install kumihan anew")
  }
}
