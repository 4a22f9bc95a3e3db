import Kumihan

@testable import KumihanPlanner

extension PageText {
  /// Where its letters lie on the page, line by line; none for a symbol.
  var ink: [CGRect] {
    guard case .words(let words) = content else { return [] }
    let ruler = PlannerFixture.ruler
    let lines =
      self.lines > 1
      ? ruler.lines(words, width: frame.width / size).prefix(self.lines).map(\.text) : [words]
    let height = ruler.size(words, weight).height * size
    let all = height * CGFloat(lines.count)
    let top: CGFloat =
      switch alignment.vertical {
      case .top: frame.minY
      case .bottom: frame.maxY - all
      default: frame.midY - all / 2
      }
    return lines.enumerated().map { index, line in
      let ink = ruler.ink(line, weight)
      let width = min(ruler.width(line, weight) * size, frame.width)
      let x: CGFloat =
        switch alignment.horizontal {
        case .leading: frame.minX
        case .trailing: frame.maxX - width
        default: frame.midX - width / 2
        }
      return CGRect(
        x: x, y: top + height * CGFloat(index) + drop + ink.top * size, width: width,
        height: (ink.bottom - ink.top) * size)
    }
  }
}
