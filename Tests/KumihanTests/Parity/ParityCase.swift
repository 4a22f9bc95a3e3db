import Kumihan

/// One effect, and how far its drawings may lie apart.
struct ParityCase: Sendable, CustomStringConvertible {
  /// Differences of components, 0 to 255, after the pictures' difference was averaged over five
  /// by five pixels: edges that are smoothed in another way even out, wrong places and colours do
  /// not.
  struct Tolerance: Sendable, CustomStringConvertible {
    let mean, most: Double
    init(_ mean: Double, _ most: Double) { (self.mean, self.most) = (mean, most) }

    func allows(_ difference: BlurredDifference) -> Bool {
      difference.mean <= mean && difference.most <= most
    }

    var description: String { "\(mean), \(most)" }
  }

  let name: String
  let pdf, svg: Tolerance
  let view: @MainActor @Sendable () -> AnyView

  /// The size of each case's picture in points.
  static let size = CGSize(width: 180, height: 72)

  init<V: View>(
    _ name: String, pdf: Tolerance, svg: Tolerance,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    (self.pdf, self.svg) = (pdf, svg)
    self.view = { AnyView(view()) }
  }

  var description: String { name }
}
