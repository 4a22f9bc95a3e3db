public import Foundation
public import KumihanDrawing
import KumihanLayout
import KumihanText

/// The drawing operations of a canvas. A copy draws on the same canvas, but changes its own state
/// only.
@MainActor @preconcurrency
public struct GraphicsContext {
  public typealias BlendMode = KumihanDrawing.BlendMode

  /// The drawing so far, shared by copies.
  private final class Sheet {
    var items: [DrawItem] = []
  }

  /// A change that applies to all later drawing: nested groups, outermost first.
  private enum Change {
    case transform(CGAffineTransform)
    case clip(DrawGroup.Clip)
    case mask([DrawItem])
    case filters([KumihanDrawing.Filter])

    /// Whether what it changes becomes a picture of its own.
    var isolates: Bool {
      switch self {
      case .transform, .clip: false
      case .mask, .filters: true
      }
    }
  }

  public let environment: EnvironmentValues
  let services: Services
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  private let sheet = Sheet()
  private let symbols: CanvasSymbols
  private var changes: [Change] = []
  /// From the current space to the canvas.
  private var current: CGAffineTransform
  /// The bounds of the clips, on the canvas.
  private var visible: CGRect

  init(
    environment: EnvironmentValues, services: Services, size: CGSize, symbols: CanvasSymbols
  ) {
    (self.environment, self.services) = (environment, services)
    self.symbols = symbols
    (current, visible) = (.identity, CGRect(origin: .zero, size: size))
  }

  /// A separate layer in the same coordinate space.
  private init(layerOf context: GraphicsContext) {
    (environment, services) = (context.environment, context.services)
    symbols = context.symbols
    (current, visible) = (context.current, context.visible)
  }

  var items: [DrawItem] { sheet.items }

  /// The host that lays out resolved views.
  var host: ViewHost { ViewHost(environment: environment, services: services) }

  var styleContext: StyleContext { StyleContext(environment, assets: services.assets) }

  /// From the current space to the canvas.
  public var transform: CGAffineTransform {
    get { current }
    set {
      guard current.determinant != 0 else { return }
      concatenate(newValue.concatenating(current.inverted()))
    }
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    changes.append(.transform(matrix))
    current = matrix.concatenating(current)
  }

  /// Options for a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the area outside the shape.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding box of the clips, in the current space.
  public var clipBoundingRect: CGRect {
    current.determinant == 0 ? .null : visible.applying(current.inverted())
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard options.contains(.inverse) else {
      visible = visible.shared(with: path.boundingRect.applying(current))
      return changes.append(.clip(DrawGroup.Clip(path, style: style)))
    }
    let shape = DrawItem(.fill(path, .color(.black), style))
    changes.append(.mask(all(but: [shape])))
  }

  /// Clips later drawing to the area that `content` covers.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    let shape = [DrawItem(.group(DrawGroup(opacity: opacity, children: layer.items)))]
    changes.append(.mask(options.contains(.inverse) ? all(but: shape) : shape))
  }

  /// The whole visible area except `items`.
  private func all(but items: [DrawItem]) -> [DrawItem] {
    let everything = Path(clipBoundingRect.insetBy(dx: -1, dy: -1))
    let hole = DrawGroup(blend: .destinationOut, children: items)
    return [DrawItem(.fill(everything, .color(.black), FillStyle())), DrawItem(.group(hole))]
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    changes.append(.filters(filter.filters(styleContext)))
  }

  /// Draws `content` as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    append([DrawItem(.group(DrawGroup(isIsolated: true, children: layer.items)))])
  }

  /// The view with a tag among the canvas's symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.symbol(AnyHashable(id))
  }

  func append(_ items: [DrawItem]) {
    guard !items.isEmpty else { return }
    var items = items
    // A picture that masks or filters make by itself has nothing below it to blend with.
    let isBlendedLast = blendMode != .normal && changes.contains(where: \.isolates)
    if !isBlendedLast, opacity != 1 || blendMode != .normal {
      items = [DrawItem(.group(blended(items)))]
    }
    for change in changes.reversed() {
      let group =
        switch change {
        case .transform(let transform): DrawGroup(transform: transform, children: items)
        case .clip(let clip): DrawGroup(clip: clip, children: items)
        case .mask(let mask): DrawGroup(mask: mask, children: items)
        case .filters(let filters): DrawGroup(filters: filters, children: items)
        }
      items = [DrawItem(.group(group))]
    }
    if isBlendedLast { items = [DrawItem(.group(blended(items)))] }
    sheet.items += items
  }

  /// Items with the opacity and blend mode that hold now. What changes all below it does so where the item is, not beside it.
  private func blended(_ items: [DrawItem]) -> DrawGroup {
    if blendMode == .clear {
      return DrawGroup(blend: .destinationOut, children: items.map(\.opaque))
    }
    var group = DrawGroup(opacity: opacity, blend: blendMode, children: items)
    if blendMode.changesAllBelow, items.count == 1 { group.clip = items[0].area }
    return group
  }
}

extension DrawItem {
  /// What the item covers, where that is one path.
  fileprivate var area: DrawGroup.Clip? {
    switch command {
    case .fill(let path, _, let style): return DrawGroup.Clip(path, style: style)
    case .image(_, let rect, _): return DrawGroup.Clip(Path(rect))
    case .group(let group):
      guard group.children.count == 1, group.clip == nil, group.filters.isEmpty else { return nil }
      guard var area = group.children[0].area else { return nil }
      area.path = area.path.applying(group.transform)
      return area
    default: return nil
    }
  }

  /// The item's shape in black, whatever its colour.
  fileprivate var opaque: DrawItem {
    var item = self
    switch command {
    case .fill(let path, _, let style): item.command = .fill(path, .color(.black), style)
    case .stroke(let path, _, let style): item.command = .stroke(path, .color(.black), style)
    case .glyphs(let run, _): item.command = .glyphs(run, .color(.black))
    case .image(_, let rect, _):
      item.command = .fill(Path(rect), .color(.black), FillStyle())
    case .group(var group):
      group.children = group.children.map(\.opaque)
      item.command = .group(group)
    default: break
    }
    return item
  }
}
