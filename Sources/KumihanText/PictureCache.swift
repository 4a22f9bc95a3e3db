import Foundation
import KumihanDrawing
import Synchronization

/// The pictures of colour emoji, each read once.
final class PictureCache: Sendable {
  private struct Key: Hashable {
    var face: FontFaceID
    var glyph: UInt32
  }

  private let pictures = Mutex<[Key: ImageResource?]>([:])

  func picture(of glyph: UInt32, in face: any FontFace) -> ImageResource? {
    pictures.withLock { pictures in
      let key = Key(face: face.id, glyph: glyph)
      if let known = pictures[key] { return known }
      let picture = face.picture(of: glyph).flatMap(Self.image)
      pictures[key] = .some(picture)
      return picture
    }
  }

  /// An image of a PNG file; its size is in the header.
  private static func image(_ png: Data) -> ImageResource? {
    guard png.count > 24 else { return nil }
    func number(_ offset: Int) -> Int {
      png[png.startIndex + offset..<png.startIndex + offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return ImageResource(
      content: .png(png), pixelWidth: number(16), pixelHeight: number(20))
  }
}
