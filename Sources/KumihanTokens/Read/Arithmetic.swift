import Foundation

/// Sums in values, as Tokens Studio has them: `{spacing.s} * 2`.
enum Arithmetic {
  /// A value as words of a larger one.
  static func words(of value: TokenJSON) -> String {
    switch value {
    case .text(let text): text
    case .number(let digits): digits
    case .object(let object) where object["value"]?.number != nil:
      words(of: object["value"] ?? .null) + (object["unit"]?.text ?? "")
    default: value.written.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The result where a text is a sum, else the text; CSS's functions of colours get the numbers of
  /// a hexadecimal colour inside.
  static func reduced(_ text: String) -> TokenJSON {
    if let color = translucent(text) { return .text(color.hex) }
    let unit = ["px", "rem"].first { text.contains($0) } ?? ""
    let plain = unit.isEmpty ? text : text.replacingOccurrences(of: unit, with: "")
    // Words are functions, or the text is no sum.
    let words = plain.split { !$0.isLetter }.map(String.init)
    guard plain.contains(where: { "+-*/".contains($0) }) || !words.isEmpty,
      words.allSatisfy(Sum.functions.contains),
      plain.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) || " .,+-*/()".contains($0) })
    else { return .text(text) }
    var sum = Sum(Array(plain.filter { $0 != " " }))
    guard let result = sum.expression(depth: 0), sum.isAtEnd, result.isFinite else {
      return .text(text)
    }
    return unit.isEmpty ? .number(result) : .text("\(digits(result))\(unit)")
  }

  private static func digits(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// `rgba(#4D7CFF, 0.5)`.
  private static func translucent(_ text: String) -> TokenColor? {
    guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(5).dropLast().split(separator: ",")
    guard parts.count == 2, var color = TokenColor(text: String(parts[0])) else { return nil }
    let share = parts[1].trimmingCharacters(in: .whitespaces)
    let alpha = share.hasSuffix("%") ? Double(share.dropLast()).map { $0 / 100 } : Double(share)
    guard let alpha, (0...1).contains(alpha) else { return nil }
    color.alpha = alpha
    return color
  }

  private struct Sum {
    /// Those of Tokens Studio that are of use for lengths.
    static let functions: Set<String> = [
      "roundTo", "round", "floor", "ceil", "min", "max", "abs", "sqrt", "pow",
    ]

    private let characters: [Character]
    private var at = 0

    init(_ characters: [Character]) { self.characters = characters }

    var isAtEnd: Bool { at == characters.count }

    private mutating func skip(_ character: Character) -> Bool {
      guard at < characters.count, characters[at] == character else { return false }
      at += 1
      return true
    }

    mutating func expression(depth: Int) -> Double? {
      guard depth < 32, var value = product(depth: depth) else { return nil }
      while !isAtEnd {
        if skip("+") {
          guard let next = product(depth: depth) else { return nil }
          value += next
        } else if skip("-") {
          guard let next = product(depth: depth) else { return nil }
          value -= next
        } else {
          break
        }
      }
      return value
    }

    private mutating func product(depth: Int) -> Double? {
      guard var value = factor(depth: depth) else { return nil }
      while !isAtEnd {
        if skip("*") {
          guard let next = factor(depth: depth) else { return nil }
          value *= next
        } else if skip("/") {
          guard let next = factor(depth: depth) else { return nil }
          value /= next
        } else {
          break
        }
      }
      return value
    }

    private mutating func factor(depth: Int) -> Double? {
      if skip("-") { return depth < 32 ? factor(depth: depth + 1).map { -$0 } : nil }
      if skip("(") {
        guard let value = expression(depth: depth + 1), skip(")") else { return nil }
        return value
      }
      if at < characters.count, characters[at].isLetter { return call(depth: depth) }
      let start = at
      while at < characters.count, characters[at].isNumber || characters[at] == "." { at += 1 }
      return Double(String(characters[start..<at]))
    }

    /// A function of one number, or of several with commas.
    private mutating func call(depth: Int) -> Double? {
      let start = at
      while at < characters.count, characters[at].isLetter { at += 1 }
      let name = String(characters[start..<at])
      guard depth < 32, skip("(") else { return nil }
      var values: [Double] = []
      repeat {
        guard let value = expression(depth: depth + 1) else { return nil }
        values.append(value)
      } while skip(",")
      guard skip(")") else { return nil }
      switch (name, values.count) {
      case ("min", _): return values.min()
      case ("max", _): return values.max()
      case ("round", 1), ("roundTo", 1): return values[0].rounded()
      case ("roundTo", 2):
        let step = pow(10, values[1].rounded())
        return (values[0] * step).rounded() / step
      case ("floor", 1): return values[0].rounded(.down)
      case ("ceil", 1): return values[0].rounded(.up)
      case ("abs", 1): return abs(values[0])
      case ("sqrt", 1): return values[0].squareRoot()
      case ("pow", 2): return pow(values[0], values[1])
      default: return nil
      }
    }
  }
}
