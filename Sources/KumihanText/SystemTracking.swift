import Foundation

/// The tracking that makes words in Joho Sans as wide as in San Francisco, the font it replaces.
///
/// From 25 points on, from widths of labels measured on iOS at twelve sizes; at 17, from that of a
/// button. Below, San Francisco's outlines stay the same, so only its tracking changes; above 58,
/// beyond the measurements, the same holds.
enum SystemTracking {
  /// Size in points, and ems to add.
  private static let table: [(size: CGFloat, ems: CGFloat)] = [
    (6, 0.0688), (8, 0.0551), (9, 0.0477), (10, 0.0408), (11, 0.0343), (12, 0.0288),
    (13, 0.0226), (14, 0.0181), (15, 0.0135), (16, 0.0094), (17, 0.0035), (25, -0.0139),
    (26, -0.0143), (28, -0.0152), (30, -0.0153), (34, -0.0165), (38, -0.018), (43, -0.019),
    (58, -0.0232), (80, -0.028),
  ]

  /// Points to add after each glyph at a size.
  static func points(at size: CGFloat) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].ems * size
    }
    guard next > 0 else { return table[0].ems * size }
    let (low, high) = (table[next - 1], table[next])
    let part = (size - low.size) / (high.size - low.size)
    return (low.ems + (high.ems - low.ems) * part) * size
  }
}
