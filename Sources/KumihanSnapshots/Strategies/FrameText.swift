import Foundation
import Kumihan

/// A layout's frames as text: one line for each part, indented by its depth, with its kind, its origin
/// in the part around it and its size, to a hundredth of a point.
enum FrameText {
  /// A part of a layout: its nesting depth, its kind, and its frame in points.
  struct Part {
    var depth: Int
    var name: String
    var frame: CGRect
  }

  static func text(of layout: ViewLayout) -> String {
    text(of: layout.nodes.map { Part(depth: $0.depth, name: $0.kind, frame: $0.frame) })
  }

  static func text(of parts: [Part]) -> String {
    var around: [CGPoint] = []
    var text = ""
    for part in parts {
      around.removeSubrange(min(part.depth, around.count)...)
      let outer = around.last ?? .zero
      let numbers = [
        part.frame.minX - outer.x, part.frame.minY - outer.y, part.frame.width, part.frame.height,
      ]
      around.append(part.frame.origin)
      text += String(repeating: "  ", count: part.depth) + part.name
      for number in numbers { text += " " + hundredths(number) }
      text += "\n"
    }
    return text
  }

  /// At most two decimals, no trailing zeros, and no minus before zero.
  private static func hundredths(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let count = Int((value * 100).rounded())
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 100)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = String(rest + 100).dropFirst()
    return "\(sign)\(whole).\(digits.hasSuffix("0") ? digits.dropLast() : digits)"
  }
}
