import Foundation

/// The three streams that a program begins with.
package enum StandardStreams {
  /// Puts a placeholder where one of them is closed. Without it the next file opened, a draft of a
  /// picture perhaps, would have its number, and words meant for the stream would go into that file.
  /// Writing to a closed output stays an error; words for a closed standard error are dropped.
  package static func holdClosed() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is that of the stream.
      _ = unsafe open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
