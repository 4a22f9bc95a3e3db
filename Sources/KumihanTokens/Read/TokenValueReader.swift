import Foundation

/// Reads the value of a token without references, by its type.
struct TokenValueReader {
  /// The token's name and the mode of the value, for messages.
  let name: String
  let mode: String?
  /// Whether another tool wrote the file, whose values are less strict.
  let isForeign: Bool

  private var path: String { mode.map { "\(name) (\($0))" } ?? name }

  func value(_ json: TokenJSON, _ type: TokenType) throws(TokenProblem) -> TokenValue {
    switch type {
    case .color: return .color(try color(json))
    case .dimension:
      if isForeign, let share = share(json) { return .number(share) }
      return .dimension(try dimension(json))
    case .fontFamily: return .fontFamily(try families(json))
    case .fontWeight: return .fontWeight(try weight(json))
    case .duration: return .duration(try seconds(json))
    case .cubicBezier: return .cubicBezier(try curve(json))
    case .number: return .number(try number(json))
    case .strokeStyle: return .strokeStyle(try stroke(json))
    case .border: return .border(try border(json))
    case .transition: return .transition(try transition(json))
    case .shadow: return .shadow(try shadows(json))
    case .gradient: return .gradient(try stops(json))
    case .typography: return .typography(try typography(json))
    case .string: return .string(words(json))
    case .boolean:
      guard let flag = json.flag ?? json.text.flatMap(Bool.init) else {
        throw wrong(json, "true or false")
      }
      return .boolean(flag)
    }
  }

  private func problem(_ reason: String, hint: String? = nil, at part: String? = nil)
    -> TokenProblem
  {
    TokenProblem(part.map { "\(path).\($0)" } ?? path, reason, hint: hint, kind: .value)
  }

  private func wrong(_ json: TokenJSON, _ wanted: String, hint: String? = nil) -> TokenProblem {
    let found = json.text.map { "'\($0.prefix(60))'" } ?? json.noun
    return problem("expected \(wanted), found \(found)", hint: hint)
  }

  /// The reader of a part of a composite value.
  private func part(_ name: String) -> TokenValueReader {
    TokenValueReader(name: "\(path).\(name)", mode: nil, isForeign: isForeign)
  }

  /// Objects without braces, which would be a reference.
  private func words(_ json: TokenJSON) -> String {
    if let object = json.object {
      return object.members.map { "\($0.key): \(words($0.value))" }.joined(separator: ", ")
    }
    return json.text ?? json.written.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func color(_ json: TokenJSON) throws(TokenProblem) -> TokenColor {
    if let text = json.text {
      if let color = TokenColor(text: text) { return color }
      throw problem(
        "'\(text.prefix(60))' is not a colour", hint: "write it as #4D7CFF or as #4D7CFFCC")
    }
    guard let object = json.object else {
      throw wrong(json, "a colour", hint: "write it as #4D7CFF")
    }
    if let red = object["r"]?.number, let green = object["g"]?.number,
      let blue = object["b"]?.number
    {
      return TokenColor(red: red, green: green, blue: blue, alpha: object["a"]?.number ?? 1)
    }
    guard let space = object["colorSpace"]?.text else {
      throw problem("a colour without 'colorSpace'", hint: "write \"colorSpace\": \"srgb\"")
    }
    guard let list = object["components"]?.list, list.count == 3 else {
      throw problem("a colour needs three 'components'")
    }
    let alpha = object["alpha"] ?? .number(1)
    guard let alpha = alpha.text == "none" ? 0 : alpha.number, (0...1).contains(alpha) else {
      throw problem("the alpha of a colour is a number from 0 to 1")
    }
    var parts: [Double] = []
    for item in list {
      guard let part = item.text == "none" ? 0 : item.number, abs(part) < 1e6 else {
        throw problem("a component of a colour is a number or \"none\"")
      }
      parts.append(part)
    }
    guard let (red, green, blue) = ColorSpaces.srgb(space, (parts[0], parts[1], parts[2])) else {
      throw problem(
        "unknown colour space '\(space)'",
        hint: NearName.hint(for: space, among: ColorSpaces.names)
          ?? "known: \(ColorSpaces.names.joined(separator: ", "))")
    }
    if let hex = object["hex"] {
      guard let text = hex.text, TokenColor(text: text) != nil else {
        throw problem("'\(words(hex).prefix(60))' is not a colour", hint: "write it as #4D7CFF")
      }
    }
    return TokenColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A percentage, which other tools write where a length stands.
  private func share(_ json: TokenJSON) -> Double? {
    guard let text = json.text?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased() == "auto" { return 1 }
    return text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : nil
  }

  func dimension(_ json: TokenJSON) throws(TokenProblem) -> TokenDimension {
    if let object = json.object {
      guard let value = object["value"]?.number else {
        throw problem("a dimension without a number 'value'")
      }
      let name = object["unit"]?.text ?? ""
      guard let unit = TokenDimension.Unit(rawValue: name) else {
        throw problem(
          name.isEmpty ? "a dimension without a 'unit'" : "unknown unit '\(name)'",
          hint: "use px or rem")
      }
      return TokenDimension(value, unit)
    }
    if let text = json.text?.trimmingCharacters(in: .whitespaces).lowercased() {
      for (ending, unit) in [("rem", TokenDimension.Unit.rem), ("px", .px)]
      where text.hasSuffix(ending) {
        if let value = Double(text.dropLast(ending.count)), value.isFinite {
          return TokenDimension(value, unit)
        }
      }
      if isForeign {
        for ending in ["pt", "dp", ""] where text.hasSuffix(ending) {
          if let value = Double(text.dropLast(ending.count)), value.isFinite {
            return TokenDimension(value)
          }
        }
        if text.hasSuffix("em"), let value = Double(text.dropLast(2)), value.isFinite {
          return TokenDimension(value, .rem)
        }
      }
    }
    if isForeign, let value = json.number { return TokenDimension(value) }
    if let sum = sum(json) { return try dimension(sum) }
    throw wrong(
      json, "a dimension", hint: "write {\"value\": 16, \"unit\": \"px\"} or \"16px\"")
  }

  /// The result of a sum without references.
  private func sum(_ json: TokenJSON) -> TokenJSON? {
    guard isForeign, let text = json.text else { return nil }
    let result = Arithmetic.reduced(text)
    return result == json ? nil : result
  }

  private func number(_ json: TokenJSON) throws(TokenProblem) -> Double {
    if let value = json.number { return value }
    if let value = sum(json)?.number { return value }
    if isForeign {
      if let share = share(json) { return share }
      if let value = json.text.flatMap(Double.init), value.isFinite { return value }
      // An angle, as rotations have it.
      if let text = json.text, text.hasSuffix("deg"), let value = Double(text.dropLast(3)),
        value.isFinite
      {
        return value
      }
    }
    throw wrong(json, "a number")
  }

  private func families(_ json: TokenJSON) throws(TokenProblem) -> [String] {
    if let text = json.text {
      return isForeign
        ? text.split(separator: ",").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        } : [text]
    }
    guard let list = json.list, !list.isEmpty else { throw wrong(json, "a font family") }
    var names: [String] = []
    for item in list {
      guard let name = item.text else { throw wrong(item, "a font family") }
      names.append(name)
    }
    return names
  }

  /// Source of the names: DTCG format, font weight.
  static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  private func weight(_ json: TokenJSON) throws(TokenProblem) -> Double {
    if let value = json.number ?? (isForeign ? json.text.flatMap(Double.init) : nil) {
      guard (1...1000).contains(value) else {
        throw problem("the font weight \(value) is out of range", hint: "use 1 to 1000")
      }
      return value
    }
    guard let text = json.text else { throw wrong(json, "a font weight") }
    if let value = Self.weights[text] { return value }
    if isForeign {
      let plain = text.lowercased().filter { $0.isLetter }
        .replacingOccurrences(of: "italic", with: "").replacingOccurrences(of: "oblique", with: "")
      if plain.isEmpty { return 400 }
      let found = Self.weights.first { $0.key.filter(\.isLetter) == plain }
      if let found { return found.value }
    }
    throw problem(
      "unknown font weight '\(text.prefix(60))'",
      hint: NearName.hint(for: text, among: Self.weights.keys.sorted()) ?? "use 1 to 1000")
  }

  private func seconds(_ json: TokenJSON) throws(TokenProblem) -> Double {
    if let object = json.object {
      guard let value = object["value"]?.number else {
        throw problem("a duration without a number 'value'")
      }
      switch object["unit"]?.text {
      case "ms"?: return value / 1000
      case "s"?: return value
      case let unit?: throw problem("unknown unit '\(unit)'", hint: "use ms or s")
      case nil: throw problem("a duration without a 'unit'", hint: "use ms or s")
      }
    }
    if let text = json.text?.trimmingCharacters(in: .whitespaces) {
      if text.hasSuffix("ms"), let value = Double(text.dropLast(2)), value.isFinite {
        return value / 1000
      }
      if text.hasSuffix("s"), let value = Double(text.dropLast()), value.isFinite { return value }
    }
    // Style Dictionary counts plain numbers in seconds.
    if isForeign, let value = json.number { return value }
    throw wrong(
      json, "a duration", hint: "write {\"value\": 200, \"unit\": \"ms\"} or \"200ms\"")
  }

  private func curve(_ json: TokenJSON) throws(TokenProblem) -> TokenCurve {
    if isForeign, let text = json.text?.lowercased() {
      let named: [String: TokenCurve] = [
        "linear": TokenCurve(0, 0, 1, 1), "ease": TokenCurve(0.25, 0.1, 0.25, 1),
        "ease-in": TokenCurve(0.42, 0, 1, 1), "ease-out": TokenCurve(0, 0, 0.58, 1),
        "ease-in-out": TokenCurve(0.42, 0, 0.58, 1),
      ]
      if let curve = named[text] { return curve }
    }
    let parts = (json.list ?? []).compactMap(\.number)
    guard parts.count == 4, json.list?.count == 4 else {
      throw wrong(json, "four numbers of a cubic Bézier curve")
    }
    guard (0...1).contains(parts[0]), (0...1).contains(parts[2]) else {
      throw problem("the first and third number of a curve are from 0 to 1")
    }
    return TokenCurve(parts[0], parts[1], parts[2], parts[3])
  }

  static let strokes = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  private func stroke(_ json: TokenJSON) throws(TokenProblem) -> TokenStroke {
    if let text = json.text {
      guard Self.strokes.contains(text) else {
        throw problem(
          "unknown stroke style '\(text.prefix(60))'",
          hint: NearName.hint(for: text, among: Self.strokes)
            ?? "known: \(Self.strokes.joined(separator: ", "))")
      }
      return .named(text)
    }
    guard let list = json["dashArray"]?.list else { throw wrong(json, "a stroke style") }
    let cap = json["lineCap"]?.text ?? "butt"
    guard ["round", "butt", "square"].contains(cap) else {
      throw problem("unknown line cap '\(cap)'", hint: "use round, butt or square")
    }
    var dashes: [TokenDimension] = []
    for item in list { dashes.append(try dimension(item)) }
    return .dashes(dashes, cap: cap)
  }

  /// A part of a composite value.
  private func required(
    _ object: TokenJSON, _ keys: String...
  ) throws(TokenProblem) -> TokenJSON {
    for key in keys { if let value = object[key] { return value } }
    guard object.object != nil else { throw wrong(object, "an object with '\(keys[0])'") }
    throw problem("'\(keys[0])' is missing")
  }

  private func border(_ json: TokenJSON) throws(TokenProblem) -> TokenBorder {
    TokenBorder(
      color: try part("color").color(required(json, "color")),
      width: try part("width").dimension(required(json, "width")),
      style: try part("style").stroke(required(json, "style")))
  }

  private func transition(_ json: TokenJSON) throws(TokenProblem) -> TokenTransition {
    TokenTransition(
      duration: try part("duration").seconds(required(json, "duration")),
      delay: try json["delay"].map { value throws(TokenProblem) in
        try part("delay").seconds(value)
      } ?? 0,
      curve: try part("timingFunction").curve(required(json, "timingFunction")))
  }

  private func shadows(_ json: TokenJSON) throws(TokenProblem) -> [TokenShadow] {
    var shadows: [TokenShadow] = []
    for item in json.list ?? [json] {
      let zero = TokenDimension(0)
      func length(_ keys: String...) throws(TokenProblem) -> TokenDimension? {
        for key in keys { if let value = item[key] { return try part(key).dimension(value) } }
        return nil
      }
      let kind = item["type"]?.text
      _ = try required(item, "blur", "radius")
      shadows.append(
        TokenShadow(
          color: try part("color").color(required(item, "color")),
          x: try length("offsetX", "x") ?? zero, y: try length("offsetY", "y") ?? zero,
          blur: try length("blur", "radius") ?? zero, spread: try length("spread") ?? zero,
          isInset: item["inset"]?.flag ?? (kind == "innerShadow")))
    }
    return shadows
  }

  private func stops(_ json: TokenJSON) throws(TokenProblem) -> [TokenStop] {
    guard let list = json.list, !list.isEmpty else { throw wrong(json, "an array of stops") }
    var stops: [TokenStop] = []
    for item in list {
      let position = try part("position").number(required(item, "position"))
      stops.append(
        TokenStop(
          color: try part("color").color(required(item, "color")),
          position: min(max(position, 0), 1)))
    }
    return stops
  }

  private func typography(_ json: TokenJSON) throws(TokenProblem) -> TokenTypography {
    guard json.object != nil else { throw wrong(json, "an object of a text style") }
    let size = try part("fontSize").dimension(required(json, "fontSize"))
    let lineHeight: Double
    if let value = json["lineHeight"] {
      let reader = part("lineHeight")
      if case .object? = Optional(value) {
        let points = try reader.dimension(value).points
        lineHeight = size.points > 0 ? points / size.points : 1
      } else if isForeign, value.text?.hasSuffix("px") == true {
        lineHeight = size.points > 0 ? try reader.dimension(value).points / size.points : 1
      } else {
        lineHeight = try reader.number(value)
      }
    } else {
      lineHeight = 1.2
    }
    return TokenTypography(
      families: try part("fontFamily").families(
        isForeign ? json["fontFamily"] ?? "System" : required(json, "fontFamily")),
      size: size,
      weight: try json["fontWeight"].map { value throws(TokenProblem) in
        try part("fontWeight").weight(value)
      } ?? 400,
      letterSpacing: try json["letterSpacing"].map { value throws(TokenProblem) in
        let reader = part("letterSpacing")
        if isForeign, let share = share(value) { return TokenDimension(share * size.points) }
        return try reader.dimension(value)
      } ?? TokenDimension(0),
      lineHeight: lineHeight)
  }
}
