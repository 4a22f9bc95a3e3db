import Foundation
import KumihanDrawing

extension PDFContent {
  /// Begins a path; false when a coordinate is not a finite number.
  func addPath(_ path: Path) -> Bool {
    let unit = decimals
    if let rect = path.rectangle {
      guard rect.isFinite else { return false }
      out.number(rect.minX, unit: unit)
      out.number(rect.minY, unit: unit)
      out.number(rect.width, unit: unit)
      out.number(rect.height, unit: unit)
      out.write("re\n")
      return true
    }
    guard path.elements.allSatisfy(\.isFinite) else { return false }
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func point(_ point: CGPoint) {
      out.number(point.x, unit: unit)
      out.number(point.y, unit: unit)
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        point(to)
        out.write("m\n")
        (start, current) = (to, to)
      case .line(let to):
        point(to)
        out.write("l\n")
        current = to
      case .quadCurve(let to, let control):
        point(current.toward(control))
        point(to.toward(control))
        point(to)
        out.write("c\n")
        current = to
      case .curve(let to, let control1, let control2):
        point(control1)
        point(control2)
        point(to)
        out.write("c\n")
        current = to
      case .closeSubpath:
        out.write("h\n")
        current = start
      }
    }
    return true
  }

  func fill(_ style: FillStyle) { out.write(style.isEOFilled ? "f*\n" : "f\n") }

  func stroke() { out.write("S\n") }

  func clip(_ clip: DrawGroup.Clip) {
    if clip.path.isEmpty {
      out.write("0 0 0 0 re\n")
    } else if !addPath(clip.path) {
      return
    }
    narrow(to: clip.path.boundingRect)
    out.write(clip.style.isEOFilled ? "W* n\n" : "W n\n")
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): to.isFinite
    case .quadCurve(let to, let control): to.isFinite && control.isFinite
    case .curve(let to, let control1, let control2):
      to.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }
}

extension CGPoint {
  /// Two thirds of the way: the position of a cubic's control point for a quadratic's.
  fileprivate func toward(_ control: CGPoint) -> CGPoint {
    CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}
