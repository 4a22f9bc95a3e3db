public import Foundation
import KumihanText

extension Font {
  /// What a font's look depends on.
  public struct Context: Hashable, Sendable {
    let size: DynamicTypeSize
  }

  /// A font's look in a context.
  public struct Resolved: Hashable, Sendable {
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool
    public let isSmallCaps: Bool
    /// In points.
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
  }

  public func resolve(in context: Context) -> Resolved {
    let request = request(at: context.size)
    let (lower, upper) = (
      request.features.contains(.lowercaseSmallCaps), request.features.contains(.uppercaseSmallCaps)
    )
    return Resolved(
      isBold: request.weight >= Weight.semibold.value, isItalic: request.isItalic,
      isMonospaced: request.family == .system(.monospaced), isLowercaseSmallCaps: lower,
      isUppercaseSmallCaps: upper, isSmallCaps: lower && upper, pointSize: request.size,
      weight: Weight(value: request.weight), width: Width((CGFloat(request.width) - 100) / 125),
      leading: .standard)
  }

  /// - Parameter isActive: Whether the font becomes bold; else it loses what made it so.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : removing(.bold) }
  /// - Parameter isActive: Whether the font becomes italic; else it loses what made it so.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : removing(.italic) }
}

extension EnvironmentValues {
  public var fontResolutionContext: Font.Context { Font.Context(size: dynamicTypeSize) }
}
