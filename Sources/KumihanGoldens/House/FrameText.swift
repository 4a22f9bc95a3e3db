package import Foundation

/// A part of a layout: how deeply it is nested, what it is, and its frame in points.
package struct FramedPart: Sendable {
  package var depth: Int
  package var name: String
  package var frame: CGRect

  package init(depth: Int, name: String, frame: CGRect) {
    (self.depth, self.name, self.frame) = (depth, name, frame)
  }
}

extension [FramedPart] {
  /// One line for each part, indented by its depth: what it is, its origin in the part around it, its size,
  /// to a hundredth of a point. It names no places in source, so that only a change of the layout changes it.
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
  /// At most two decimals, none that are zero, and no minus before nothing.
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
