package import Foundation

/// A part of a layout: its nesting depth, its name, and its frame in points.
package struct FramedPart: Sendable {
  package var depth: Int
  package var name: String
  package var frame: CGRect

  package init(depth: Int, name: String, frame: CGRect) {
    (self.depth, self.name, self.frame) = (depth, name, frame)
  }
}

extension [FramedPart] {
  /// One line for each part, indented by its depth: its name, its origin in the part around it, its
  /// size, to a hundredth of a point. It has no places in source, so only a change of layout
  /// changes it.
  package var frameText: String {
    var around: [CGPoint] = []
    var text = ""
    for part in self {
      around.removeSubrange(Swift.min(part.depth, around.count)...)
      let outer = around.last ?? .zero
      let numbers = [
        part.frame.minX - outer.x, part.frame.minY - outer.y, part.frame.width, part.frame.height,
      ]
      around.append(part.frame.origin)
      text += String(repeating: "  ", count: part.depth) + part.name
      for number in numbers { text += " " + FramedPart.hundredths(number) }
      text += "\n"
    }
    return text
  }
}

extension FramedPart {
  /// At most two decimals, no trailing zeros, and no minus before zero.
  fileprivate static func hundredths(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let count = Int((value * 100).rounded())
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 100)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = String(rest + 100).dropFirst()
    return "\(sign)\(whole).\(digits.hasSuffix("0") ? digits.dropLast() : digits)"
  }
}
