import ArgumentParser
import Foundation

/// `kumihan phone-compiler`: the compiler of a toolset that takes packages for apps of an iPhone.
struct PhoneCompilerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phone-compiler", _superCommandName: KumihanCommand.name,
    abstract: "Compiles for 'kumihan toolset --ios'.",
    shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  func run() throws {
    guard let compiler = words.first else {
      throw CommandFailure("no compiler is named", hint: "write the toolset anew")
    }
    let run = PhoneCompiler(
      compiler: URL(fileURLWithPath: compiler), arguments: Array(words.dropFirst()))
    let status = try run.run()
    if status != 0 { throw ExitCode(status) }
  }
}
