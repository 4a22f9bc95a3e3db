public import Foundation

/// Lines beside a page's corners that mark the cut.
public enum CropMarks {
  /// The length of a line, in points: 5 mm.
  public static let length: CGFloat = 5 * 72 / 25.4
  /// The distance of a line from the bleed, in points: 2 mm.
  public static let gap: CGFloat = 2 * 72 / 25.4
  /// In points.
  public static let lineWidth: CGFloat = 0.25
  /// The distance of the sheet's edge from the bleed at each side.
  public static let reach = length + gap

  /// Two lines at each corner of the trim, outside the bleed.
  public static func path(for boxes: PageBoxes) -> Path {
    let (trim, bleed) = (boxes.trim, boxes.bleed)
    var path = Path()
    func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
      path.move(to: CGPoint(x: x1, y: y1))
      path.addLine(to: CGPoint(x: x2, y: y2))
    }
    for y in [trim.minY, trim.maxY] {
      line(bleed.minX - gap, y, bleed.minX - reach, y)
      line(bleed.maxX + gap, y, bleed.maxX + reach, y)
    }
    for x in [trim.minX, trim.maxX] {
      line(x, bleed.minY - gap, x, bleed.minY - reach)
      line(x, bleed.maxY + gap, x, bleed.maxY + reach)
    }
    return path
  }

  /// The marks as a draw item.
  public static func item(for boxes: PageBoxes) -> DrawItem {
    DrawItem(
      .stroke(path(for: boxes), .color(.black), StrokeStyle(lineWidth: lineWidth)))
  }
}
