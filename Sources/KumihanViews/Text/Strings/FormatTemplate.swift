import Foundation

/// A format string in parts: `%2$@ of %lld` and so on.
struct FormatTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    /// The argument's index from 0, and its format specifier, such as `%lld`.
    case argument(Int, specifier: String)
    /// `%#@name@`, or `%2$#@name@` with the index of its argument, from 0.
    case substitution(String, argument: Int?)
    /// `%arg`: the number that a substitution counts.
    case counted
  }

  /// No text has more; a position beyond is no position.
  private static let mostArguments = 10_000

  private(set) var parts: [Part] = []

  init(_ format: String) {
    var literal = ""
    var nextArgument = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
      } else if let part = Self.specifier(&rest, &nextArgument) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(part)
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// Parses the specifier after a per cent sign; leaves `rest` unchanged when there is none.
  private static func specifier(_ rest: inout Substring, _ nextArgument: inout Int) -> Part? {
    if rest.hasPrefix("arg") {
      rest.removeFirst(3)
      return .counted
    }
    var tail = rest
    var own: Int?
    let digits = tail.prefix { $0.isASCII && $0.isNumber }
    if tail.dropFirst(digits.count).first == "$", let number = Int(digits),
      (1...mostArguments).contains(number)
    {
      own = number - 1
      tail = tail.dropFirst(digits.count + 1)
    }
    if tail.hasPrefix("#@"), let end = tail.dropFirst(2).firstIndex(of: "@") {
      rest = tail[tail.index(after: end)...]
      return .substitution(String(tail[..<end].dropFirst(2)), argument: own)
    }
    let index = own ?? nextArgument
    let before = tail.prefix { "#0- +'.123456789".contains($0) }
    tail = tail.dropFirst(before.count)
    let length = tail.prefix { "hlqLzjt".contains($0) }
    guard length.count <= 2, let letter = tail.dropFirst(length.count).first,
      "@diuxXoDUOfFeEgGaA".contains(letter)
    else { return nil }
    rest = tail.dropFirst(length.count + 1)
    nextArgument = index + 1
    return .argument(index, specifier: "%\(before)\(length)\(letter)")
  }
}
