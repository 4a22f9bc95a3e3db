import KumihanSwiftWords

extension LintRule {
  static let corners = LintRule(
    id: "joho.corner.style", summary: "corners are continuous", source: "chapters 3 and 18"
  ) { source in
    source.faults(of: ["cornerRadius", "RoundedRectangle", "UnevenRoundedRectangle", "rect"]) {
      call in
      switch source.calls.name(call) {
      case "cornerRadius":
        guard call.isMember, call.arguments.first?.label == nil,
          source.calls.argument(nil, of: call).flatMap(source.calls.number) != 0
        else { return nil }
        return "cornerRadius() is not continuous: clip to a RoundedRectangle whose style is"
      case let name:
        guard call.arguments.contains(where: { $0.label?.hasPrefix("corner") == true }) else {
          return nil
        }
        // Outside the brackets of a view's modifier, `rect` may be anything.
        if name == "rect", !call.isMember { return nil }
        guard let style = source.calls.argument("style", of: call) else {
          return "\(name) without 'style: .continuous'"
        }
        return source.words(of: style).last == "circular" ? "circular corners" : nil
      }
    }
  }

  static let effects = LintRule(
    id: "joho.effects", summary: "no blur, material, glass, shadow or gradient",
    source: "chapters 3 and 18"
  ) { source in
    let gradients: Set = [
      "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
      "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient",
    ]
    let modifiers: Set = ["blur", "shadow", "glassEffect"]
    let calls = source.faults(of: gradients.union(modifiers)) { call in
      let name = source.calls.name(call)
      if gradients.contains(name) { return "\(name): colours are flat" }
      guard call.isMember, source.calls.root(of: call) != nil || call.name > 1 else { return nil }
      let radius =
        source.calls.argument("radius", of: call)
        ?? (name == "blur" ? source.calls.argument(nil, of: call) : nil)
      if let radius, source.calls.number(radius) == 0 { return nil }
      return name == "shadow" ? "a shadow: depth comes from borders" : "\(name) lowers contrast"
    }
    let materials: Set = [
      "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
      "ultraThickMaterial",
    ]
    let words = source.tokens.tokens.indices.compactMap { i -> LintSource.Fault? in
      guard source.tokens.isSign(i - 1, of: ".") else { return nil }
      let word = source.tokens.text(i)
      if materials.contains(word) { return .init(token: i, message: "\(word) lowers contrast") }
      guard word == "gradient", !source.tokens.isSign(i + 1, of: "(:=") else { return nil }
      // The gradient of a colour, not a property of something of the project's.
      let colour = source.tokens.text(i - 2)
      return LintSource.systemNames.contains(colour)
        ? .init(token: i, message: "the gradient of a colour: colours are flat") : nil
    }
    return calls + words
  }

  static let emoji = LintRule(
    id: "joho.effects", summary: "no emoji: symbols are of one colour", source: "chapter 8"
  ) { source in
    let silent: Set = [
      "print", "debugPrint", "fatalError", "assert", "assertionFailure", "precondition",
      "preconditionFailure", "NSLog", "os_log", "dump", "debug", "info", "notice", "warning",
      "error", "fault", "trace", "log", "critical", "Test", "Suite", "expect", "require", "Issue",
    ]
    return source.tokens.tokens.indices.compactMap { i in
      guard source.tokens.tokens[i].kind == .literal else { return nil }
      let shown = source.tokens.text(i).first { letter in
        let scalars = letter.unicodeScalars
        return scalars.contains { $0.properties.isEmojiPresentation }
          || (scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true)
      }
      guard let shown,
        !source.calls.ancestors(of: i).prefix(2).contains(where: {
          silent.contains(source.calls.name($0))
        })
      else { return nil }
      return .init(token: i, message: "emoji \(shown): use a symbol of one colour")
    }
  }

  static let animation = LintRule(
    id: "joho.animation", summary: "animations do not bounce", source: "chapters 3 and 10"
  ) { source in
    let names: Set = ["spring", "interpolatingSpring", "bouncy", "interactiveSpring"]
    let calls = source.faults(of: names) { call in
      guard call.isMember else { return nil }
      if source.calls.name(call) == "bouncy" { return "a bouncy animation" }
      let damping = source.calls.argument("dampingFraction", of: call)
      if let damping, let number = source.calls.number(damping), number < 0.8 {
        return "a spring that bounces: its damping is \(source.calls.text(damping))"
      }
      let bounce = source.calls.argument("bounce", of: call)
      if let bounce, let number = source.calls.number(bounce), number > 0.1 {
        return "a spring that bounces by \(source.calls.text(bounce))"
      }
      return nil
    }
    let words = source.tokens.tokens.indices.compactMap { i -> LintSource.Fault? in
      guard source.tokens.text(i) == "bouncy", source.tokens.isSign(i - 1, of: "."),
        !source.tokens.isSign(i + 1, of: "(")
      else { return nil }
      return .init(token: i, message: "a bouncy animation")
    }
    return calls + words
  }

  static let swipe = LintRule(
    id: "joho.swipe", summary: "swiping right edits, swiping left deletes", source: "chapter 10"
  ) { source in
    source.faults(of: ["swipeActions"]) { call in
      guard let closure = call.closures.first else { return nil }
      let words = closure.map(source.tokens.text)
      let isLeading =
        source.calls.argument("edge", of: call).map(source.words)?.last == "leading"
      let deletes =
        words.contains("destructive") || words.contains("\"trash\"") || words.contains("\"Delete\"")
      let edits = words.contains("\"pencil\"") || words.contains("\"Edit\"")
      if isLeading && deletes { return "deleting on the leading edge: swipe left to delete" }
      if !isLeading && edits { return "editing on the trailing edge: swipe right to edit" }
      return nil
    }
  }
}
