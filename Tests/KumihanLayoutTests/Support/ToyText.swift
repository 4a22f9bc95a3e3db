import Foundation
import KumihanDrawing
import KumihanText

/// Every character advances 10, every line is 20 high; lines break at spaces. A font of size n has
/// the leading n - 17, so that gaps between texts can be told apart.
struct ToyText: TextEngine {
  func layout(
    _ paragraph: Paragraph, width: CGFloat?, height: CGFloat?, pixel: CGFloat
  ) -> TextLayout {
    var lines = broken(paragraph.text, width ?? .infinity)
    let room = height.map { max(Int($0 / 20), 1) } ?? lines.count
    let kept = min(lines.count, room, paragraph.style.lineLimit ?? .max)
    let isTruncated = kept < lines.count
    lines = Array(lines.prefix(kept))
    let set = lines.enumerated().map { index, line in
      TextLayout.Line(
        x: 0, baseline: CGFloat(index) * 20 + 16, width: CGFloat(line.count) * 10, pieces: [])
    }
    return TextLayout(
      size: CGSize(width: set.map(\.width).max() ?? 0, height: CGFloat(set.count) * 20),
      firstBaseline: 16, lastBaseline: CGFloat(max(set.count - 1, 0)) * 20 + 16, lines: set,
      isTruncated: isTruncated)
  }

  private func broken(_ text: String, _ width: CGFloat) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer =
        lines[lines.count - 1].isEmpty ? String(word) : "\(lines[lines.count - 1]) \(word)"
      if CGFloat(longer.count) * 10 <= width || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  func metrics(_ font: FontRequest) -> FontMetrics {
    FontMetrics(
      ascent: 16, descent: 4, leading: font.size - 17, capHeight: 12, xHeight: 9,
      underlinePosition: 1, underlineThickness: 1)
  }

  func symbol(_ name: String, font: FontRequest) -> SymbolLookup { SymbolLookup(symbol: nil) }
}
