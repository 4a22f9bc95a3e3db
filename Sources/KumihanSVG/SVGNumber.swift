import Foundation

extension CGFloat {
  /// A number in SVG's form: at most `decimals` digits after the point, no trailing zeros, no
  /// exponent, no locale; infinite numbers and those beyond any page are bounded.
  func svg(decimals: Int = 4) -> String {
    guard !isNaN else { return "0" }
    let bounded = Double(Swift.min(Swift.max(self, -1e7), 1e7))
    let unit = Self.powers[decimals]
    let value = Int((bounded * Double(unit)).rounded())
    let (whole, rest) = Int(value.magnitude).quotientAndRemainder(dividingBy: unit)
    var text = (value < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    let digits = String(rest)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  private static let powers = (0...9).map { Int(pow(10, Double($0))) }
}
