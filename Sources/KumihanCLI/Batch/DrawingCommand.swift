import ArgumentParser
import Foundation

/// A command that draws files; a job of `kumihan batch` asks for the same.
protocol DrawingCommand: ParsableCommand, Sendable {
  /// The name of its argument without a name, as the key of a job.
  static var subject: String? { get }
  /// Input that a job holds itself.
  var texts: InlineTexts { get set }

  /// Draws and writes.
  ///
  /// - Returns: the files, none for standard output.
  @MainActor func draw() throws -> [URL]
}

extension DrawingCommand {
  var texts: InlineTexts {
    get { InlineTexts() }
    set {}
  }

  func run() throws {
    // A command runs on the main thread; without suspension points no queue has to start.
    _ = try MainActor.assumeIsolated { try reporting { try draw() } }
  }
}
