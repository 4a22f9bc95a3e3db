import Testing

@testable import KumihanViews

/// Numbers in the formats of translations, which anybody may have written.
@MainActor
struct NumberTextTests {
  private func text(_ specifier: String, _ number: Double) -> String {
    NumberText(specifier, "%f").string(number, EnvironmentValues())
  }

  @Test func formatsAreThoseOfC() {
    #expect(text("%.3f", 3.14159) == "3.142" && text("%6.1f", 2) == "   2.0")
    #expect(NumberText("%05lld", "%d").string(42, EnvironmentValues()) == "00042")
    #expect(text("%.100f", 0.5) == "0.5" + String(repeating: "0", count: 99))
  }

  /// As in `Text("\(share, specifier: "%.0f%%")")`.
  @Test(arguments: [
    ("%.0f%%", "42%"), ("%.1f km", "42.4 km"), ("about %.2f kg", "about 42.40 kg"), ("%d%%", "42%"),
    ("(%5.1f)", "( 42.4)"), ("%1$.1f", "42.4"), ("%@", "42.4"), ("%s", "42.4"), ("none", "42.4"),
    ("%q", "42.4"), ("", "42.4"), ("%", "42.4"), ("%.1f %.1f", "42.4 "),
  ])
  func aFormatMayHaveTextAroundItsNumber(_ specifier: String, _ expected: String) {
    #expect(NumberText(nil, specifier).string(42.4, EnvironmentValues()) == expected)
  }

  /// A translation's specifier that no number has leaves the key's.
  @Test(arguments: ["%q", "%@", "%", "", "%#@n@", "%arg"])
  func whatIsNoFormatOfNumbersIsIgnored(_ specifier: String) {
    #expect(NumberText(specifier, "%lld").string(42, EnvironmentValues()) == "42")
    #expect(NumberText(specifier, "%.1f").string(42.4, EnvironmentValues()) == "42.4")
  }

  @Test func positionsBeyondAllArgumentsAreNone() {
    for position in ["9223372036854775807", "9223372036854775806", "10001", "0"] {
      let parts = FormatTemplate("%\(position)$lld %lld").parts
      #expect(parts.last == .argument(0, specifier: "%lld"), "\(parts)")
    }
    #expect(FormatTemplate("%2$lld").parts == [.argument(1, specifier: "%lld")])
  }

  /// Beyond any number's digits, a width would fill the memory, and a precision ends in a trap.
  @Test(arguments: [
    "%.18446744073709551616f", "%.2147483648f", "%99999999999999999999f", "%.999999999e",
    "%0999999999d", "%-100000000d", "%.99999999999999999999999lld", "%+.1000000000X",
  ])
  func noFormatIsWiderThanANumber(_ specifier: String) {
    #expect(text(specifier, 1.0 / 7).count < 600)
    #expect(NumberText(specifier, "%d").string(7, EnvironmentValues()).count < 600)
  }
}
