public import Foundation
public import Kumihan
public import KumihanAppleNames

extension Diffing where Value == UIImage {
  /// Pictures, compared pixel by pixel.
  public static var image: Diffing { .image() }

  /// Pictures of which a share may differ; what that hides is told.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that are equal, from 0 to 1.
  ///   - perceptualPrecision: how near a colour must be to count as equal, from 0 to 1: a difference
  ///     of CIEDE2000 in hundredths.
  ///   - scale: of pictures read from files; as drawn ones know theirs, it changes nothing here.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    .image(
      precision >= 1 && perceptualPrecision >= 1
        ? .exact : .precision(precision, perceptual: perceptualPrecision))
  }

  /// Pictures compared as is said.
  public static func image(_ comparison: PictureComparison) -> Diffing {
    var diffing = Diffing(
      toData: { image in
        onMain { (try? DrawnPicture.of(image)).map { PNGEncoder.encode($0.pixels) } ?? Data() }
      },
      fromData: { UIImage(data: $0) ?? UIImage() },
      diff: { old, new in
        onMain { Carried(value: words(old, new, comparison)) }.value.map { ($0, []) }
      })
    diffing.comparison = comparison
    return diffing
  }

  @MainActor
  private static func words(
    _ old: UIImage, _ new: UIImage, _ comparison: PictureComparison
  ) -> String? {
    guard let old = try? DrawnPicture.of(old).pixels.decoded,
      let new = try? DrawnPicture.of(new).pixels.decoded
    else { return "a picture cannot be read" }
    guard old.width == new.width, old.height == new.height else {
      return "\(new.width) x \(new.height) px instead of \(old.width) x \(old.height)"
    }
    let map = PixelMap(old, new)
    guard comparison.allows(map) else { return PixelWords(map).description }
    if map.count > 0 {
      SnapshotNotes.tell(
        "passed with \(map.count) px hidden by \(comparison.words): \(PixelWords(map))")
    }
    return nil
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// The view as a picture of its ideal size.
  public static var image: Snapshotting { .image() }

  /// The view as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: no window is needed to draw, so it changes nothing.
  ///   - precision: the share of pixels that must be equal; what it hides is told.
  ///   - perceptualPrecision: how near a colour must be to count as equal.
  ///   - layout: the screen or size that the view is given.
  ///   - traits: scheme, text size and other traits, before those of the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(
      .image(precision: precision, perceptualPrecision: perceptualPrecision), layout, nil, traits)
  }

  /// The view as a picture, compared as is said; `scale` is in pixels per point, 3 or the screen's
  /// where it is nil.
  public static func image(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
    traits: UITraitCollection = .init(), compare: PictureComparison
  ) -> Snapshotting {
    picture(.image(compare), layout, scale, traits)
  }

  /// The view as a picture of `scale` pixels per point.
  public static func image(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(.image(.exact), layout, scale, traits)
  }

  private static func picture(
    _ diffing: Diffing<UIImage>, _ layout: SwiftUISnapshotLayout, _ scale: CGFloat?,
    _ traits: UITraitCollection
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: diffing) { view in
      let carried = Carried(value: view)
      return onMain { layout.screen(scale: scale, traits: traits).image(of: carried.value) }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The layout as text: a line for each part with its frame, its parameters and its place.
  public static var layout: Snapshotting { .layout() }

  /// The layout as text in a screen or size.
  public static func layout(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(layout, traits) { $0.layout.description }
  }

  /// What a screen reader says, element by element in its order, with frames.
  public static var accessibility: Snapshotting { .accessibility() }

  /// What a screen reader says in a screen or size.
  public static func accessibility(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(layout, traits) { $0.accessibility.description }
  }

  /// The drawing commands as text.
  public static var displayList: Snapshotting { .displayList() }

  /// The drawing commands as text in a screen or size.
  public static func displayList(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    text(layout, traits) { $0.content.dump() }
  }

  private static func text(
    _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection,
    _ make: @escaping @Sendable (LaidOutPage) -> String
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      let carried = Carried(value: view)
      return onMain {
        layout.screen(scale: nil, traits: traits).made(of: carried.value, or: "", make)
      }
    }
  }
}

extension Snapshotting where Value: View, Format == Data {
  /// The view as a PDF page of its ideal size.
  public static var pdf: Snapshotting { .pdf() }

  /// The view as a PDF page, compared byte by byte.
  public static func pdf(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "pdf", diffing: .data) { view in
      let carried = Carried(value: view)
      return onMain {
        layout.screen(scale: nil, traits: traits).made(of: carried.value, or: Data()) {
          try $0.export(.pdf).data
        }
      }
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The image.
  public static var image: Snapshotting { .image() }

  /// The image, of which a share of pixels may differ; what that hides is told.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
