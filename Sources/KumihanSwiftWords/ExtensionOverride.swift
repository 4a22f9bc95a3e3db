/// A member of an extension that overrides one of a superclass, which the compiler allows in the class alone where there is no
/// Objective-C runtime.
package struct ExtensionOverride: Hashable, Sendable {
  /// The member with its attributes: positions in the file's bytes.
  package let member: Range<Int>
  /// The brace that closes the class: its position in the file's bytes; nil for a class of UIKit's, where nothing can take a
  /// member's place.
  package let end: Int?
}

extension SwiftTokens {
  /// The overrides in extensions, without conditions, of classes that the file declares itself or that are UIKit's, in the order
  /// of the file.
  package func extensionOverrides() -> [ExtensionOverride] {
    let ends = classEnds()
    var found: [ExtensionOverride] = []
    for i in tokens.indices where text(i) == "extension" && tokens[i].kind == .word {
      guard let (open, name) = header(ofExtension: i), let close = closing(open),
        ends[name] != nil || name.hasPrefix("UI")
      else { continue }
      var at = open + 1
      while at < close {
        if text(at) == "override", let member = declaration(at: tokens[at].range.lowerBound) {
          found.append(ExtensionOverride(member: member, end: ends[name]))
          while at < close, tokens[at].range.lowerBound < member.upperBound { at += 1 }
        } else {
          at = (closing(at) ?? at) + 1
        }
      }
    }
    return found
  }

  /// Those of some types that an extension without conditions gives a property, or a function without arguments, of a name.
  package func extended(by name: String, of types: Set<String>) -> Set<String> {
    guard code.contains(where: { text($0.range) == name }) else { return [] }
    var found: Set<String> = []
    for i in tokens.indices where text(i) == "extension" && tokens[i].kind == .word {
      guard let (open, type) = header(ofExtension: i), types.contains(type),
        let close = closing(open)
      else { continue }
      var at = open + 1
      while at < close {
        let isOne = text(at) == name && text(at - 1) != "." && tokens[at].kind == .word
        if isOne, text(at - 1) == "var" || text(at - 1) == "func" && closing(at + 1) == at + 2 {
          found.insert(type)
        }
        at = (closing(at) ?? at) + 1
      }
    }
    return found
  }

  /// The words `override` of what classes of `NSObject` hear of others' properties, in the order of the file: Linux's has no
  /// such method.
  package func observerOverrides() -> [Range<Int>] {
    var found: [Range<Int>] = []
    for i in tokens.indices where text(i) == "class" && tokens[i].kind == .word {
      guard let open = brace(after: i), let close = closing(open),
        (i..<open).contains(where: { text($0) == "NSObject" })
      else { continue }
      var at = open + 1
      while at < close {
        if text(at) == "override",
          (at + 1..<min(at + 4, close - 1)).contains(where: {
            text($0) == "func" && text($0 + 1) == "observeValue"
          })
        {
          found.append(tokens[at].range)
        }
        at = (closing(at) ?? at) + 1
      }
    }
    return found
  }

  /// Where the bodies of classes end, by the names of the classes.
  private func classEnds() -> [String: Int] {
    var ends: [String: Int] = [:]
    for i in tokens.indices where text(i) == "class" && tokens[i].kind == .word {
      guard i + 1 < tokens.count, tokens[i + 1].kind == .word,
        !["func", "var", "let", "subscript", "override"].contains(text(i + 1)),
        let open = brace(after: i + 1), let close = closing(open)
      else { continue }
      ends[text(i + 1)] = tokens[close].range.lowerBound
    }
    return ends
  }

  /// The opening brace of an extension, and the last part of its type's name; nil for one with conditions.
  private func header(ofExtension i: Int) -> (open: Int, name: String)? {
    guard let open = brace(after: i), !(i..<open).contains(where: { text($0) == "where" }) else {
      return nil
    }
    var at = i + 1
    while text(at + 1) == ".", at + 2 < open { at += 2 }
    return (open, text(at))
  }

  private func brace(after i: Int) -> Int? {
    var at = i
    while at < tokens.count, !isSign(at, of: "{") {
      if isSign(at, of: "};") { return nil }
      at = (isSign(at, of: "([") ? closing(at) ?? at : at) + 1
    }
    return at < tokens.count ? at : nil
  }
}
