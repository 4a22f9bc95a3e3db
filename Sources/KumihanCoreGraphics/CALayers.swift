public import KumihanAppleNames
public import KumihanViews

extension CALayer {
  /// Behind all that the layer draws.
  public var backgroundColor: CGColor? {
    get { ground.map { CGColor($0) } }
    set { ground = newValue?.color }
  }
  /// Of the border, black where none is given.
  public var borderColor: CGColor? {
    get { edge.map { CGColor($0) } }
    set { edge = newValue?.color }
  }
  public var shadowColor: CGColor? {
    get { shade.map { CGColor($0) } ?? CGColor(gray: 0, alpha: 1) }
    set { shade = newValue?.color }
  }

  /// Draws the layer in a context; that of a view with what the view shows.
  @MainActor @preconcurrency public func render(in context: CGContext) {
    if let view {
      context.draw(view, in: CGRect(origin: .zero, size: view.bounds.size))
    } else {
      context.draw(AnyView(CALayerPicture(layer: self)), size: frame.size)
    }
  }
}

/// The way that a gradient's colours take, by its name in Core Animation.
public struct CAGradientLayerType: Hashable, Sendable {
  let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

/// A layer of colours that flow into each other.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    // A gradient is within the layer's corners, whether it cuts its parts or not.
    makeInk = { [unowned self] in ink.map { AnyView($0.clipShape(corners)) } }
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Colours of type `CGColor`.
  open var colors: [Any]?
  /// From 0 to 1, one for each colour; evenly apart where none are given.
  open var locations: [NSNumber]?
  /// In shares of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In shares of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  private var ink: AnyView? {
    let found = (colors ?? []).compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return nil }
    let stops = found.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(max(found.count - 1, 1))
      let place = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
      return Gradient.Stop(color: color.color, location: place.map { CGFloat($0) } ?? even)
    }
    let start = UnitPoint(x: startPoint.x, y: startPoint.y)
    let end = UnitPoint(x: endPoint.x, y: endPoint.y)
    let (across, down) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let gradient = Gradient(stops: stops)
    switch type {
    case .radial:
      return AnyView(
        EllipticalGradient(
          gradient: gradient, center: start, startRadiusFraction: 0,
          endRadiusFraction: max(abs(across), abs(down))))
    case .conic:
      return AnyView(
        AngularGradient(gradient: gradient, center: start, angle: .radians(atan2(down, across))))
    default:
      return AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
  }
}

/// How a shape's inside is told, by its name in Core Animation.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  let name: String
  public static let nonZero = CAShapeLayerFillRule(name: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(name: "even-odd")
}

/// How a line ends, by its name in Core Animation.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  let name: String
  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// How lines meet, by its name in Core Animation.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let name: String
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    makeInk = { [unowned self] in ink }
    reach = { [unowned self] in path?.boundingBox }
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(.black)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// Where the stroke begins, as a share of the path.
  open var strokeStart: CGFloat = 0
  /// Where the stroke ends, as a share of the path.
  open var strokeEnd: CGFloat = 1

  private var ink: AnyView? {
    guard let path else { return nil }
    let shape = Path(path)
    let style = StrokeStyle(
      lineWidth: lineWidth,
      lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: lineDashPhase)
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let fillColor {
          shape.fill(fillColor.color, style: FillStyle(eoFill: fillRule == .evenOdd))
        }
        if let strokeColor {
          shape.trim(from: strokeStart, to: strokeEnd).stroke(strokeColor.color, style: style)
        }
      }
      // Layers have no direction.
      .environment(\.layoutDirection, .leftToRight))
  }
}

/// Where the words of a layer stand, by its name in Core Animation.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where words that do not fit a layer are cut, by its name in Core Animation.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that is drawn in pieces: as a whole here.
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  /// In pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  open class func fadeDuration() -> TimeInterval { 0.25 }
}

/// A layer of words.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    makeInk = { [unowned self] in ink }
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont`; its size is that of `fontSize`.
  open var font: Any?
  /// In points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(.white)
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  open var allowsFontSubpixelQuantization = false

  private var ink: AnyView? {
    guard let words = (string as? String) ?? (string as? NSAttributedString)?.string else {
      return nil
    }
    let font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    let (alignment, place): (TextAlignment, Alignment) =
      switch alignmentMode {
      case .center: (.center, .top)
      case .right: (.trailing, .topTrailing)
      default: (.leading, .topLeading)
      }
    return AnyView(
      Text(verbatim: words).font(Font(font)).foregroundColor(foregroundColor?.color ?? .white)
        .multilineTextAlignment(alignment).lineLimit(isWrapped ? nil : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
  }
}
