/// Why a picture is another: a property of a part, in words.
struct Cause: Codable, Hashable, Sendable {
  /// `Module/File.swift:line:column`, or `-`.
  var place: String
  /// Of the part, such as `vstack`.
  var kind: String
  /// Such as `spacing`; `inserted`, `removed` or `replaced` for a whole part.
  var property: String
  var old, new: String

  /// One line, without the number of places.
  var words: String {
    switch property {
    case "inserted": "\(place) \(new) inserted"
    case "removed": "\(place) \(old) removed"
    case "order": "\(place) \(kind) order \(old) -> \(new)"
    case kind: "\(place) \(kind) \(old) -> \(new)"
    default: "\(place) \(kind) \(property) \(old) -> \(new)"
    }
  }
}
