import Foundation
import Kumihan
import KumihanAppleNames

/// A view's pixels with the layout that they came from.
struct DrawnPicture: Sendable {
  let page: LaidOutPage
  let pixels: PixelBuffer
  let fingerprint: String
  /// What is not compared, in points.
  private let masked: [CGRect]

  init(_ page: LaidOutPage, masked: [CGRect] = []) throws(RenderError) {
    (self.page, self.masked) = (page, masked)
    pixels = try page.pixels()
    fingerprint = pixels.fingerprint
  }

  /// The layout as it is kept beside the reference: without what is not compared.
  var layoutText: String { SnapshotMask.cut(page.layout, under: masked) }

  /// Around the pixels that differ from another drawing's; nil where the sizes do.
  func bounds(apartFrom other: DrawnPicture) -> CGRect? {
    guard sizeText == other.sizeText else { return nil }
    return PixelMap(pixels.decoded, other.pixels.decoded).bounds
  }

  /// As locks have it.
  var sizeText: String { "\(pixels.width)x\(pixels.height)@\(page.scale.shortText)" }

  var image: UIImage {
    UIImage(
      UIImage.Drawn(size: page.size, scale: page.scale, origin: self) {
        let decoded = pixels.decoded
        return ImageResource(
          content: .rgba(decoded.pixels), pixelWidth: decoded.width, pixelHeight: decoded.height)
      })
  }

  /// The picture that an image is; one from a file is drawn at its own size.
  @MainActor static func of(_ image: UIImage) throws -> DrawnPicture {
    if let drawn = image.drawn, let picture = drawn.origin as? DrawnPicture { return picture }
    guard image.size.width > 0, image.size.height > 0 else { throw NoPixels() }
    var options = LayoutOptions(size: image.size, scale: image.scale)
    options.runsActions = false
    return try DrawnPicture(
      try RenderingContext.bundled().layout(Image(uiImage: image), options: options))
  }

  struct NoPixels: Error, CustomStringConvertible {
    var description: String { "the image has no pixels" }
  }
}

/// The room that a view is drawn in.
@MainActor
struct SnapshotScreen {
  /// In points; nil for the view's ideal size, and infinite for a length that the view wishes itself.
  var size: CGSize?
  /// Of what the view takes its size where it has none of its own.
  var offered: CGSize?
  var safeArea = EdgeInsets()
  /// Pixels per point, unless the traits say otherwise.
  var scale: CGFloat = 3
  var traits = UITraitCollection()
  /// What lies below the view, as a hosting controller has it.
  var background: Color? = Color(.systemBackground)
  /// Fonts and assets; nil for the bundled ones.
  var context: RenderingContext?
  /// What is not compared.
  var masks: [SnapshotMask] = []
  /// What is presented though no binding does, and the states of views by their identifiers.
  var presenting: [PresentationName] = []
  var states: [String: ViewState] = [:]
  /// More of the environment, last of all.
  var environment: (inout EnvironmentValues) -> Void = { _ in }

  /// The world that the running assertion draws in.
  static var world = SnapshotWorld.frozen

  func page(of view: some View) throws(RenderError) -> LaidOutPage {
    // What is drawn later is drawn in the world of this check.
    let world = Self.world
    let page = try page(of: view, in: world, typeSize: nil)
    SnapshotPage.all?.append(
      SnapshotPage(page: page) { try self.page(of: view, in: world, typeSize: .accessibility3) })
    return page
  }

  private func page(
    of view: some View, in world: SnapshotWorld, typeSize: DynamicTypeSize?
  ) throws(RenderError) -> LaidOutPage {
    var options = LayoutOptions()
    options.proposedSize = ProposedViewSize(
      width: size.flatMap { $0.width.isFinite ? $0.width : nil },
      height: size.flatMap { $0.height.isFinite ? $0.height : nil })
    options.safeAreaInsets = safeArea
    options.background = background
    options.isOpaque = background != nil
    (options.presenting, options.states) = (presenting, states)
    world.apply(to: &options.environment)
    traits.apply(to: &options.environment)
    environment(&options.environment)
    if let typeSize { options.environment.dynamicTypeSize = typeSize }
    options.scale = traits.displayScale > 0 ? traits.displayScale : scale
    let context = if let context { context } else { try RenderingContext.bundled() }
    if let offered {
      options.proposedSize = ProposedViewSize(
        context.fittingSize(of: view, in: offered, options: options))
    }
    return try context.layout(view, options: options)
  }

  /// The picture as an image; what cannot be drawn is written down, and an empty image stands for it.
  func image(of view: some View) -> UIImage {
    do {
      let (page, areas) = try SnapshotMask.apply(masks, to: page(of: view))
      return try DrawnPicture(page, masked: areas).image
    } catch {
      SnapshotProblems.add("the view cannot be drawn: \(error)")
      return UIImage()
    }
  }

  /// What is made of the page; something empty where it cannot be drawn, which is written down.
  func made<Format>(
    of view: some View, or nothing: Format, _ make: (LaidOutPage) throws -> Format
  ) -> Format {
    do {
      return try make(page(of: view))
    } catch {
      SnapshotProblems.add("the view cannot be drawn: \(error)")
      return nothing
    }
  }
}
