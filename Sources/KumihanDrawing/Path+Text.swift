import Foundation

extension Path: CustomStringConvertible {
  /// The outline in SwiftUI's form: coordinates, then `m`, `l`, `q`, `c` or `h`; at most three
  /// decimals.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let to): "\(to.shortText) m"
      case .line(let to): "\(to.shortText) l"
      case .quadCurve(let to, let control): "\(control.shortText) \(to.shortText) q"
      case .curve(let to, let c1, let c2):
        "\(c1.shortText) \(c2.shortText) \(to.shortText) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Parses the form of ``description``; nil for anything else.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements: [Element] = []
    func points(_ count: Int) -> [CGPoint]? {
      guard numbers.count == 2 * count else { return nil }
      defer { numbers = [] }
      return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch word {
      case "m":
        guard let p = points(1) else { return nil }
        elements.append(.move(to: p[0]))
      case "l":
        guard let p = points(1), !elements.isEmpty else { return nil }
        elements.append(.line(to: p[0]))
      case "q":
        guard let p = points(2), !elements.isEmpty else { return nil }
        elements.append(.quadCurve(to: p[1], control: p[0]))
      case "c":
        guard let p = points(3), !elements.isEmpty else { return nil }
        elements.append(.curve(to: p[2], control1: p[0], control2: p[1]))
      case "h":
        guard numbers.isEmpty, !elements.isEmpty else { return nil }
        elements.append(.closeSubpath)
      default: return nil
      }
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }
}
