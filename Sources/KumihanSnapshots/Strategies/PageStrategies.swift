public import Foundation
public import Kumihan

// Pages that a test has laid out itself, with options that no strategy of views has.

extension Snapshotting where Value == LaidOutPage, Format == UIImage {
  /// The page as a picture at the scale of its layout.
  public static var image: Snapshotting { .image(.exact) }

  /// The page as a picture at the scale of its layout, compared as is said.
  public static func image(_ comparison: PictureComparison) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(comparison)) { page in
      do {
        return try DrawnPicture(page).image
      } catch {
        SnapshotProblems.add("the page cannot be drawn: \(error)")
        return UIImage()
      }
    }
  }
}

extension Snapshotting where Value == LaidOutPage, Format == String {
  /// The layout as text: a line for each part with its frame, its parameters and its place.
  public static var layout: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0.layout.description }
  }

  /// The frames as text: a line for each part, without parameters and places, so that only a change
  /// of the layout changes it.
  public static var frames: Snapshotting {
    Snapshotting(pathExtension: "frames.txt", diffing: .lines) { FrameText.text(of: $0.layout) }
  }

  /// The drawing commands as text.
  public static var displayList: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0.content.dump() }
  }
}

extension Snapshotting where Value == Data, Format == UIImage {
  /// A PNG file, compared by its pixels: it may be packed in another way.
  public static var png: Snapshotting {
    SimplySnapshotting(pathExtension: "png", diffing: .image).pullback { data in
      guard let image = UIImage(data: data) else {
        SnapshotProblems.add("the bytes are no picture")
        return UIImage()
      }
      return image
    }
  }
}
