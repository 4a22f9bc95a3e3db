import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A number in a C format, with the locale's digits and grouping.
struct NumberText {
  private let specifier: String

  /// A translation's specifier overrides the key's; one for objects is ignored.
  init(_ specifier: String?, _ own: String) {
    self.specifier = Self.bounded(specifier.flatMap { $0.hasSuffix("@") ? nil : $0 } ?? own)
  }

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
    if !"diuxXoDUO".contains(letter) { return string(Double(number), environment) }
    // Small numbers in Latin digits need no formatter, whose start costs milliseconds.
    if isPlain {
      return (0..<1000).contains(number) && Self.isEnglish(environment)
        ? String(number) : IntegerFormatStyle<T>(locale: environment.locale).format(number)
    }
    return String(format: wide, Int64(truncatingIfNeeded: number))
  }

  func string(_ number: Double, _ environment: EnvironmentValues) -> String {
    guard "fFeEgGaA".contains(letter) else {
      let whole = Int64(exactly: number.rounded(.towardZero)) ?? 0
      return string(whole, environment)
    }
    let plain = String(format: wide, number)
    guard letter == "f", abs(number) >= 1000 || !Self.isEnglish(environment) else { return plain }
    return String(format: wide, locale: environment.locale, number)
  }

  /// The specifier for the widest number of its kind, which is the argument's type.
  private var wide: String {
    let bare = specifier.filter { !"hlqLzjt".contains($0) }
    return "fFeEgGaA".contains(letter)
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
