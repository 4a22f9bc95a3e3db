import Foundation

/// Follows references until values have none; each token and mode once.
struct TokenResolver {
  private enum State { case new, open, done(TokenJSON), failed(TokenProblem) }

  private let raws: [TokenReader.Raw]
  private let tree: TokenJSON
  private let isForeign: Bool
  private let index: [String: Int]
  /// For each mode that was asked for, what became of each token.
  private var states: [[State]] = []
  private var rows: [String?] = []
  private var types: [TokenType?]
  /// Types by the names that files give them.
  private var known: [String: TokenType] = [:]
  /// The modes in which a token or one that it names has a value of its own; nil before it is asked.
  private var differing: [Set<String>?]
  /// Values inside values inside values: more is no design's but an attempt on the stack.
  private static let deepest = 24

  init(raws: [TokenReader.Raw], tree: TokenJSON, isForeign: Bool) {
    (self.raws, self.tree, self.isForeign) = (raws, tree, isForeign)
    index = Dictionary(raws.enumerated().map { ($1.name, $0) }) { first, _ in first }
    types = Array(repeating: nil, count: raws.count)
    differing = Array(repeating: nil, count: raws.count)
  }

  /// The name in `{name}`, where the whole value is one; `.value` at its end is Style Dictionary's.
  static func alias(in value: TokenJSON) -> String? {
    guard let text = value.text, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 2
    else { return nil }
    let name = text.dropFirst().dropLast()
    guard !name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return nil
    }
    return String(name)
  }

  /// The keys of a pointer within the file, such as `#/color/primary`. Source: RFC 6901.
  static func steps(ofPointer pointer: String) -> [String]? {
    guard pointer.hasPrefix("#/") else { return nil }
    return pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      ($0.removingPercentEncoding ?? String($0)).replacingOccurrences(of: "~1", with: "/")
        .replacingOccurrences(of: "~0", with: "~")
    }
  }

  private func find(_ name: String) -> Int? {
    if let found = index[name] { return found }
    guard name.hasSuffix(".value") || name.hasSuffix(".$root") else { return nil }
    return index[String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])]
  }

  private func problem(
    _ index: Int, _ reason: String, hint: String? = nil, _ kind: TokenProblem.Kind
  ) -> TokenProblem {
    TokenProblem(raws[index].name, reason, hint: hint, kind: kind)
  }

  private func target(of name: String, for index: Int) throws(TokenProblem) -> Int {
    if let found = find(name) { return found }
    let isGroup =
      name.split(separator: ".").reduce(tree as TokenJSON?) { $0?[String($1)] }?.object != nil
    throw problem(
      index,
      isGroup
        ? "refers to '\(name)', which is a group" : "refers to '\(name)', which does not exist",
      hint: isGroup ? nil : NearName.hint(for: name, among: raws.map(\.name)), .reference)
  }

  /// The token's type: its own, that of the token it names, or that of its group.
  mutating func type(of start: Int) throws(TokenProblem) -> TokenType {
    let raw = raws[start]
    // Most tokens say their type themselves or in a group, and need no chain of others.
    if let name = raw.ownType ?? (Self.hasReference(raw.value) ? nil : raw.groupType) {
      if let known = known[name] { return known }
      let type = try type(named: name, for: start)
      known[name] = type
      return type
    }
    var chain: [Int] = []
    var at = start
    // Nothing is followed for most; only a chain needs to know where it has been.
    var seen: Set<Int> = []
    while true {
      if let known = types[at] {
        for index in chain { types[index] = known }
        return known
      }
      guard seen.insert(at).inserted else { throw cycle(chain + [at], from: at) }
      chain.append(at)
      let raw = raws[at]
      if let name = raw.ownType {
        let type = try type(named: name, for: at)
        for index in chain { types[index] = type }
        return type
      }
      let pointer = raw.value["$ref"]?.text.flatMap(Self.steps)
      let pointed =
        pointer?.last == "$value" ? pointer?.dropLast().joined(separator: ".") : nil
      if let name = Self.alias(in: raw.value) ?? pointed {
        at = try target(of: name, for: at)
        continue
      }
      if let name = raw.groupType {
        let type = try type(named: name, for: at)
        for index in chain { types[index] = type }
        return type
      }
      guard isForeign else {
        throw problem(
          at, "has no type", hint: "write '$type' on the token or on a group around it", .type)
      }
      let type = LegacyShape.type(of: raw.name, raw.value)
      for index in chain { types[index] = type }
      return type
    }
  }

  private func type(named name: String, for index: Int) throws(TokenProblem) -> TokenType {
    if let type = TokenType(name: name), isForeign || TokenType(rawValue: name) != nil {
      return type
    }
    if !isForeign, let meant = TokenType(name: name) {
      throw problem(
        index, "unknown type '\(name)'", hint: "did you mean '\(meant.rawValue)'?", .type)
    }
    throw problem(
      index, "unknown type '\(name)'",
      hint: NearName.hint(for: name, among: TokenType.allCases.map(\.rawValue))
        ?? "known: \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))", .type)
  }

  private func cycle(_ chain: [Int], from index: Int) -> TokenProblem {
    let start = chain.firstIndex(of: index) ?? 0
    let names = chain[start...].map { raws[$0].name }
    let shown = names.count > 8 ? Array(names.prefix(4)) + ["…"] + Array(names.suffix(3)) : names
    return problem(
      index, "refers to itself: \(shown.joined(separator: " → "))", .cycle)
  }

  /// Whether the token, or one that it names, has another value in a mode.
  mutating func differs(_ start: Int, in mode: String) -> Bool {
    if let known = differing[start] { return known.contains(mode) }
    let raw = raws[start]
    // Most tokens name no other: what they say of themselves is all there is.
    if !Self.hasReference(raw.value), !raw.modes.contains(where: { Self.hasReference($0.value) }) {
      return raw.modes.contains { $0.name == mode }
    }
    var found: Set<String> = []
    var open = [start]
    var seen: Set<Int> = [start]
    while let at = open.popLast() {
      if let known = differing[at] {
        found.formUnion(known)
        continue
      }
      found.formUnion(raws[at].modes.map(\.name))
      for value in [raws[at].value] + raws[at].modes.map(\.value) {
        for name in Self.names(in: value) {
          if let next = find(name), seen.insert(next).inserted { open.append(next) }
        }
      }
    }
    differing[start] = found
    return found.contains(mode)
  }

  /// The tokens that a value names anywhere.
  private static func names(in value: TokenJSON) -> [String] {
    switch value {
    case .text(let text):
      return text.utf8.contains(UInt8(ascii: "{")) ? pieces(of: text).compactMap(\.name) : []
    case .list(let list): return hasReference(value) ? list.flatMap(names) : []
    case .object(let object):
      guard hasReference(value) else { return [] }
      if let pointer = object["$ref"]?.text, let steps = steps(ofPointer: pointer),
        let end = steps.firstIndex(of: "$value")
      {
        return [steps[..<end].joined(separator: ".")]
      }
      return object.members.flatMap { names(in: $0.value) }
    default: return []
    }
  }

  /// Whether anything in a value may be a reference: most have none and need no copy.
  private static func hasReference(_ value: TokenJSON) -> Bool {
    switch value {
    case .text(let text): text.utf8.contains(UInt8(ascii: "{"))
    case .list(let list): list.contains(where: hasReference)
    case .object(let object):
      object.members.contains { $0.key == "$ref" || hasReference($0.value) }
    default: false
    }
  }

  /// The value of a token in a mode, without references.
  mutating func value(of index: Int, mode: String?) throws(TokenProblem) -> TokenJSON {
    try value(of: index, mode: mode, depth: 0, around: [])
  }

  /// The place of a mode in the table of states; a new one gets a row.
  private mutating func row(of mode: String?) -> Int {
    if let row = rows.firstIndex(where: { $0 == mode }) { return row }
    rows.append(mode)
    states.append(Array(repeating: .new, count: raws.count))
    return rows.count - 1
  }

  private func written(_ index: Int, mode: String?) -> TokenJSON {
    var wanted = mode
    while let name = wanted {
      if let found = raws[index].modes.first(where: { $0.name == name }) { return found.value }
      wanted = name.lastIndex(of: "-").map { String(name[..<$0]) }
    }
    return raws[index].value
  }

  private mutating func value(
    of start: Int, mode: String?, depth: Int, around: [Int]
  ) throws(TokenProblem) -> TokenJSON {
    // Chains of plain references are followed in a loop: a file may hold thousands of links.
    let row = row(of: mode)
    var chain: [Int] = []
    var at = start
    let end: TokenJSON
    do throws(TokenProblem) {
      follow: while true {
        switch states[row][at] {
        case .done(let value):
          end = value
          break follow
        case .failed(let problem):
          throw TokenProblem(
            raws[chain.first ?? at].name,
            problem.path == raws[at].name && chain.isEmpty
              ? problem.reason : "refers to '\(raws[at].name)', which \(problem.reason)",
            hint: problem.hint, kind: problem.kind)
        case .open: throw cycle(around + chain + [at], from: at)
        case .new: break
        }
        states[row][at] = .open
        chain.append(at)
        let value = written(at, mode: mode)
        if let name = Self.alias(in: value) {
          at = try target(of: name, for: at)
          continue
        }
        guard depth < Self.deepest else {
          throw problem(at, "refers to values nested too deep", .cycle)
        }
        end = try filled(value, at, mode, depth, around + [at])
        break follow
      }
    } catch {
      for index in chain { states[row][index] = .failed(error) }
      throw error
    }
    // From the end of the chain on, each token may change what it refers to.
    var value = end
    for (place, index) in chain.enumerated().reversed() {
      do throws(TokenProblem) {
        if let modifier = raws[index].modifier {
          let modifier = try filled(modifier, index, mode, depth, around + [index])
          value = try modified(value, by: modifier, of: index, mode)
        }
      } catch {
        for outer in chain[...place] { states[row][outer] = .failed(error) }
        throw error
      }
      states[row][index] = .done(value)
    }
    return value
  }

  private func modified(
    _ value: TokenJSON, by modifier: TokenJSON, of index: Int, _ mode: String?
  ) throws(TokenProblem) -> TokenJSON {
    func word<Word: CaseIterable & RawRepresentable<String>>(
      _ key: String, _ noun: String, _ type: Word.Type
    ) throws(TokenProblem) -> Word {
      let text = modifier[key]?.text ?? ""
      let known = type.allCases.map(\.rawValue)
      guard let word = type.init(rawValue: text.lowercased()) else {
        throw problem(
          index, "changes its colour \(noun) '\(text)', which is not known",
          hint: NearName.hint(for: text, among: known), .value)
      }
      return word
    }
    let kind = try word("type", "by", ColorModifier.Kind.self)
    let written = modifier["value"]
    guard let amount = written?.number ?? written?.text.flatMap(Double.init), amount >= 0,
      amount <= 1
    else {
      throw problem(index, "changes its colour by no amount from 0 to 1", .value)
    }
    var change = ColorModifier(kind: kind, amount: amount)
    if kind != .alpha { change.space = try word("space", "in the space", ColorModifier.Space.self) }
    let reader = TokenValueReader(name: raws[index].name, mode: mode, isForeign: isForeign)
    if kind == .mix, case .color(let other) = try reader.value(modifier["color"] ?? .null, .color) {
      change.other = other
    }
    guard case .color(let color) = try reader.value(value, .color) else { return value }
    return FormatWriter.json(of: change.applied(to: color))
  }

  /// A value whose inner references are replaced by what they name.
  private mutating func filled(
    _ value: TokenJSON, _ index: Int, _ mode: String?, _ depth: Int, _ around: [Int]
  ) throws(TokenProblem) -> TokenJSON {
    guard Self.hasReference(value) else { return value }
    switch value {
    case .text(let text):
      if let name = Self.alias(in: value) {
        return try self.value(
          of: target(of: name, for: index), mode: mode, depth: depth + 1, around: around)
      }
      guard isForeign else { return value }
      var result = ""
      for piece in Self.pieces(of: text) {
        guard let name = piece.name else {
          result += piece.text
          continue
        }
        let inner = try self.value(
          of: target(of: name, for: index), mode: mode, depth: depth + 1, around: around)
        result += Arithmetic.words(of: inner)
      }
      return Arithmetic.reduced(result)
    case .list(let list):
      var result: [TokenJSON] = []
      for item in list { result.append(try filled(item, index, mode, depth, around)) }
      return .list(result)
    case .object(let object):
      if let pointer = object["$ref"]?.text {
        return try pointed(pointer, index, mode, depth, around)
      }
      var result = object
      for at in object.members.indices {
        result.members[at].value = try filled(
          object.members[at].value, index, mode, depth, around)
      }
      return .object(result)
    default: return value
    }
  }

  /// What `$ref` points at: a token's value or a part of it.
  private mutating func pointed(
    _ pointer: String, _ index: Int, _ mode: String?, _ depth: Int, _ around: [Int]
  ) throws(TokenProblem) -> TokenJSON {
    let missing = problem(
      index, "refers to '\(pointer)', which does not exist",
      hint: "a pointer is written as #/group/token/$value", .reference)
    guard let steps = Self.steps(ofPointer: pointer) else { throw missing }
    let end = steps.firstIndex(of: "$value") ?? steps.count
    let name = steps[..<end].joined(separator: ".")
    let target: Int
    do throws(TokenProblem) {
      target = try self.target(of: name, for: index)
    } catch {
      throw TokenProblem(missing.path, missing.reason, hint: error.hint, kind: .reference)
    }
    var value = try self.value(of: target, mode: mode, depth: depth + 1, around: around)
    for step in steps[min(end + 1, steps.count)...] {
      if let list = value.list, let at = Int(step), list.indices.contains(at) {
        value = list[at]
      } else if let inner = value[step] {
        value = inner
      } else {
        throw missing
      }
    }
    return value
  }

  /// A text by its references and what stands between them.
  private static func pieces(of text: String) -> [(text: String, name: String?)] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [(text, nil)] }
    var result: [(text: String, name: String?)] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      if open > rest.startIndex { result.append((String(rest[..<open]), nil)) }
      let name = String(rest[rest.index(after: open)..<close])
      result.append(("{\(name)}", name))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { result.append((String(rest), nil)) }
    return result
  }
}
