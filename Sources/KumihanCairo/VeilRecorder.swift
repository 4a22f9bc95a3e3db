import Foundation
import KumihanDrawing

/// Keeps the pictures of veils while a page is drawn, to be read in the same order.
final class VeilRecorder {
  private struct Key: Hashable {
    let command: DrawCommand
    let transform: [CGFloat]

    init(_ command: DrawCommand, _ t: CGAffineTransform) {
      self.command = command
      transform = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    }
  }

  private var pictures: [Key: [VeilPicture]] = [:]

  func add(_ picture: VeilPicture, for command: DrawCommand, _ transform: CGAffineTransform) {
    pictures[Key(command, transform), default: []].append(picture)
  }

  /// The next picture of a command drawn there; nil where it was invisible.
  func next(for command: DrawCommand, _ transform: CGAffineTransform) -> VeilPicture? {
    let key = Key(command, transform)
    guard let first = pictures[key]?.first else { return nil }
    pictures[key]?.removeFirst()
    return first
  }
}
