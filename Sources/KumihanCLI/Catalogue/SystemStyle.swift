import Kumihan
import KumihanTokens

/// How a system's page and document look: by its own values where it has them.
@MainActor
struct SystemStyle {
  /// Of component names, of captions, of plain words.
  var title = Font.system(size: 20, weight: .semibold)
  var label = Font.system(size: 10, weight: .semibold)
  var text = Font.system(size: 10)
  /// The lines around areas and around what is in them, and their corners, in points.
  var line: CGFloat = 1
  var innerLine: CGFloat = 0.5
  var radius: CGFloat = 10
  var innerRadius: CGFloat = 6
  var control: CGFloat = 44
  /// Whether captions are in capitals.
  var isUppercased = false
  /// On light and on dark ground, as `#RRGGBB`.
  var paper = "#FFFFFF"
  var darkPaper = "#1C1C1E"
  /// Whether areas stay white on dark ground, their lines white.
  var staysLight = false
  /// What is chosen or told apart.
  var accent = "#D0D0D4"
  /// The family for browsers, and bundled faces that come with the page, by their weights.
  var family = "system-ui, sans-serif"
  var faces: [(weight: Int, file: String)] = []
  var weight = 400

  init(_ system: DesignSystem) {
    let radii = system.radii.compactMap { $0.value.points }.filter { $0 < 40 }
    if let largest = radii.max(), let least = radii.min() {
      (radius, innerRadius) = (CGFloat(largest), CGFloat(least))
    }
    let widths = system.borders.compactMap { token -> Double? in
      if case .border(let border) = token.value { border.width.points } else { nil }
    }
    if let widest = widths.max() { line = CGFloat(widest) }
    guard system.name == "joho" else { return }
    title = system.font("typography.displayMedium")
    label = system.font("typography.label")
    text = system.font("typography.label").weight(.medium)
    (innerLine, innerRadius) = (1.5, system.length("radius.button"))
    control = system.length("size.target")
    (isUppercased, staysLight) = (true, true)
    darkPaper = "#0A0A0F"
    accent = "#FFE566"
    family =
      "ui-rounded, 'SF Pro Rounded', 'Joho Round', 'Hiragino Maru Gothic ProN', 'M PLUS Rounded 1c', Nunito, "
      + "'Arial Rounded MT Bold', sans-serif"
    weight = 500
    faces = [(500, "JohoRound-Medium.ttf"), (700, "JohoRound-Bold.ttf")]
  }

  func caption(_ words: String) -> String { isUppercased ? words.uppercased() : words }

  /// The rules for its faces, which lie beside the page.
  var faceRules: String {
    faces.map { weight, file in
      "@font-face { font-family: 'Joho Round'; font-weight: \(weight); src: url(\(file)) }\n"
    }.joined()
  }

  /// The values as variables of a style sheet.
  var variables: String {
    let values: [(String, String)] = [
      ("paper", paper), ("dark-paper", darkPaper), ("accent", accent), ("family", family),
      ("weight", "\(weight)"), ("line", "\(line.shortText)px"),
      ("inner-line", "\(innerLine.shortText)px"), ("radius", "\(radius.shortText)px"),
      ("inner-radius", "\(innerRadius.shortText)px"), ("control", "\(control.shortText)px"),
      ("case", isUppercased ? "uppercase" : "none"),
    ]
    return values.map { "--\($0.0): \($0.1)" }.joined(separator: "; ")
  }
}

extension CGFloat {
  fileprivate var shortText: String { Double(self).shortText }
}
