import Joho
import Kumihan
import KumihanDrawing
import Testing

/// Borders lie on whole pixels: no edge of one is grey.
@MainActor
struct CrispBorderTests {
  private struct Line: Hashable, CustomStringConvertible {
    let component: String
    let width: Double
    let edges: [Double]
    var description: String { "\(component): \(width) at \(edges)" }
  }

  /// The edges of the straight black lines around a state, in pixels.
  private func lines(_ name: String, _ state: ComponentCatalogue.State, scale: Double) throws
    -> [Line]
  {
    let renderer = ImageRenderer(content: state.view().padding(4))
    renderer.proposedSize = ProposedViewSize(width: state.width.map { $0 + 8 }, height: nil)
    renderer.scale = scale
    var lines: [Line] = []
    func collect(_ items: [DrawItem], _ offset: CGPoint) {
      for item in items {
        switch item.command {
        case .group(let group):
          let move = group.transform
          guard move.a == 1, move.b == 0, move.c == 0, move.d == 1 else { continue }
          collect(group.children, CGPoint(x: offset.x + move.tx, y: offset.y + move.ty))
        case .stroke(let path, .color, let style):
          let box = path.boundingRect.offsetBy(dx: offset.x, dy: offset.y)
          // Circles have no straight edges.
          guard box.width > 40, box.height > 20 else { continue }
          let half = style.lineWidth / 2
          lines.append(
            Line(
              component: "\(name), \(state.name)", width: style.lineWidth,
              edges: [box.minX - half, box.minX + half, box.minY - half, box.minY + half]
                .map { $0 * scale }))
        default: continue
        }
      }
    }
    collect(try renderer.layout().displayList(on: PixelGrid(scale: scale)).items, .zero)
    return lines
  }

  /// At two pixels per point, where each of the book's widths is a whole number of pixels.
  @Test func noBorderIsGrey() throws {
    var (grey, count) = ([Line](), 0)
    for component in JohoCatalogue.catalogue.components where component.group != "Reference" {
      for state in component.states {
        for line in try lines(component.name, state, scale: 2) {
          count += 1
          if line.edges.contains(where: { abs($0 - $0.rounded()) > 0.01 }) { grey.append(line) }
        }
      }
    }
    #expect(count > 150)
    #expect(grey.isEmpty, "\(grey.count)\n\(grey.map(\.description).joined(separator: "\n"))")
  }
}
