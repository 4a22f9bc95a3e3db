/// A value at its place in a file.
struct JSONSyntax: Sendable {
  /// Its start in the file's bytes.
  let offset: Int
  let content: Content

  enum Content: Sendable {
    /// Neither an array nor an object.
    case scalar(JSONValue)
    case list([JSONSyntax])
    case object([String: Member])
  }

  /// A value of an object, and the start of its key.
  struct Member: Sendable {
    let keyOffset: Int
    let value: JSONSyntax
  }

  /// The value without its place.
  var value: JSONValue {
    switch content {
    case .scalar(let value): value
    case .list(let values): .list(values.map(\.value))
    case .object(let members): .object(members.mapValues(\.value.value))
    }
  }
}
