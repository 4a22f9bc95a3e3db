import QuartzCore
import SwiftUI
import simd

// Shapes with numbers of their own.

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPointMake(rect.minX, rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let y = sin(Double(x) / 20 + phase) * 10
      path.addLine(to: CGPoint(x: rect.minX + x, y: rect.midY + CGFloat(y)))
    }
    path.addLine(to: CGPoint(x: CGRectGetMaxX(rect), y: CGRectGetMaxY(rect)))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Corner: Shape {
  var radius: CGFloat
  var corners: UIRectCorner
  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

struct Polygon: InsettableShape {
  let sides: Int
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    let center = SIMD2<Double>(Double(rect.midX), Double(rect.midY))
    let radius = Double(min(rect.width, rect.height) / 2 - inset)
    let points = (0..<sides).map { index -> CGPoint in
      let angle = Double(index) / Double(sides) * 2 * .pi - .pi / 2
      let point = center + radius * simd_normalize(SIMD2(cos(angle), sin(angle)))
      return CGPoint(x: point.x, y: point.y)
    }
    let path = CGMutablePath()
    path.addLines(between: points)
    path.closeSubpath()
    return Path(path)
  }
  func inset(by amount: CGFloat) -> Polygon {
    var copy = self
    copy.inset += amount
    return copy
  }
}

#Preview("Shapes", traits: .fixedLayout(width: 200, height: 320)) {
  VStack(spacing: 12) {
    Wave(phase: CACurrentMediaTime()).fill(.blue.opacity(0.4)).frame(height: 60)
    Text(verbatim: "corners").padding().background(
      Corner(radius: 16, corners: [.topLeft, .bottomRight]).fill(.yellow))
    Polygon(sides: 6).strokeBorder(.red, lineWidth: 6).frame(width: 100, height: 100)
  }
}
