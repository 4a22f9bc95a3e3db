import KumihanSwiftWords

extension LintRule {
  /// The numbers of a call that are distances.
  private static func distances(
    of call: SwiftCalls.Call, in source: LintSource
  ) -> [SwiftCalls.Argument] {
    let stacks: Set = ["VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
    switch source.calls.name(call) {
    case "padding", "safeAreaPadding":
      guard call.isMember else { return [] }
      // The lengths of strings have labels.
      return call.arguments.allSatisfy { $0.label == nil } ? call.arguments : []
    case "EdgeInsets": return call.arguments
    case "offset": return call.isMember ? call.arguments.filter { $0.label != nil } : []
    case "GridItem": return call.arguments.filter { $0.label == "spacing" }
    case "Grid":
      return call.arguments.filter { $0.label?.hasSuffix("Spacing") == true }
    case let name where stacks.contains(name):
      return call.arguments.filter { $0.label == "spacing" }
    default: return []
    }
  }

  static let grid = LintRule(
    id: "joho.grid", summary: "paddings, spacings and offsets are multiples of 4",
    source: "chapter 7"
  ) { source in
    let names: Set = [
      "padding", "safeAreaPadding", "EdgeInsets", "offset", "GridItem", "Grid", "VStack", "HStack",
      "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    ]
    return source.faults(of: names) { call in
      for distance in distances(of: call, in: source) {
        guard let number = source.calls.number(distance),
          number.truncatingRemainder(dividingBy: 4) != 0,
          // Hairlines, and what the book itself puts between the parts of a cell.
          abs(number) > 2
        else { continue }
        return "\(source.calls.text(distance)) is not a multiple of 4"
      }
      return nil
    }
  }

  static let topPadding = LintRule(
    id: "joho.top", summary: "at most 8 points of padding at the top", source: "chapters 3 and 7"
  ) { source in
    source.faults(of: ["padding"]) { call in
      guard call.isMember else { return nil }
      if let insets = source.calls.calls.first(where: {
        $0.name > call.name && $0.end < call.end && source.calls.name($0) == "EdgeInsets"
      }), let top = source.calls.argument("top", of: insets),
        let number = source.calls.number(top), number > 8
      {
        return "\(source.calls.text(top)) points at the top: 8 at most"
      }
      guard call.arguments.count == 2, source.words(of: call.arguments[0]) == [".", "top"],
        let number = source.calls.number(call.arguments[1]), number > 8
      else { return nil }
      return "\(source.calls.text(call.arguments[1])) points at the top: 8 at most"
    }
  }

  private static let touched: Set = ["Button", "NavigationLink", "Link", "Menu", "ShareLink"]

  static let touch = LintRule(
    id: "joho.touch", summary: "what is touched is 44 by 44 points at least", source: "chapter 7"
  ) { source in
    source.faults(of: ["frame"]) { call in
      guard call.isMember, let root = source.calls.chain(of: call).first,
        touched.contains(source.calls.name(root)), !root.isMember
      else { return nil }
      let sizes = call.arguments.filter { ["width", "height"].contains($0.label) }
      guard
        let small = sizes.first(where: {
          source.calls.number($0).map { $0 > 0 && $0 < 44 } ?? false
        })
      else { return nil }
      return "\(small.label ?? "") \(source.calls.text(small)) of what is touched: 44 at least"
    }
  }

  static let distance = LintRule(
    id: "joho.between", summary: "12 points between what is touched", source: "chapter 7"
  ) { source in
    source.faults(of: ["HStack"]) { call in
      guard !call.isMember, let spacing = source.calls.argument("spacing", of: call),
        let number = source.calls.number(spacing), number < 12, let closure = call.closures.first
      else { return nil }
      let buttons = source.calls.calls.filter {
        !$0.isMember && closure.contains($0.name) && touched.contains(source.calls.name($0))
          && source.calls.bracket(around: $0.name) == closure.lowerBound
      }
      let isNear = zip(buttons, buttons.dropFirst()).contains { first, second in
        guard let last = source.calls.chain(of: first).last else { return false }
        return last.end + 1 == second.name
      }
      return isNear ? "\(source.calls.text(spacing)) points between buttons: 12 at least" : nil
    }
  }
}
