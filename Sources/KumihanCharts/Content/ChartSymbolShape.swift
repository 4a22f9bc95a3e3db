public import Foundation
public import KumihanViews

/// An outline that stands at a point of a chart.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that looks as large as a square of the same area.
  var perceptualUnitRect: CGRect { get }
}

/// One of the outlines that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, in: rect, from: -.pi / 2)
    case .diamond: return polygon(4, in: rect, from: -.pi / 2)
    case .pentagon: return polygon(5, in: rect, from: -.pi / 2)
    case .plus: return spokes(4, in: rect, from: 0)
    case .cross: return spokes(4, in: rect, from: .pi / 4)
    case .asterisk: return spokes(6, in: rect, from: .pi / 2)
    }
  }

  private func polygon(_ corners: Int, in rect: CGRect, from start: Double) -> Path {
    var path = Path()
    path.addLines(
      (0..<corners).map { point(start + Double($0) * 2 * .pi / Double(corners), in: rect) })
    path.closeSubpath()
    return path
  }

  private func spokes(_ count: Int, in rect: CGRect, from start: Double) -> Path {
    var path = Path()
    for number in 0..<count {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: point(start + Double(number) * 2 * .pi / Double(count), in: rect))
    }
    return path.strokedPath(
      StrokeStyle(lineWidth: min(rect.width, rect.height) / 5, lineCap: .butt))
  }

  private func point(_ angle: Double, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbolShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The border of an outline, inside its edge.
struct OutlinedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle
  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let half = style.lineWidth / 2
    return base.path(in: rect.insetBy(dx: half, dy: half)).strokedPath(style)
  }
}

/// An outline without its type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let base: any ChartSymbolShape
  public init(_ base: any ChartSymbolShape) { self.base = base }
  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChartSymbolShape {
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbolShape(base: self, style: style)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
