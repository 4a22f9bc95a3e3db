#if os(Linux)
  import Foundation
  import KumihanGoldens
  import struct SnapshotTesting.Snapshotting
  import SwiftUI

  extension Snapshotting where Value == CGPath, Format == UIImage {
    /// The path, filled with black by the even-odd rule.
    public static var image: Self { .image() }

    /// The path in its bounds, filled with black by the even-odd rule; `scale` is in pixels per point.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Self {
      Self(.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
  }

  extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The path, filled with black.
    public static var image: Self { .image() }

    /// The path, filled with black, in its bounds; `scale` is in pixels per point.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Self {
      Self(.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
  }

  extension Snapshotting where Value == CGPath, Format == String {
    /// The path's parts, a line for each, with one to three decimals.
    public static var elementsDescription: Self { Self(.elementsDescription) }

    /// The path's parts, a line for each, with numbers as a formatter writes them.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Self {
      Self(.elementsDescription(numberFormatter: numberFormatter))
    }
  }

  extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's parts, a line for each, with one to three decimals.
    public static var elementsDescription: Self { Self(.elementsDescription) }

    /// The path's parts, a line for each, with numbers as a formatter writes them.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Self {
      Self(.elementsDescription(numberFormatter: numberFormatter))
    }
  }

  extension Snapshotting where Value == CALayer, Format == UIImage {
    /// The layer as a picture as large as its bounds.
    public static var image: Self { .image() }

    /// The layer as a picture as large as its bounds.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Self {
      Self(.image(precision: precision, perceptualPrecision: perceptualPrecision, traits: traits))
    }
  }
#endif
