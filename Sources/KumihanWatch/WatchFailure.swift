/// An error with its remedy, in the form that `kumihan` prints.
struct WatchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, hint: String) { description = "\(message)\nHint: \(hint)" }
}
