import Foundation

extension FloatingPoint where Self: BinaryFloatingPoint {
  /// At most three decimals, no trailing zeros, no locale; "-0" is "0".
  package var shortText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return "\(Double(self))" }
    let value = Int(thousandths)
    let (whole, rest) = (value.magnitude / 1000, value.magnitude % 1000)
    var text = (value < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    var digits = String(rest)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    text += "." + digits
    return text
  }
}

extension CGPoint {
  package var shortText: String { "\(x.shortText) \(y.shortText)" }
}

extension CGSize {
  package var shortText: String { "\(width.shortText) \(height.shortText)" }
}

extension CGRect {
  package var shortText: String { "\(origin.shortText) \(size.shortText)" }
}

extension RGBA {
  /// "#RRGGBB", with two more digits when not opaque.
  package var shortText: String {
    let components = alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + components.map { component in
        let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        let digits = String(value, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
