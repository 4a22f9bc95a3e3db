package import Foundation
package import KumihanDrawing

/// A stream that is written as it is: a pipe, or standard output.
package struct ByteOutput: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all of the bytes.
  ///
  /// - Throws: ``RenderError/unwritableFile(path:reason:)`` with the stream's name.
  package func write(_ data: Data, named name: String) throws(RenderError) {
    let failure = unsafe data.withUnsafeBytes { bytes -> SystemError? in
      do throws(SystemError) {
        try unsafe SystemError.writeAll(bytes, to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure.unwritable(name) }
  }

  /// A reader that has gone is an error of writing from now on, instead of a signal.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Keeps the program's input and output for itself: code that it loads reads nothing, and prints
  /// to standard error.
  ///
  /// - Returns: the streams, on numbers that are safe from code that closes low ones.
  package static func keepAside() -> (input: Int32, output: ByteOutput) {
    fflush(nil)
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 64)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64)
    let nothing = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return (input, ByteOutput(descriptor: output))
  }
}
