import Foundation
import Kumihan

/// The cost of an effect on a card of a phone's width, at two pixels per point.
@MainActor
struct CardBenchmark {
  /// The card's drawing with the effect and without.
  private let lists: [DisplayList]

  /// A blurred shadow.
  static func shadow() throws -> CardBenchmark {
    let card = RoundedRectangle(cornerRadius: 16).fill(.white).frame(width: 358, height: 120)
    return try CardBenchmark(card.shadow(color: .black.opacity(0.2), radius: 8, y: 4), card)
  }

  /// A material over a picture, instead of a tint.
  static func material() throws -> CardBenchmark {
    let picture = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let card = RoundedRectangle(cornerRadius: 16)
    func view(_ style: some ShapeStyle) -> some View {
      ZStack {
        picture
        card.fill(style).frame(width: 358, height: 120)
      }
    }
    return try CardBenchmark(view(.regularMaterial), view(.white.opacity(0.7)))
  }

  private init(_ view: some View, _ plain: some View) throws {
    lists = [try Self.list(of: view), try Self.list(of: plain)]
  }

  private static func list<V: View>(of view: V) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 180)
    renderer.scale = 2
    return try renderer.displayList()
  }

  /// Best of the rounds with the effect, less the best without, in nanoseconds.
  func cost(rounds: Int) throws -> Double {
    let rasterizer = Rasterizer()
    let best = try lists.map { list in
      try timed(rounds: rounds) { _ = try rasterizer.render(list, scale: 2) }[0]
    }
    return best[0] - best[1]
  }
}
