// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// A colour by its Core Graphics name: parts in sRGB.
public final class CGColor: Hashable, Sendable {
  let red, green, blue: CGFloat
  /// Opacity, of 0 to 1.
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// A colour of a space's parts; nil where there are fewer of them than the space has.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    switch (colorSpace.model, components.count) {
    case (.monochrome, 2...): self.init(gray: components[0], alpha: components[1])
    case (.rgb, 4...):
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    (red, green, blue) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue))
    alpha = CGFloat(parts.opacity)
  }

  var color: Color { Color(red: red, green: green, blue: blue, opacity: alpha) }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same: colours are parts in sRGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? { self }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.components == b.components
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// What the parts of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel
  public let name: String?
  init(_ model: CGColorSpaceModel, name: String?) { (self.model, self.name) = (model, name) }
  /// A space by its name; pictures are drawn in sRGB.
  public convenience init?(name: String) {
    self.init(name.contains("Gray") ? .monochrome : .rgb, name: name)
  }
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How many parts a colour has.
public enum CGColorSpaceModel: Int32, Sendable { case unknown = -1, monochrome, rgb }

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb, name: "DeviceRGB") }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.monochrome, name: "DeviceGray")
}

extension UIColor {
  /// The colour in light surroundings.
  public var cgColor: CGColor { CGColor(color) }
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension Color {
  /// The colour in light surroundings.
  public var cgColor: CGColor? { CGColor(self) }
  public init(cgColor: CGColor) { self = cgColor.color }
  public init(_ cgColor: CGColor) { self = cgColor.color }
}

/// Colours along a way.
public final class CGGradient: Sendable {
  let gradient: Gradient
  /// Colours at places of 0 to 1; evenly apart where none are given.
  public init?(colorsSpace: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    let last = CGFloat(max(found.count - 1, 1))
    gradient = Gradient(
      stops: found.enumerated().map { index, color in
        let even = CGFloat(index) / last
        let place = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
        return Gradient.Stop(color: color.color, location: place)
      })
  }
  /// Colours by their parts one after another, in the space's order, each with its opacity.
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let parts = colorSpace.model == .monochrome ? 2 : 4
    guard count > 0, colorComponents.count / parts >= count else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: colorSpace,
        components: Array(colorComponents[index * parts..<(index + 1) * parts]))
    }
    self.init(colorsSpace: colorSpace, colors: colors as NSArray, locations: locations)
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
