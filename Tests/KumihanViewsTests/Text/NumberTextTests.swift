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
