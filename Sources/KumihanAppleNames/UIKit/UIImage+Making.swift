public import KumihanViews

extension UIImage {
  /// How the middle of a picture fills more room.
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  /// The pictures of one name for different traits; there is one here.
  @MainActor @preconcurrency
  public final class Asset: _UIKeyed {
    private var picture: UIImage?
    public override init() {}
    init(_ picture: UIImage) { self.picture = picture }
    public func register(_ image: UIImage, with traits: UITraitCollection) {
      picture = picture ?? image
    }
    public func unregister(imageWith traits: UITraitCollection) {}
    public func image(with traits: UITraitCollection) -> UIImage { picture ?? UIImage() }
  }
  @MainActor public var imageAsset: Asset? { Asset(self) }
  /// The picture itself: it fills its room as a whole.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    self
  }
  public var capInsets: UIEdgeInsets { .zero }
  public var resizingMode: ResizingMode { .stretch }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  public var isSymbolImage: Bool { isSymbol }
  public var hasBaseline: Bool { isSymbol }
  public var baselineOffsetFromBottom: CGFloat? { nil }
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public var isHighDynamicRange: Bool { false }
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// The first of several pictures, the only one that a picture shows.
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? { images.first }
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name)
  }
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? { animatedImageNamed(name, duration: duration) }
  /// Nil: a picture stands still.
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
}

/// By the name it has beside pictures.
public typealias UIImageAsset = UIImage.Asset

/// Bytes of an asset catalogue by their name; catalogues of data are not read, so there are none.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  public let typeIdentifier: String
  public init?(name: String) { nil }
  public init?(name: String, bundle: Bundle) { nil }
}

/// A part of a plane.
@MainActor @preconcurrency
open class UIRegion: _UIKeyed {
  public static let infinite = UIRegion(radius: .infinity)
  public init(radius: CGFloat) {}
  public init(size: CGSize) {}
  open func contains(_ point: CGPoint) -> Bool { true }
  open func inverse() -> Self { self }
}
