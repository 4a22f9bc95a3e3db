public import Foundation
public import Kumihan
public import KumihanAppleNames

/// A part of a picture that is not compared: a box is drawn over it, in the reference as well.
///
/// The part keeps its place in the layout: where it grows, what stands around it moves.
public enum SnapshotMask: Hashable, Sendable {
  /// The views of an accessibility identifier.
  case identifier(String)
  /// In points, from the picture's top left corner.
  case rectangle(CGRect)

  /// What is covered on a page.
  ///
  /// - Throws: ``NotFound`` for an identifier that no view has.
  func areas(on page: LaidOutPage) throws(NotFound) -> [CGRect] {
    switch self {
    case .rectangle(let area): return [area]
    case .identifier(let name):
      // As layout texts have it.
      let found = page.layout.nodes.filter { node in
        node.parameters.contains { $0.name == "identifier" && $0.value == "\"\(name)\"" }
      }
      if found.isEmpty { throw NotFound(name: name) }
      return found.map(\.frame)
    }
  }

  /// A mask that covers nothing would be taken for one that does.
  struct NotFound: Error, CustomStringConvertible {
    var name: String
    var description: String {
      "no view has the accessibility identifier '\(name)', which is to be ignored"
    }
  }

  /// The page with boxes over all masks.
  static func apply(
    _ masks: [SnapshotMask], to page: LaidOutPage
  ) throws(NotFound) -> (page: LaidOutPage, areas: [CGRect]) {
    var areas: [CGRect] = []
    for mask in masks { areas += try mask.areas(on: page) }
    guard !areas.isEmpty else { return (page, []) }
    let covered = areas
    return (page.adjusting { list in covered.reduce(list) { $0.covering($1) } }, areas)
  }

  /// A layout text without what stands under boxes, which may be another each time.
  static func cut(_ layout: ViewLayout, under areas: [CGRect]) -> String {
    guard !areas.isEmpty else { return layout.description }
    let lines = layout.description.split(separator: "\n", omittingEmptySubsequences: false)
    let nodes = layout.nodes
    let kept = lines.indices.filter { index in
      // The first line is the page's, the others are those of the nodes.
      guard index > 0, nodes.indices.contains(index - 1) else { return true }
      let frame = nodes[index - 1].frame
      return !areas.contains { $0.insetBy(dx: -0.5, dy: -0.5).contains(frame) }
    }
    return kept.map { String(lines[$0]) }.joined(separator: "\n")
  }
}

extension DisplayList {
  /// The drawing with a grey box with two diagonals over an area.
  fileprivate func covering(_ area: CGRect) -> DisplayList {
    var list = self
    let grey = RGBA(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
    let dark = RGBA(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
    var cross = Path(area)
    cross.move(to: area.origin)
    cross.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
    cross.move(to: CGPoint(x: area.maxX, y: area.minY))
    cross.addLine(to: CGPoint(x: area.minX, y: area.maxY))
    list.items += [
      DrawItem(.fill(Path(area), .color(grey), FillStyle())),
      DrawItem(.stroke(cross, .color(dark), StrokeStyle(lineWidth: 1))),
    ]
    return list
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// The view as a picture in which parts are not compared, such as a clock or a map.
  ///
  /// - Parameters:
  ///   - layout: the screen or size that the view is given.
  ///   - scale: pixels per point; nil for 3 or the screen's.
  ///   - traits: scheme, text size and other traits, before those of the screen.
  ///   - comparison: how exactly the rest is compared.
  ///   - mask: a part that a box is drawn over; a view of this identifier that is not there fails
  ///     the test.
  ///   - more: other such parts.
  public static func image(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
    traits: UITraitCollection = .init(), compare comparison: PictureComparison = .exact,
    ignoring mask: SnapshotMask, _ more: SnapshotMask...
  ) -> Snapshotting {
    let masks = [mask] + more
    return Snapshotting(pathExtension: "png", diffing: .image(comparison)) { view in
      let carried = Carried(value: view)
      return onMain {
        var screen = layout.screen(scale: scale, traits: traits)
        screen.masks = masks
        return screen.image(of: carried.value)
      }
    }
  }
}
