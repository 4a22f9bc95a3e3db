public import Foundation
public import Kumihan
public import KumihanAppleNames

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The path, filled with black by the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// The path in its bounds, filled with black by the even-odd rule; `scale` is in pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { PathPicture.image(Path($0), FillStyle(eoFill: true), scale: scale) }
  }

  /// The path in its bounds; lines are one point wide.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: PathDrawing
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { PathPicture.image(Path($0), drawingMode.fill, isStroked: drawingMode.isStroked, scale: 1) }
  }
}

/// What is drawn of a path, by Core Graphics' names.
public enum PathDrawing: Int, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke

  fileprivate var fill: FillStyle? {
    self == .stroke ? nil : FillStyle(eoFill: self == .eoFill || self == .eoFillStroke)
  }
  fileprivate var isStroked: Bool { self != .fill && self != .eoFill }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The path, filled with black.
  public static var image: Snapshotting { .image() }

  /// The path, filled with black, in its bounds; `scale` is in pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { PathPicture.image(Path($0.cgPath), FillStyle(), scale: scale) }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's parts, a line for each, with one to three decimals.
  public static var elementsDescription: Snapshotting {
    .described(by: PathPicture.decimals)
  }

  /// The path's parts, a line for each, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    .described { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
  }

  private static func described(by words: @escaping (CGFloat) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      Path(path).elements.map { PathPicture.line($0, words) + "\n" }.joined()
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's parts, a line for each, with one to three decimals.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The path's parts, a line for each, with numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer as a picture as large as its bounds.
  public static var image: Snapshotting { .image() }

  /// The layer as a picture as large as its bounds.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { layer in
      let carried = Carried(value: layer)
      return onMain {
        let size = carried.value.frame.size
        return SnapshotScreen(size: size, traits: traits, background: nil)
          .image(of: CALayerPicture(layer: carried.value))
      }
    }
  }
}

private enum PathPicture {
  static func image(
    _ path: Path, _ style: FillStyle?, isStroked: Bool = false, scale: CGFloat
  ) -> UIImage {
    onMain {
      let bounds = path.boundingRect
      guard bounds.width > 0, bounds.height > 0 else {
        SnapshotProblems.add("the path has no area")
        return UIImage()
      }
      let moved = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      return SnapshotScreen(size: bounds.size, scale: scale, background: nil)
        .image(
          of: ZStack {
            if let style { moved.fill(.black, style: style) }
            if isStroked { moved.stroke(.black, lineWidth: 1) }
          })
    }
  }

  /// With one to three decimals.
  static func decimals(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let count = Int((value * 1000).rounded(.toNearestOrEven))
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 1000)
    var digits = String(String(rest + 1000).dropFirst())
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    return "\(count < 0 ? "-" : "")\(whole).\(digits)"
  }

  static func line(_ element: Path.Element, _ number: (CGFloat) -> String) -> String {
    func words(_ name: String, _ points: CGPoint...) -> String {
      ([name] + points.map { "(\(number($0.x)), \(number($0.y)))" }).joined(separator: " ")
    }
    return switch element {
    case .move(let end): words("MoveTo", end)
    case .line(let end): words("LineTo", end)
    case .quadCurve(let end, let control): words("QuadCurveTo", control, end)
    case .curve(let end, let first, let second): words("CurveTo", first, second, end)
    case .closeSubpath: words("Close")
    }
  }
}
