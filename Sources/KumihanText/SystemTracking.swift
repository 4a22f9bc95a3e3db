package import Foundation

/// The tracking that makes words as wide as in the system font that the bundled faces replace.
package struct SystemTracking: Hashable, Sendable {
  /// Which of the system's fonts is replaced.
  package enum Design: Hashable, Sendable { case `default`, monospaced }

  private let design: Design
  private let weight: Int
  private let isItalic: Bool

  /// The weight is from 100 to 900.
  package init(design: Design, weight: Int, isItalic: Bool = false) {
    (self.design, self.weight, self.isItalic) = (design, weight, isItalic)
  }

  /// Points to add after each glyph at a size.
  package func points(at size: CGFloat) -> CGFloat {
    switch design {
    case .monospaced: Self.monospaced * size
    case .default:
      (Self.value(at: size, in: Self.regular) + heavier(at: size) + (isItalic ? Self.italic : 0))
        * size
    }
  }

  /// What a weight above regular takes beyond it, in ems: between two that were measured as far as
  /// it lies between them, above bold as bold; lighter ones were not measured.
  private func heavier(at size: CGFloat) -> CGFloat {
    let weight = CGFloat(weight)
    guard weight > 400 else { return 0 }
    var low: (weight: CGFloat, ems: CGFloat) = (400, 0)
    for step in Self.weights {
      let high = Self.value(at: size, in: step.ems)
      if weight <= step.weight {
        return low.ems + (high - low.ems) * (weight - low.weight) / (step.weight - low.weight)
      }
      low = (step.weight, high)
    }
    return low.ems
  }

  /// The value at a place in a table, in a straight line between its entries and level beyond them.
  private static func value(
    at place: CGFloat, in table: [(place: CGFloat, value: CGFloat)]
  ) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.place >= place }) else {
      return table[table.count - 1].value
    }
    guard next > 0 else { return table[0].value }
    let (low, high) = (table[next - 1], table[next])
    return low.value
      + (high.value - low.value) * (place - low.place) / (high.place - low.place)
  }

  /// Ems to add to Joho Sans in regular weight, by size in points. From 25 points on, from widths of
  /// labels measured on iOS at twelve sizes; below, from those of labels and buttons at 12 to 17. Where
  /// nothing was measured, San Francisco's outlines are taken to stay the same and only its own
  /// tracking to change.
  private static let regular: [(place: CGFloat, value: CGFloat)] = [
    (6, 0.0688), (8, 0.0551), (9, 0.0477), (10, 0.0408), (11, 0.0343), (12, 0.0288),
    (13, 0.022), (14, 0.0165), (15, 0.0118), (16, 0.008), (17, 0.004), (25, -0.0139),
    (26, -0.0143), (28, -0.0152), (30, -0.0153), (34, -0.0165), (38, -0.018), (43, -0.019),
    (58, -0.0232), (80, -0.028),
  ]

  /// Ems that medium, semibold and bold take beyond regular, from words measured on iOS 17 to 26 at
  /// 12 to 18, 24 and 32 to 34 points: San Francisco widens more with its weight than the face that
  /// replaces it.
  private static let weights: [(weight: CGFloat, ems: [(place: CGFloat, value: CGFloat)])] = [
    (500, [(18, 0.0033), (24, 0.002), (32, 0.0065)]),
    (600, [(18, 0.0078), (24, 0.0043), (32, 0.0151)]),
    (700, [(18, 0.0108), (33, 0.0142)]),
  ]

  /// San Francisco's italic is narrower than its upright (measured at 17 points).
  private static let italic: CGFloat = -0.0034

  /// Words in SF Mono are as wide as if it advanced by 0.613 em, measured at 14 points; Joho Mono
  /// advances by 0.6.
  private static let monospaced: CGFloat = 0.013
}
