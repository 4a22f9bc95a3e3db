import Foundation

extension Path {
  /// The same lines from their ends to their beginnings; the last part comes first.
  package var reversed: Path {
    var parts: [(points: [CGPoint], elements: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(([point], [], false))
      case .closeSubpath:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        // After a closed part the next one begins where that one did.
        if parts.last?.isClosed != false {
          parts.append(([parts.last?.points[0] ?? end], [], false))
        }
        parts[parts.count - 1].points.append(end)
        parts[parts.count - 1].elements.append(element)
      }
    }
    var path = Path()
    for part in parts.reversed() {
      path.move(to: part.points[part.points.count - 1])
      for (element, end) in zip(part.elements, part.points).reversed() {
        switch element {
        case .quadCurve(_, let control): path.addQuadCurve(to: end, control: control)
        case .curve(_, let first, let second):
          path.addCurve(to: end, control1: second, control2: first)
        default: path.addLine(to: end)
        }
      }
      if part.isClosed { path.closeSubpath() }
    }
    return path
  }
}
