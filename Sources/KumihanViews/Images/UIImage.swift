public import Foundation
import KumihanCombine
package import KumihanDrawing
import KumihanLayout
import KumihanText

/// A picture by its UIKit name, for `Image(uiImage:)`.
///
/// PNG and JPEG files are read. A file that cannot be read, because it is broken or of another
/// kind, still makes an image: it is drawn as a marked box, and the file and the reason are
/// reported.
public final class UIImage: Hashable, Sendable {
  /// Nothing for an image without content.
  var source: Image.Source? {
    guard let drawn else { return file }
    return .resource(drawn.resource(), scale: drawn.scale, orientation: .up)
  }
  private let file: Image.Source?
  /// How a symbol is to be drawn, known to who says it.
  package let look: (any Hashable & Sendable)?
  /// What a picture made by drawing is: kept whole for those who compare it.
  package let drawn: Drawn?
  public let renderingMode: RenderingMode

  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public typealias Orientation = Image.Orientation

  init(
    _ source: Image.Source?, renderingMode: RenderingMode = .automatic,
    look: (any Hashable & Sendable)? = nil
  ) {
    (file, drawn, self.renderingMode, self.look) = (source, nil, renderingMode, look)
  }

  /// A picture made by drawing, whose pixels become an image only when somebody shows it.
  package init(_ drawn: Drawn) {
    (file, self.drawn, renderingMode, look) = (nil, drawn, .automatic, nil)
  }

  /// The same picture with a look of symbols.
  package func with(look: (any Hashable & Sendable)?) -> UIImage {
    drawn == nil ? UIImage(source, renderingMode: renderingMode, look: look) : self
  }
  package var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// A drawn picture: its size in points, its pixels per point, and where its pixels come from.
  package struct Drawn: Sendable {
    package var size: CGSize
    package var scale: CGFloat
    /// What it was drawn from, known to who made it.
    package var origin: any Sendable
    package var resource: @Sendable () -> ImageResource

    package init(
      size: CGSize, scale: CGFloat, origin: any Sendable,
      resource: @escaping @Sendable () -> ImageResource
    ) {
      (self.size, self.scale, self.origin, self.resource) = (size, scale, origin, resource)
    }
  }

  /// An image without content, of no size.
  public convenience init() { self.init(nil) }

  /// A PNG or JPEG file's bytes; nil for other data. `scale` is its pixels per point.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    do {
      self.init(.resource(try ImageFile(data), scale: scale))
    } catch .noImage {
      return nil
    } catch {
      self.init(.failed(.brokenImage(file: "data", reason: error.reason)))
    }
  }

  /// A PNG or JPEG file, at two or three pixels a point when its name ends in `@2x` or `@3x`; nil
  /// when the file is missing.
  public convenience init?(contentsOfFile path: String) {
    guard let source = Image.Source(file: path) else { return nil }
    self.init(source)
  }

  /// A picture of a bundle's folder or an asset catalogue, by its name as in `Image`; a missing one
  /// is reported where it is shown.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, with configuration: Never? = nil
  ) { self.init(Image.Source(named: name, bundle: bundle)) }

  /// A symbol of the icon font; an unknown one is reported where it is shown.
  package convenience init?(symbol name: String, look: (any Hashable & Sendable)?) {
    self.init(.symbol(name, variableValue: nil), look: look)
  }

  /// The displayed width and height in points; of symbols on the main thread alone, as the font decides theirs.
  public var size: CGSize {
    if let drawn { return drawn.size }
    if isSymbol, case let look as any SymbolLook = look, MainQueue.isHere {
      return MainActor.assumeIsolated { look.size(of: self) } ?? .zero
    }
    guard case .resource(let resource, let scale, let orientation) = source else { return .zero }
    let (width, height) = (CGFloat(resource.pixelWidth), CGFloat(resource.pixelHeight))
    return orientation.isSideways
      ? CGSize(width: height / scale, height: width / scale)
      : CGSize(width: width / scale, height: height / scale)
  }

  /// Pixels per point.
  public var scale: CGFloat {
    if let drawn { return drawn.scale }
    return if case .resource(_, let scale, _) = source { scale } else { 1 }
  }

  /// The orientation of the stored picture.
  public var imageOrientation: Orientation {
    if case .resource(_, _, let orientation) = source { orientation } else { .up }
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode: mode, look: look)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a === b
      || (a.source == b.source && a.renderingMode == b.renderingMode
        && a.look.map { AnyHashable($0) } == b.look.map { AnyHashable($0) })
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A look of symbols that knows how large they become.
package protocol SymbolLook: Hashable, Sendable {
  @MainActor func size(of image: UIImage) -> CGSize?
}

extension Image {
  /// A picture in points at its natural size, upright as its file specifies.
  public init(
    uiImage: UIImage, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(uiImage.source ?? .empty, fileID: fileID, line: line, column: column)
    rendering =
      switch uiImage.renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
  }

  /// Without a call site, so that `Image.init(uiImage:)` may be passed as a function.
  @_disfavoredOverload
  public init(uiImage: UIImage) {
    self.init(uiImage: uiImage, fileID: "", line: 0, column: 0)
  }
}
