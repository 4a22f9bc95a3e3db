extension SourceScan {
  /// An `@Entry` of the environment or similar: ranges of bytes of the file.
  package struct Entry: Sendable {
    /// The extended type.
    package let owner: String
    /// From the attribute to the `var`.
    package let start: Range<Int>
    package let name: Range<Int>
    package let type: Range<Int>?
    package let value: Range<Int>?
    package let end: Int
    /// True where members are public by default.
    package let isInPublicExtension: Bool
    package let condition: String?

    /// The protocol of the owner's keys.
    package var keyProtocol: String { Self.protocols[owner] ?? "" }

    fileprivate static let protocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
    ]
  }

  /// The declaration marked by an `@Entry` at a token, and the token after it; nil for one that
  /// cannot be parsed, which the compiler will report.
  func entry(
    at i: Int, in path: String, isInPublicExtension: Bool, condition: String?
  ) -> (entry: Entry, next: Int)? {
    let owner = path.hasPrefix("SwiftUI.") ? String(path.dropFirst(8)) : path
    let count = tokens.tokens.count
    guard Entry.protocols[owner] != nil,
      let start = (i + 2..<min(i + 8, count)).first(where: { tokens.text($0) == "var" }),
      start + 1 < count, tokens.tokens[start + 1].kind == .word
    else { return nil }
    func range(_ tokens: Range<Int>) -> Range<Int>? {
      guard let first = tokens.first, let last = tokens.last else { return nil }
      return self.tokens.tokens[first].range.lowerBound..<self.tokens.tokens[last].range.upperBound
    }
    var (at, equals) = (start + 1, Int?.none)
    repeat {
      if tokens.isSign(at, of: "([{") {
        guard let end = tokens.closing(at) else { return nil }
        at = end
      }
      if equals == nil, tokens.text(at) == "=" { equals = at }
      at += 1
    } while at < count && tokens.text(at) != "}" && !endsStatement(before: at)
    let colon = tokens.text(start + 2) == ":"
    guard colon || equals != nil else { return nil }
    let entry = Entry(
      owner: owner,
      start: tokens.tokens[i].range.lowerBound..<tokens.tokens[start].range.lowerBound,
      name: tokens.tokens[start + 1].range,
      type: colon ? range(start + 3..<max(equals ?? at, start + 3)) : nil,
      value: equals.flatMap { range($0 + 1..<max(at, $0 + 1)) },
      end: tokens.tokens[at - 1].range.upperBound, isInPublicExtension: isInPublicExtension,
      condition: condition)
    return (entry, at)
  }
}
