public import KumihanViews

/// A sheet's size, upright, in millimetres.
public struct PaperSize: Hashable, Sendable {
  /// Such as `a4`; nil for a custom size.
  public var name: String?
  /// The shorter side of the named sizes.
  public var width: CGFloat
  /// The longer side of the named sizes.
  public var height: CGFloat

  /// A sheet with sides in millimetres.
  public init(name: String? = nil, width: CGFloat, height: CGFloat) {
    (self.name, self.width, self.height) = (name, width, height)
  }

  /// In points of 1/72 inch.
  public var size: CGSize { CGSize(width: width.millimetres, height: height.millimetres) }

  /// ISO 216: 297 x 420 mm.
  public static let a3 = PaperSize(name: "a3", width: 297, height: 420)
  /// ISO 216: 210 x 297 mm.
  public static let a4 = PaperSize(name: "a4", width: 210, height: 297)
  /// ISO 216: 148 x 210 mm.
  public static let a5 = PaperSize(name: "a5", width: 148, height: 210)
  /// ISO 216: 105 x 148 mm.
  public static let a6 = PaperSize(name: "a6", width: 105, height: 148)
  /// ANSI: 215.9 x 279.4 mm.
  public static let letter = PaperSize(name: "letter", width: 215.9, height: 279.4)

  /// All named sizes: ISO 216, JIS P 0138, ANSI, and those of planners, notebooks and tablets.
  public static let named: [PaperSize] =
    [
      a3, a4, a5, a6,
      PaperSize(name: "b5", width: 176, height: 250),
      PaperSize(name: "b6", width: 125, height: 176),
      PaperSize(name: "b5-jis", width: 182, height: 257),
      PaperSize(name: "b6-jis", width: 128, height: 182),
      letter,
      PaperSize(name: "legal", width: 215.9, height: 355.6),
      PaperSize(name: "half-letter", width: 139.7, height: 215.9),
      PaperSize(name: "hobonichi-original", width: 105, height: 148),
      PaperSize(name: "hobonichi-cousin", width: 148, height: 210),
      PaperSize(name: "hobonichi-weeks", width: 95, height: 188),
      PaperSize(name: "personal", width: 95, height: 171),
      PaperSize(name: "pocket", width: 81, height: 120),
      PaperSize(name: "mini", width: 67, height: 105),
      PaperSize(name: "a5-rings", width: 148, height: 210),
      PaperSize(name: "hb-classic", width: 177.8, height: 235),
      PaperSize(name: "passport", width: 89, height: 124),
    ] + notebooks + screens

  /// Notebooks of makers, trimmed.
  private static let notebooks: [PaperSize] = [
    PaperSize(name: "filofax-a5", width: 148, height: 210),
    PaperSize(name: "filofax-personal", width: 95, height: 171),
    PaperSize(name: "filofax-pocket", width: 81, height: 120),
    PaperSize(name: "filofax-mini", width: 67, height: 105),
    PaperSize(name: "leuchtturm-a5", width: 145, height: 210),
    PaperSize(name: "leuchtturm-a6", width: 90, height: 150),
    PaperSize(name: "leuchtturm-b6", width: 125, height: 190),
    PaperSize(name: "leuchtturm-b5", width: 178, height: 254),
  ]

  /// Screens of tablets for writing: their pixels at their resolution.
  private static let screens: [PaperSize] = [
    screen("remarkable-1", 1404, 1872, dotsPerInch: 226),
    screen("remarkable-2", 1404, 1872, dotsPerInch: 226),
    screen("remarkable-paper-pro", 1620, 2160, dotsPerInch: 229),
    screen("kindle-scribe", 1860, 2480, dotsPerInch: 300),
    screen("supernote-a5x", 1404, 1872, dotsPerInch: 226),
    screen("supernote-a6x", 1404, 1872, dotsPerInch: 300),
    screen("supernote-manta", 1920, 2560, dotsPerInch: 300),
    screen("supernote-nomad", 1404, 1872, dotsPerInch: 300),
    screen("boox-note-air", 1404, 1872, dotsPerInch: 227),
    screen("boox-go", 1860, 2480, dotsPerInch: 300),
    screen("boox-max", 1650, 2200, dotsPerInch: 207),
  ]

  private static func screen(
    _ name: String, _ width: CGFloat, _ height: CGFloat, dotsPerInch: CGFloat
  ) -> PaperSize {
    PaperSize(name: name, width: width / dotsPerInch * 25.4, height: height / dotsPerInch * 25.4)
  }

  /// The range of a side's length, in millimetres: the limit of PDF viewers without a user unit.
  public static let sides: ClosedRange<CGFloat> = 20...5080
}

extension CGFloat {
  /// This many millimetres, in points.
  var millimetres: CGFloat { self * 72 / 25.4 }
}
