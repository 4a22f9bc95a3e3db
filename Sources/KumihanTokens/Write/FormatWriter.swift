/// Writes values in the format of the Design Tokens Community Group.
enum FormatWriter {
  /// The tokens of another tool's file as groups of the format, in their order.
  static func tree(of tokens: [Token]) -> TokenJSON {
    let root = Node()
    for token in tokens {
      var node = root
      for part in token.name.split(separator: ".") { node = node.child(String(part)) }
      node.token = token
    }
    return root.json
  }

  /// A group by its members; names that many files have in the thousands are found by hash.
  private final class Node {
    var token: Token?
    private var children: [(name: String, node: Node)] = []
    private var places: [String: Int] = [:]

    func child(_ name: String) -> Node {
      if let place = places[name] { return children[place].node }
      let node = Node()
      places[name] = children.count
      children.append((name, node))
      return node
    }

    var json: TokenJSON {
      var object = TokenJSON.Object()
      if let token {
        guard !children.isEmpty else { return FormatWriter.json(of: token) }
        object["$root"] = FormatWriter.json(of: token)
      }
      object.members += children.map { TokenJSON.Object.Member(key: $0.name, value: $0.node.json) }
      return .object(object)
    }
  }

  private static func json(of token: Token) -> TokenJSON {
    let (type, value) = written(token.value)
    var object = TokenJSON.Object([("$type", .text(type.rawValue))])
    object["$value"] =
      token.alias.map { name in
        .text("{\(name.hasSuffix(".value") ? String(name.dropLast(6)) : name)}")
      } ?? value
    if let words = token.description { object["$description"] = .text(words) }
    if token.isDeprecated { object["$deprecated"] = .flag(true) }
    var extensions = token.extensions?.object ?? TokenJSON.Object()
    if !token.modes.isEmpty {
      extensions["mode"] = .members(
        token.modes.sorted { $0.key < $1.key }.map { ($0.key, written($0.value).1) })
    }
    if !extensions.members.isEmpty { object["$extensions"] = .object(extensions) }
    return .object(object)
  }

  /// A value and its type; a share in place of a length is a number.
  private static func written(_ value: TokenValue) -> (TokenType, TokenJSON) {
    switch value {
    case .color(let color): (.color, json(of: color))
    case .dimension(let length): (.dimension, json(of: length))
    case .fontFamily(let names): (.fontFamily, .list(names.map { .text($0) }))
    case .fontWeight(let weight): (.fontWeight, .number(weight))
    case .duration(let seconds): (.duration, json(ofSeconds: seconds))
    case .cubicBezier(let curve): (.cubicBezier, json(of: curve))
    case .number(let number): (.number, .number(number))
    case .strokeStyle(let stroke): (.strokeStyle, json(of: stroke))
    case .border(let border):
      (
        .border,
        .members([
          ("color", json(of: border.color)), ("width", json(of: border.width)),
          ("style", json(of: border.style)),
        ])
      )
    case .transition(let change):
      (
        .transition,
        .members([
          ("duration", json(ofSeconds: change.duration)), ("delay", json(ofSeconds: change.delay)),
          ("timingFunction", json(of: change.curve)),
        ])
      )
    case .shadow(let shadows): (.shadow, .list(shadows.map(json)))
    case .gradient(let stops):
      (
        .gradient,
        .list(
          stops.map {
            .members([("color", json(of: $0.color)), ("position", .number($0.position))])
          })
      )
    case .typography(let style):
      (
        .typography,
        .members([
          ("fontFamily", .list(style.families.map { .text($0) })),
          ("fontSize", json(of: style.size)), ("fontWeight", .number(style.weight)),
          ("letterSpacing", json(of: style.letterSpacing)),
          ("lineHeight", .number(style.lineHeight)),
        ])
      )
    case .string(let text): (.string, .text(text))
    case .boolean(let flag): (.boolean, .flag(flag))
    }
  }

  static func json(of color: TokenColor) -> TokenJSON {
    var object = TokenJSON.Object([
      ("colorSpace", "srgb"),
      ("components", .list([color.red, color.green, color.blue].map { .number($0) })),
    ])
    if color.alpha < 1 { object["alpha"] = .number(color.alpha) }
    object["hex"] = .text(String(color.hex.prefix(7)))
    return .object(object)
  }

  private static func json(of length: TokenDimension) -> TokenJSON {
    .members([("value", .number(length.value)), ("unit", .text(length.unit.rawValue))])
  }

  private static func json(ofSeconds seconds: Double) -> TokenJSON {
    .members([("value", .number(seconds)), ("unit", "s")])
  }

  private static func json(of curve: TokenCurve) -> TokenJSON {
    .list([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
  }

  private static func json(of stroke: TokenStroke) -> TokenJSON {
    switch stroke {
    case .named(let name): .text(name)
    case .dashes(let dashes, let cap):
      .members([("dashArray", .list(dashes.map { json(of: $0) })), ("lineCap", .text(cap))])
    }
  }

  private static func json(_ shadow: TokenShadow) -> TokenJSON {
    var object = TokenJSON.Object([
      ("color", json(of: shadow.color)), ("offsetX", json(of: shadow.x)),
      ("offsetY", json(of: shadow.y)), ("blur", json(of: shadow.blur)),
      ("spread", json(of: shadow.spread)),
    ])
    if shadow.isInset { object["inset"] = .flag(true) }
    return .object(object)
  }
}
