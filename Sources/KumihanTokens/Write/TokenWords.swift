extension TokenValue {
  /// The value in few words, for tables and messages.
  public var words: String {
    switch self {
    case .color(let color): color.hex
    case .dimension(let dimension): dimension.words
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): Self.digits(weight)
    case .duration(let seconds): "\(Self.digits(seconds)) s"
    case .cubicBezier(let curve): curve.words
    case .number(let number): Self.digits(number)
    case .strokeStyle(let stroke): stroke.words
    case .border(let border):
      "\(border.width.words) \(border.style.words) \(border.color.hex)"
    case .transition(let change):
      "\(Self.digits(change.duration)) s after \(Self.digits(change.delay)) s, "
        + change.curve.words
    case .shadow(let shadows):
      shadows.map {
        "\($0.x.words) \($0.y.words) \($0.blur.words) \($0.spread.words) \($0.color.hex)"
          + ($0.isInset ? " inset" : "")
      }.joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color.hex) at \(Self.digits($0.position * 100)) %" }
        .joined(separator: ", ")
    case .typography(let style):
      "\(style.families.first ?? "") \(style.size.words) \(Self.digits(style.weight)), "
        + "line \(Self.digits(style.lineHeight * style.size.points))"
        + (style.letterSpacing.value == 0 ? "" : ", tracking \(style.letterSpacing.words)")
    case .string(let text): text
    case .boolean(let flag): "\(flag)"
    }
  }

  /// A number with at most three digits after its point.
  static func digits(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard rounded.isFinite else { return "0" }
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension TokenDimension {
  /// Points have no unit here, as in SwiftUI.
  var words: String { TokenValue.digits(value) + (unit == .rem ? " rem" : "") }
}

extension TokenCurve {
  var words: String {
    "curve " + [x1, y1, x2, y2].map(TokenValue.digits).joined(separator: " ")
  }
}

extension TokenStroke {
  var words: String {
    switch self {
    case .named(let name): name
    case .dashes(let dashes, let cap):
      "dashes \(dashes.map(\.words).joined(separator: " ")) \(cap)"
    }
  }
}
