import Foundation
import KumihanDrawing

extension Path {
  /// The value of a `d` attribute, or nil when a coordinate is not a finite number.
  var svg: String? {
    var text = ""
    var last: Character?
    func add(_ letter: Character, _ points: CGPoint...) -> Bool {
      guard points.allSatisfy(\.isFinite) else { return false }
      // A letter applies to all following points of its kind; after a move it would mean lines.
      text += letter == last && letter != "M" ? " " : String(letter)
      last = letter
      text += points.map { "\($0.x.svg()) \($0.y.svg())" }.joined(separator: " ")
      return true
    }
    for element in elements {
      let isFinite =
        switch element {
        case .move(let to): add("M", to)
        case .line(let to): add("L", to)
        case .quadCurve(let to, let control): add("Q", control, to)
        case .curve(let to, let c1, let c2): add("C", c1, c2, to)
        case .closeSubpath: add("Z")
        }
      guard isFinite else { return nil }
    }
    return text
  }

  /// The element that outlines this path, or nil for an empty one.
  var svgTag: SVGTag? {
    if let rectangle {
      return rectangle.isFinite ? SVGTag("rect").set(rectangle) : nil
    }
    guard let data = svg, !data.isEmpty else { return nil }
    return SVGTag("path").set("d", data)
  }
}
