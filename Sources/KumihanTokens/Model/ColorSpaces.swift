import Foundation

/// The colour spaces of the DTCG colour module, each brought to sRGB. Source: CSS Color 4, sample code.
enum ColorSpaces {
  typealias Triple = (Double, Double, Double)

  static let names = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3",
    "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]

  /// The sRGB components of a colour; nil for an unknown space.
  static func srgb(_ space: String, _ c: Triple) -> Triple? {
    switch space {
    case "srgb": c
    case "srgb-linear": encoded(c)
    case "hsl": hsl(c.0, c.1 / 100, c.2 / 100)
    case "hwb": hwb(c.0, c.1 / 100, c.2 / 100)
    case "lab": encoded(fromD50(lab(c)))
    case "lch": encoded(fromD50(lab(polar(c))))
    case "oklab": encoded(oklab(c))
    case "oklch": encoded(oklab(polar(c)))
    case "display-p3":
      encoded(fromD65(times(p3, map(c, linear))))
    case "a98-rgb":
      encoded(fromD65(times(a98, map(c) { sign($0) * pow(abs($0), 563.0 / 256) })))
    case "prophoto-rgb":
      encoded(
        fromD50(
          times(proPhoto, map(c) { abs($0) <= 16.0 / 512 ? $0 / 16 : sign($0) * pow(abs($0), 1.8) })
        ))
    case "rec2020":
      encoded(
        fromD65(
          times(
            rec2020,
            map(c) {
              abs($0) < 0.08124285829863151
                ? $0 / 4.5
                : sign($0) * pow((abs($0) + 0.09929682680944) / 1.09929682680944, 1 / 0.45)
            })))
    case "xyz-d65": encoded(fromD65(c))
    case "xyz-d50": encoded(fromD50(c))
    default: nil
    }
  }

  static func linear(_ part: Double) -> Double {
    let size = abs(part)
    return sign(part) * (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
  }

  /// Degrees, and 0 to 1.
  static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Triple {
    func part(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let turn = k < 0 ? k + 12 : k
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(turn - 3, 9 - turn, 1))
    }
    return (part(0), part(8), part(4))
  }

  private static func hwb(_ hue: Double, _ white: Double, _ black: Double) -> Triple {
    if white + black >= 1 {
      let grey = white / (white + black)
      return (grey, grey, grey)
    }
    return map(hsl(hue, 1, 0.5)) { $0 * (1 - white - black) + white }
  }

  private static func polar(_ c: Triple) -> Triple {
    let angle = c.2 * .pi / 180
    return (c.0, c.1 * cos(angle), c.1 * sin(angle))
  }

  private static func lab(_ c: Triple) -> Triple {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (c.0 + 16) / 116
    let (x, z) = (c.1 / 500 + y, y - c.2 / 200)
    func part(_ f: Double) -> Double {
      pow(f, 3) > epsilon ? pow(f, 3) : (116 * f - 16) / kappa
    }
    return (
      part(x) * 0.3457 / 0.3585, c.0 > kappa * epsilon ? pow(y, 3) : c.0 / kappa,
      part(z) * (1 - 0.3457 - 0.3585) / 0.3585
    )
  }

  private static func oklab(_ c: Triple) -> Triple {
    let l = pow(c.0 + 0.3963377774 * c.1 + 0.2158037573 * c.2, 3)
    let m = pow(c.0 - 0.1055613458 * c.1 - 0.0638541728 * c.2, 3)
    let s = pow(c.0 - 0.0894841775 * c.1 - 1.2914855480 * c.2, 3)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  private static func fromD65(_ xyz: Triple) -> Triple {
    times(
      (
        (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
        (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
        (705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
      ), xyz)
  }

  private static func fromD50(_ xyz: Triple) -> Triple {
    fromD65(
      times(
        (
          (0.9554734527042182, -0.023098536874261423, 0.0632593086610217),
          (-0.028369706963208136, 1.0099954580058226, 0.021041398966943008),
          (0.012314001688319899, -0.020507696433477912, 1.3303659366080753)
        ), xyz))
  }

  private typealias Matrix = (Triple, Triple, Triple)

  private static let p3: Matrix = (
    (608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
    (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
    (0, 32229.0 / 714400, 5220557.0 / 5000800)
  )
  private static let a98: Matrix = (
    (573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
    (591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
    (53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835)
  )
  private static let proPhoto: Matrix = (
    (0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    (0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    (0, 0, 0.82510460251046020)
  )
  private static let rec2020: Matrix = (
    (63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
    (26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
    (0, 19567812.0 / 697040785, 295819943.0 / 278816314)
  )

  private static func times(_ m: Matrix, _ v: Triple) -> Triple {
    func row(_ r: Triple) -> Double { r.0 * v.0 + r.1 * v.1 + r.2 * v.2 }
    return (row(m.0), row(m.1), row(m.2))
  }

  private static func map(_ c: Triple, _ change: (Double) -> Double) -> Triple {
    (change(c.0), change(c.1), change(c.2))
  }

  private static func sign(_ part: Double) -> Double { part < 0 ? -1 : 1 }

  private static func encoded(_ c: Triple) -> Triple {
    map(c) { part in
      let size = abs(part)
      return sign(part) * (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    }
  }
}
