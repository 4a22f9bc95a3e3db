public import Foundation
public import Kumihan
import KumihanAppleNames
public import KumihanViews

extension ImageRenderer {
  /// The picture; nil where it cannot be drawn.
  public var uiImage: UIImage? {
    guard let page = try? page(), let pixels = try? page.pixels() else { return nil }
    return UIImage(pixels, size: page.size, scale: scale)
  }

  /// The picture's pixels; nil where it cannot be drawn.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Whether the picture would follow what the view observes.
  public var isObservationEnabled: Bool {
    get { false }
    set {}
  }

  /// Gives a closure the view's size and a function that draws it into a context, upright.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let size = try? measuredSize() else { return }
    let view = AnyView(view(content))
    renderer(size) { context in context.draw(view, size: size) }
  }
}
