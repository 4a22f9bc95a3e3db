import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

@Suite struct BlendModeTests {
  typealias Color = SIMD3<Double>

  private static let colors = [
    RGBA(red: 0.9, green: 0.3, blue: 0.1), RGBA(red: 0.2, green: 0.6, blue: 0.8, alpha: 0.5),
    RGBA(red: 0, green: 1, blue: 0.5, alpha: 0.8), .white, .black,
  ]

  @Test(arguments: BlendMode.allCases)
  func pixelsFollowTheFormula(_ mode: BlendMode) throws {
    for top in Self.colors {
      for below in Self.colors {
        let square = CGRect(x: 0, y: 0, width: 4, height: 4)
        let list = DisplayList(
          size: CGSize(width: 4, height: 4),
          items: [
            Specimen.fill(square, below),
            DrawItem(.group(DrawGroup(blend: mode, children: [Specimen.fill(square, top)]))),
          ])
        let pixel = try Rasterizer().render(list)[2, 2]
        let (color, alpha) = Self.blend(mode, top, below)
        let found = Color(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) / 255
        #expect(abs(Double(pixel.alpha) / 255 - alpha) <= 2.0 / 255, "\(mode) \(top) \(below)")
        for i in 0..<3 {
          #expect(abs(found[i] - color[i]) <= 3.0 / 255, "\(mode) \(top) over \(below)")
        }
      }
    }
  }

  /// A picture beside the page, whose shadow falls further away, changes nothing in any mode.
  @Test(arguments: BlendMode.allCases)
  func whatLiesBesideChangesNothing(_ mode: BlendMode) throws {
    let page = CGRect(x: 0, y: 0, width: 40, height: 30)
    for (x, move) in [(-60.0, -60.0), (60, 60)] {
      let square = Specimen.fill(CGRect(x: x, y: 5, width: 14, height: 14), .black)
      let shadow = Filter.shadow(color: .black, radius: 0, offset: CGSize(width: move, height: 0))
      let group = DrawGroup(blend: mode, filters: [shadow], children: [square])
      let list = DisplayList(
        size: page.size, items: [Specimen.fill(page, .white), DrawItem(.group(group))])
      let pixels = try Rasterizer().render(list)
      #expect([0, 20, 39].allSatisfy { pixels[$0, 10].red == 255 })
    }
  }

  /// What changes all below does so as far as its clip reaches.
  @Test(arguments: BlendMode.allCases.filter { $0 != .normal })
  func modesChangeNothingOutsideTheirClip(_ mode: BlendMode) throws {
    let page = CGRect(x: 0, y: 0, width: 20, height: 10)
    let clip = DrawGroup.Clip(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let ink = Specimen.fill(CGRect(x: 2, y: 2, width: 2, height: 2), .black)
    let group = DrawGroup(clip: clip, blend: mode, children: [ink])
    let list = DisplayList(
      size: page.size, items: [Specimen.fill(page, .white), DrawItem(.group(group))])
    let pixels = try Rasterizer().render(list)
    #expect([10, 15, 19].allSatisfy { pixels[$0, 3].red == 255 && pixels[$0, 3].alpha == 255 })
  }

  /// The premultiplied result by the published formulas.
  private static func blend(_ mode: BlendMode, _ s: RGBA, _ b: RGBA) -> (Color, Double) {
    let (cs, cb) = (Color(s.red, s.green, s.blue), Color(b.red, b.green, b.blue))
    let (sa, ba) = (s.alpha, b.alpha)
    let (ps, pb) = (cs * sa, cb * ba)
    let union = sa + ba - sa * ba
    switch mode {
    case .sourceAtop: return (ps * ba + pb * (1 - sa), ba)
    case .destinationOver: return (pb + ps * (1 - ba), union)
    case .destinationOut: return (pb * (1 - sa), ba * (1 - sa))
    case .clear: return (.zero, 0)
    case .copy: return (ps, sa)
    case .sourceIn: return (ps * ba, sa * ba)
    case .sourceOut: return (ps * (1 - ba), sa * (1 - ba))
    case .destinationIn: return (pb * sa, ba * sa)
    case .destinationAtop: return (pb * sa + ps * (1 - ba), sa)
    case .xor: return (ps * (1 - ba) + pb * (1 - sa), union - sa * ba)
    case .plusLighter:
      return ((ps + pb).clamped(lowerBound: .zero, upperBound: .one), min(1, sa + ba))
    case .plusDarker:
      let alpha = min(1, sa + ba)
      let color =
        Color(repeating: alpha) - (Color(repeating: sa) - ps) - (Color(repeating: ba) - pb)
      return (color.clamped(lowerBound: .zero, upperBound: .one), alpha)
    default:
      return (ps * (1 - ba) + pb * (1 - sa) + mix(mode, cs, cb) * sa * ba, union)
    }
  }

  private static func mix(_ mode: BlendMode, _ s: Color, _ b: Color) -> Color {
    func each(_ body: (Double, Double) -> Double) -> Color {
      Color(body(s.x, b.x), body(s.y, b.y), body(s.z, b.z))
    }
    func hard(_ s: Double, _ b: Double) -> Double {
      s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    }
    func soft(_ s: Double, _ b: Double) -> Double {
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    }
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return each { hard($1, $0) }
    case .darken: return each { min($0, $1) }
    case .lighten: return each { max($0, $1) }
    case .colorDodge: return each { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: return each { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .softLight: return each(soft)
    case .hardLight: return each(hard)
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return s + b - 2 * s * b
    case .hue: return withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: return withLuminosity(s, luminosity(b))
    case .luminosity: return withLuminosity(b, luminosity(s))
    default: return s
    }
  }

  private static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: Color) -> Double { c.max() - c.min() }

  private static func withSaturation(_ c: Color, _ value: Double) -> Color {
    let range = c.max() - c.min()
    return range > 0 ? (c - c.min()) * (value / range) : .zero
  }

  private static func withLuminosity(_ c: Color, _ value: Double) -> Color {
    var c = c + (value - luminosity(c))
    let l = luminosity(c)
    if c.min() < 0 { c = Color(repeating: l) + (c - l) * (l / (l - c.min())) }
    if c.max() > 1 { c = Color(repeating: l) + (c - l) * ((1 - l) / (c.max() - l)) }
    return c
  }
}
