import Foundation
import KumihanDrawing

extension Image {
  /// The source of a picture.
  package enum Source: Hashable, Sendable {
    case empty
    case symbol(String, variableValue: Double?)
    case resource(ImageResource, scale: CGFloat, orientation: Orientation)
    /// A picture that asset catalogues may have, and the searched folder of the bundle.
    case named(String, folder: String?)
    /// A picture that could not be loaded, and the reason.
    case failed(ViewIssue)
  }
}

extension Image.Source {
  static func resource(_ file: ImageFile, scale: CGFloat) -> Self {
    .resource(
      file.resource, scale: scale > 0 && scale.isFinite ? scale : 1,
      orientation: .init(rawValue: UInt8(file.orientation)) ?? .up)
  }

  /// The picture of a file, nil when missing; a nil scale is read from the file's name.
  init?(file path: String, scale: CGFloat? = nil) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale = scale ?? (name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    guard let data = FileManager.default.contents(atPath: path) else {
      self = .failed(.brokenImage(file: path, reason: "it may not be read"))
      return
    }
    do throws(ImageFileError) {
      self = .resource(try ImageFile(data), scale: scale)
    } catch {
      self = .failed(.brokenImage(file: path, reason: error.reason))
    }
  }

  /// The file with a name in a bundle's folder, the highest scale first. The main bundle depends on
  /// the program's location, so without a bundle only catalogues are searched.
  init(named name: String, bundle: Bundle?) {
    let folder = bundle.map { ($0.resourceURL ?? $0.bundleURL).path }
    let endings = ["@3x", "@2x", ""].flatMap { scale in
      ["png", "jpg", "jpeg"].map { "\(scale).\($0)" }
    }
    let found = folder.flatMap { folder in
      (endings + [""]).lazy.compactMap { Self(file: "\(folder)/\(name)\($0)") }
        .first { _ in true }
    }
    self = found ?? .named(name, folder: folder)
  }
}

extension Image.Orientation {
  /// Whether width and height are exchanged.
  var isSideways: Bool { rawValue >= 5 }

  /// From the unit square of the stored picture to that of the displayed one.
  var turn: CGAffineTransform {
    let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
      switch self {
      case .up: (1, 0, 0, 1)
      case .upMirrored: (-1, 0, 0, 1)
      case .down: (-1, 0, 0, -1)
      case .downMirrored: (1, 0, 0, -1)
      case .leftMirrored: (0, 1, 1, 0)
      case .right: (0, 1, -1, 0)
      case .rightMirrored: (0, -1, -1, 0)
      case .left: (0, -1, 1, 0)
      }
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: min(a, 0) + min(c, 0) < 0 ? 1 : 0,
      ty: min(b, 0) + min(d, 0) < 0 ? 1 : 0)
  }
}
