import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A number in a C format, with the locale's digits and grouping.
struct NumberText {
  /// What stands before and after the number: `%.0f%%` has a per cent sign.
  private let before, after: String
  private let specifier: String

  /// A translation's specifier overrides the key's; one that is none for numbers is ignored.
  init(_ specifier: String?, _ own: String) {
    let found =
      specifier.flatMap { $0.hasSuffix("@") ? nil : Self.parts(of: $0) } ?? Self.parts(of: own)
    (before, after) = (found?.before ?? "", found?.after ?? "")
    self.specifier = Self.bounded(found?.specifier ?? "%@")
  }

  /// A format's first conversion with the text around it; nil when it has none.
  private static func parts(
    of format: String
  ) -> (before: String, specifier: String, after: String)? {
    let inner = format.dropFirst().dropLast()
    if format.first == "%", let letter = format.last, letters.contains(letter),
      inner.allSatisfy({ "#0- +'.123456789hlqLzjt".contains($0) })
    {
      return ("", format, "")
    }
    var (before, specifier, after) = ("", String?.none, "")
    for part in FormatTemplate(format).parts {
      switch part {
      case .literal(let text) where specifier == nil: before += text
      case .literal(let text): after += text
      case .argument(_, let own): specifier = specifier ?? own
      case .substitution, .counted: continue
      }
    }
    return specifier.map { (before, $0, after) }
  }

  private static let wholes = "diuxXoDUO"
  private static let fractions = "fFeEgGaA"
  private static let letters = wholes + fractions

  /// No number has more digits; wider ones would fill the memory or end in a trap.
  private static let mostDigits = 512

  /// The specifier with a width and a precision that can be written.
  private static func bounded(_ specifier: String) -> String {
    guard specifier.utf8.count > 4 else { return specifier }
    return specifier.replacing(#/[0-9]{3,}/#) { digits in
      let value = Int(digits.output) ?? .max
      return value > mostDigits ? "\(mostDigits)" : String(digits.output)
    }
  }

  private var letter: Character { specifier.last ?? "d" }

  /// Whether the specifier is for a whole number without sign, width or padding.
  private var isPlain: Bool {
    "diuDU".contains(letter) && specifier.allSatisfy { "%lhqzjtdiuDU".contains($0) }
  }

  func string<T: FixedWidthInteger>(_ number: T, _ environment: EnvironmentValues) -> String {
    before + bare(number, environment) + after
  }

  func string(_ number: Double, _ environment: EnvironmentValues) -> String {
    before + bare(number, environment) + after
  }

  private func bare<T: FixedWidthInteger>(_ number: T, _ environment: EnvironmentValues) -> String {
    if Self.fractions.contains(letter) { return bare(Double(number), environment) }
    guard Self.wholes.contains(letter) else { return String(number) }
    // Small numbers in Latin digits need no formatter, whose start costs milliseconds.
    if isPlain {
      return (0..<1000).contains(number) && Self.isEnglish(environment)
        ? String(number) : IntegerFormatStyle<T>(locale: environment.locale).format(number)
    }
    return String(format: wide, Int64(truncatingIfNeeded: number))
  }

  private func bare(_ number: Double, _ environment: EnvironmentValues) -> String {
    guard Self.fractions.contains(letter) else {
      guard Self.wholes.contains(letter) else { return "\(number)" }
      return bare(Int64(exactly: number.rounded(.towardZero)) ?? 0, environment)
    }
    let plain = String(format: wide, number)
    guard letter == "f", abs(number) >= 1000 || !Self.isEnglish(environment) else { return plain }
    return String(format: wide, locale: environment.locale, number)
  }

  /// The specifier for the widest number of its kind, which is the argument's type.
  private var wide: String {
    let bare = specifier.filter { !"hlqLzjt".contains($0) }
    return Self.fractions.contains(letter)
      ? bare : bare.dropLast() + "ll" + String(letter).lowercased(of: "DUO")
  }

  private static func isEnglish(_ environment: EnvironmentValues) -> Bool {
    environment.text.locale?.identifier.hasPrefix("en") ?? true
  }
}

extension String {
  /// In lower case when it is one of the letters.
  fileprivate func lowercased(of letters: String) -> String {
    letters.contains(self) ? lowercased() : self
  }
}
