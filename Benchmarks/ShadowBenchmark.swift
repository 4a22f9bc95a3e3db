import Foundation
import Kumihan

/// What a blurred shadow adds to a card of a phone's width, at two pixels per point.
@MainActor
struct ShadowBenchmark {
  /// The card's drawing with its shadow and without.
  private let lists: [DisplayList]

  init() throws {
    let card = RoundedRectangle(cornerRadius: 16).fill(.white).frame(width: 358, height: 120)
    lists = [
      try Self.list(of: card.shadow(color: .black.opacity(0.2), radius: 8, y: 4)),
      try Self.list(of: card),
    ]
  }

  private static func list<V: View>(of view: V) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 180)
    renderer.scale = 2
    return try renderer.displayList()
  }

  /// Best of the rounds with the shadow, less the best without, in nanoseconds.
  func cost(rounds: Int) throws -> Double {
    let rasterizer = Rasterizer()
    let best = try lists.map { list in
      try timed(rounds: rounds) { _ = try rasterizer.render(list, scale: 2) }[0]
    }
    return best[0] - best[1]
  }
}
