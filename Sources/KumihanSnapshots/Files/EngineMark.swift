import Foundation
import Kumihan

/// What drew a picture.
enum EngineMark {
  /// That of the programs.
  static let version = "0.2.0"

  /// The bundled faces by names and sizes of their files: 16 digits.
  @MainActor static let fonts: String = {
    let faces = (try? RenderingContext.bundled().text.fonts.faces) ?? []
    let lines = faces.map { face in
      let size = (try? FileManager.default.attributesOfItem(atPath: face.id.file)[.size]) ?? 0
      return "\(URL(filePath: face.id.file).lastPathComponent) \(face.id.index) \(size)"
    }
    let text = Set(lines).sorted().joined(separator: "\n")
    return String(PixelBuffer.fingerprint(of: Data(text.utf8)).prefix(16))
  }()

  /// Says of a reference that is not the file which was recorded, why it differs; nil where the view is another, too.
  static func otherFile(lock: SnapshotLock.Entry, pixels: String) -> String? {
    lock.pixels == pixels
      ? "cause: the reference is another file than the one that was recorded; the view is as it was then"
      : nil
  }

  /// Says where other pixels come from when the drawing commands are the same; nil when they are not.
  ///
  /// - Parameter hasImages: whether pictures are drawn: commands name their kind and size only, so
  ///   that another picture of that size may stand in its place.
  static func words(
    lock: SnapshotLock.Entry, now: SnapshotLock.Entry, hasImages: Bool
  ) -> String? {
    guard lock.drawing == now.drawing, lock.size == now.size else { return nil }
    if hasImages, lock.fonts == now.fonts, lock.engine == now.engine {
      return "cause: an image is another one of the same size; the drawing commands are the same"
    }
    if lock.fonts != now.fonts {
      return "cause: the fonts are others; the drawing commands are the same"
    }
    if lock.engine != now.engine {
      return
        "cause: the engine is another, \(lock.engine) -> \(now.engine); the drawing commands are the same"
    }
    return "cause: the engine draws the same commands in another way"
  }
}
