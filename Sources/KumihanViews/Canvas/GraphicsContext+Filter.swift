public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension GraphicsContext {
  /// An image filter for later drawing operations.
  public struct Filter {
    let filters: @MainActor (StyleContext) -> [KumihanDrawing.Filter]

    private static func matrix(_ rows: [Double]) -> Filter { Filter { _ in [.colorMatrix(rows)] } }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in [.projection(matrix)] }
    }
    /// `blendMode` is always normal here.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { context in
        let (offset, radius) = (CGSize(width: x, height: y), max(radius, 0))
        let color = color.rgba(in: context)
        if options.contains(.shadowAbove) {
          return [.innerShadow(color: color, radius: radius, offset: offset)]
        }
        return [.shadow(color: color, radius: radius, offset: offset)]
      }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { [.colorMatrix(ColorMatrix.multiplication(by: color.rgba(in: $0)))] }
    }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Self.matrix(matrix.rows) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      matrix(ColorMatrix.hueRotation(angle.radians))
    }
    public static func saturation(_ amount: Double) -> Filter {
      matrix(ColorMatrix.saturation(amount))
    }
    public static func brightness(_ amount: Double) -> Filter {
      matrix(ColorMatrix.diagonal(1, 1, 1, adding: amount))
    }
    public static func contrast(_ amount: Double) -> Filter {
      matrix(ColorMatrix.contrast(amount))
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      matrix(ColorMatrix.inversion(amount))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      matrix(ColorMatrix.grayscale(amount))
    }
    public static var luminanceToAlpha: Filter { Filter { _ in [.luminanceToAlpha] } }
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter { _ in [.blur(radius: max(radius, 0), isOpaque: options.contains(.opaque))] }
    }
    /// Paints `color` where alpha is at least `min`; the edge is a sixteenth of full alpha wide.
    /// Values above `max` are kept.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color(.sRGB, white: 0)
    ) -> Filter {
      Filter { context in
        let color = color.rgba(in: context)
        let edge = 16.0
        let flat = [0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue]
        return [
          .colorMatrix(flat + [0, 0, 0, edge, 0.5 - edge * min]),
          .colorMatrix(ColorMatrix.diagonal(1, 1, 1, alpha: color.alpha)),
        ]
      }
    }
  }

  /// The colour space that a filter works in. Ignored: always encoded sRGB.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options for a shadow; only `shadowAbove` has an effect.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow inside the shape.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for the edges of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Edges do not fade.
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
