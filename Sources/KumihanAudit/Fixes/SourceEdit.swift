import KumihanLayout
import KumihanSwiftWords

/// New text in place of some bytes of a source file.
package struct SourceEdit: Hashable, Sendable {
  /// Positions in the file's bytes; empty for an insertion.
  package var range: Range<Int>
  package var text: String
}

/// Finds where in a source file a fix belongs.
struct FixWriter {
  let calls: SwiftCalls

  init(_ bytes: [UInt8]) { calls = SwiftCalls(bytes) }

  private var tokens: SwiftTokens { calls.tokens }

  /// The edits that make a fix; none where the source does not have what was laid out as a literal
  /// at its place.
  func edits(for fix: Fix, at site: CallSite) -> [SourceEdit] {
    guard let call = call(at: site) else { return [] }
    switch fix {
    case .number(let modifier, let argument, let from, let to):
      return number(modifier, argument, from: Double(from), to: Double(to), at: call)
    case .word(_, let from, let to): return word(from, to, at: call)
    case .replace(_, let modifier):
      guard let old = calls.chain(of: call).first(where: { calls.name($0) == modifier }),
        let radius = calls.argument(nil, of: old)
      else { return [] }
      // The argument stays as it is written, a constant's name among it.
      let text =
        "clipShape(RoundedRectangle(cornerRadius: \(calls.text(radius)), style: .continuous))"
      return [SourceEdit(range: bytes(old.name...old.end), text: text)]
    case .add(let modifier): return add(modifier, to: call)
    case .addToLabel(let modifier): return addToLabel(modifier, of: call)
    case .textStyle(let style, let size): return textStyle(style, size: Double(size), at: call)
    }
  }

  /// The call whose brackets, closure or name is at a place.
  private func call(at site: CallSite) -> SwiftCalls.Call? {
    let here = calls.calls.filter { call in
      let tokens = [
        call.name, call.name - 1, call.brackets?.lowerBound, call.closures.first?.lowerBound,
      ]
      return tokens.compactMap { $0 }.contains { token in
        token >= 0 && calls.place(token) == (site.line, site.column)
      }
    }
    return here.first
  }

  private func bytes(_ range: ClosedRange<Int>) -> Range<Int> {
    let (first, last) = (tokens.tokens[range.lowerBound], tokens.tokens[range.upperBound])
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The calls of a statement: its chain, and those in their brackets.
  private func statement(of call: SwiftCalls.Call) -> [SwiftCalls.Call] {
    var outermost = calls.chain(of: call)
    // A shape in the brackets of a modifier belongs to the modifier's chain.
    while let first = outermost.first, let parent = calls.parent(of: first.name),
      let brackets = parent.brackets, brackets.contains(first.name)
    {
      outermost = calls.chain(of: parent)
    }
    guard let first = outermost.first, let last = outermost.last else { return [call] }
    return calls.calls.filter { $0.name >= first.name && $0.end <= last.end }
  }

  private func number(
    _ modifier: String, _ argument: String, from: Double, to: Double, at call: SwiftCalls.Call
  ) -> [SourceEdit] {
    let stacks: Set = ["VStack", "HStack", "LazyVStack", "LazyHStack"]
    let grids: Set = ["LazyVGrid", "LazyHGrid", "GridItem", "Grid"]
    let found: [SwiftCalls.Call]
    switch modifier {
    // One shape is often written twice: to clip, and as the border.
    case "RoundedRectangle":
      found = statement(of: call).filter { calls.name($0).hasSuffix("RoundedRectangle") }
    case "LazyVGrid": found = [call] + statement(of: call).filter { grids.contains(calls.name($0)) }
    case "padding":
      found =
        [call]
        + calls.calls.filter {
          calls.name($0) == "EdgeInsets" && $0.name > call.name && $0.end < call.end
        }
    default:
      guard calls.name(call) == modifier || stacks.contains(calls.name(call)) else { return [] }
      found = [call]
    }
    return found.flatMap { call in
      call.arguments.compactMap { value -> SourceEdit? in
        guard
          argument.isEmpty || value.label == argument || calls.name(call) == "EdgeInsets"
            || value.label?.hasSuffix("Spacing") == true, let number = calls.number(value),
          abs(number - from) < 0.26, let first = value.tokens.first, let last = value.tokens.last
        else { return nil }
        return SourceEdit(range: bytes(first...last), text: to.shortText)
      }
    }
  }

  private func word(_ from: String, _ to: String, at call: SwiftCalls.Call) -> [SourceEdit] {
    statement(of: call).flatMap { call in
      call.arguments.compactMap { value -> SourceEdit? in
        guard value.label == "style", let last = value.tokens.last, tokens.text(last) == from else {
          return nil
        }
        return SourceEdit(range: bytes(last...last), text: to)
      }
    }
  }

  private func insertion(_ text: String, after token: Int) -> SourceEdit {
    let end = tokens.tokens[token].range.upperBound
    return SourceEdit(range: end..<end, text: text)
  }

  private func add(_ modifier: String, to call: SwiftCalls.Call) -> [SourceEdit] {
    let chain = calls.chain(of: call)
    guard let last = chain.last, let first = chain.first else { return [] }
    // Texts that are put together by + take modifiers of text only.
    if tokens.isSign(last.end + 1, of: "+") || tokens.isSign(first.name - 1, of: "+") { return [] }
    let fonts = chain.filter { calls.name($0) == "font" }.flatMap { font in
      calls.calls.filter { $0.name > font.name && $0.end < font.end && calls.name($0) == "system" }
    }
    if modifier == ".fontDesign(.rounded)", let font = fonts.first {
      if let design = calls.argument("design", of: font), let first = design.tokens.first,
        let last = design.tokens.last
      {
        return [SourceEdit(range: bytes(first...last), text: ".rounded")]
      }
      guard let value = font.arguments.last?.tokens.last else { return [] }
      return [insertion(", design: .rounded", after: value)]
    }
    if modifier.hasPrefix(".fontWeight(") {
      let weight = String(modifier.dropFirst(".fontWeight(".count).dropLast())
      let named =
        fonts.compactMap { calls.argument("weight", of: $0) }
        + chain.filter { ["fontWeight", "weight"].contains(calls.name($0)) }
        .compactMap { calls.argument(nil, of: $0) }
      // The last one in a chain is the innermost; it decides.
      if let value = named.last, let first = value.tokens.first, let last = value.tokens.last {
        guard value.tokens.count <= 4, !value.tokens.contains(where: { tokens.text($0) == "?" })
        else { return [] }
        return [SourceEdit(range: bytes(first...last), text: weight)]
      }
    }
    return [insertion(modifier, after: last.end)]
  }

  /// The one font of a chain: its size becomes the style, weight and design stay.
  private func textStyle(_ style: String, size: Double, at call: SwiftCalls.Call) -> [SourceEdit] {
    let fonts = calls.chain(of: call).filter { calls.name($0) == "font" }
    guard fonts.count == 1, let font = fonts.first else { return [] }
    let systems = calls.calls.filter {
      $0.name > font.name && $0.end < font.end && calls.name($0) == "system"
    }
    guard systems.count == 1, let value = calls.argument("size", of: systems[0]),
      let number = calls.number(value), abs(number - size) < 0.01,
      let first = value.tokens.first, let last = value.tokens.last,
      tokens.text(first - 1) == ":", tokens.text(first - 2) == "size"
    else { return [] }
    // Beside a style the design comes before the weight, beside a size after it.
    if let weight = calls.argument("weight", of: systems[0]),
      let design = calls.argument("design", of: systems[0]), let end = systems[0].arguments.last,
      let past = end.tokens.last
    {
      let text = ".\(style), design: \(calls.text(design)), weight: \(calls.text(weight))"
      return [SourceEdit(range: bytes((first - 2)...past), text: text)]
    }
    return [SourceEdit(range: bytes((first - 2)...last), text: ".\(style)")]
  }

  private func addToLabel(_ modifier: String, of call: SwiftCalls.Call) -> [SourceEdit] {
    let touched: Set = ["Button", "NavigationLink", "Menu", "Link", "ShareLink"]
    let candidates = calls.chain(of: call) + calls.ancestors(of: call.name)
    guard let control = candidates.first(where: { touched.contains(calls.name($0)) }) else {
      return []
    }
    let hasAction = control.arguments.contains { $0.label == "action" || $0.label == "destination" }
    let isLabelled = control.closures.count >= 2
    guard let label = isLabelled ? control.closures.last : hasAction ? control.closures.first : nil
    else { return [] }
    // The label's one view, with all that is chained to it.
    let inside = calls.calls.filter {
      calls.bracket(around: $0.name) == label.lowerBound && !$0.isMember
    }
    guard inside.count == 1, let view = inside.first, let last = calls.chain(of: view).last,
      last.end + 1 == label.upperBound, view.name == label.lowerBound + 1
    else { return [] }
    return [insertion(modifier, after: last.end)]
  }
}

extension Double {
  fileprivate var shortText: String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}
