import Kumihan

/// A small picture, and which rows of `docs/Kumihan.docc/Articles/SwiftUICoverage.md` it shows at work.
@MainActor
struct Specimen {
  let name: String
  let covers: [String]
  let width: CGFloat
  let height: CGFloat
  let view: AnyView

  /// - Parameter covers: the names, apart by spaces.
  init(
    _ name: String, _ covers: String, width: CGFloat = 120, height: CGFloat = 60,
    @ViewBuilder _ view: () -> some View
  ) {
    self.name = name
    self.covers = covers.split(separator: " ").map(String.init)
    (self.width, self.height) = (width, height)
    self.view = AnyView(view())
  }

  static let all = shapes + styles + effects + layouts + texts + controls + containers
}
