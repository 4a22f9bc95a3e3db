/// What went wrong and how to mend it, as `kumihan` says it.
struct WatchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, hint: String) { description = "\(message)\nHint: \(hint)" }
}
