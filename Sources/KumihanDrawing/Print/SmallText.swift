public import Foundation

/// Words that are printed too small to be read.
public struct SmallText: Hashable, Sendable, CustomStringConvertible {
  /// The first words of that size.
  public var text: String
  /// In points on the page.
  public var size: CGFloat
  /// The number of runs of this size.
  public var count: Int

  public init(text: String, size: CGFloat, count: Int = 1) {
    (self.text, self.size, self.count) = (text, size, count)
  }

  public var description: String {
    "text of \(size.shortText) pt: '\(text)'" + (count > 1 ? " and \(count - 1) more" : "")
  }
}

extension DisplayList {
  /// The sizes of text below `size` points on the page, smallest first.
  ///
  /// Faces are drawn up to a twenty-fifth smaller than requested, to look alike; that is not small.
  public func text(smallerThan size: CGFloat) -> [SmallText] {
    var found: [CGFloat: SmallText] = [:]
    items.findText(smallerThan: size * 0.96, .identity, &found)
    return found.values.sorted { $0.size < $1.size }
  }
}

extension [DrawItem] {
  fileprivate func findText(
    smallerThan least: CGFloat, _ transform: CGAffineTransform, _ found: inout [CGFloat: SmallText]
  ) {
    for item in self {
      switch item.command {
      case .glyphs(let run, _):
        // A hundredth of a point is never intended.
        let size = (run.size * transform.lineScale * 100).rounded() / 100
        guard size < least, run.hasWords else { continue }
        found[size, default: SmallText(text: run.text, size: size, count: 0)].count += 1
      case .group(let group):
        group.children.findText(
          smallerThan: least, group.transform.concatenating(transform), &found)
      case .fill, .stroke, .image, .mark: continue
      }
    }
  }
}

extension GlyphRun {
  /// True when its characters have a meaning only in their own font, or stand for a picture.
  package var isSymbol: Bool {
    text.unicodeScalars.allSatisfy {
      (0xE000...0xF8FF).contains($0.value) || $0.value >= 0xF0000 || $0 == "\u{FFFC}"
    }
  }

  fileprivate var hasWords: Bool { !isSymbol && text.contains { !$0.isWhitespace } }
}
