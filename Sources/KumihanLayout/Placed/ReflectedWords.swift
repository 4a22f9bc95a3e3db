import Foundation
import KumihanDrawing

/// Values of types that nobody here knows, in the words of layout texts: numbers, texts, cases and what is made of
/// them. Closures and objects have no words, because theirs would be others in each process.
enum ReflectedWords {
  /// Longer ones are cut, and end with a hash of the whole.
  private static let longest = 100

  /// Nil for a value without words.
  static func of(_ value: Any, depth: Int = 0) -> String? {
    guard depth < 5 else { return nil }
    switch value {
    case let number as Double: return CGFloat(number).shortText
    case let number as CGFloat: return number.shortText
    case let number as Float: return CGFloat(number).shortText
    case let number as any BinaryInteger: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let text as String: return text
    case let alignment as HorizontalAlignment: return alignment.key.words
    case let alignment as VerticalAlignment: return alignment.key.words
    case let alignment as Alignment: return alignment.words
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.compactMap { child in
      of(child.value, depth: depth + 1).map { (child.label, $0) }
    }
    switch mirror.displayStyle {
    case .optional: return parts.first?.1
    case .enum:
      guard let child = mirror.children.first else { return "\(value)" }
      return (child.label ?? "") + (parts.first.map { "(\($0.1))" } ?? "")
    case .struct:
      if parts.isEmpty { return nil }
      return parts.map { name, words in (name.map { "\($0):" } ?? "") + words }
        .joined(separator: ",")
    case .tuple: return parts.map(\.1).joined(separator: ",")
    case .collection: return "[" + parts.map(\.1).joined(separator: ";") + "]"
    case .set, .dictionary: return "[" + parts.map(\.1).sorted().joined(separator: ";") + "]"
    default: return nil
    }
  }

  static func shortened(_ words: String) -> String {
    words.count <= longest ? words : "\(words.prefix(longest))…\(words.stableHash.prefix(8))"
  }

  /// Whether a type is one of the engine's modules that make layouts for their own views.
  static func isOurs(_ type: Any.Type) -> Bool {
    ours.contains(String(_typeName(type).prefix { $0 != "." }))
  }

  private static let ours: Set = [
    "KumihanViews", "KumihanControls", "KumihanCharts", "KumihanMaps", "KumihanAppleNames",
  ]
}

/// A layout of the engine's own that says by what it places its views.
package protocol ToldLayout: Layout {
  /// Names and values, in an order that is the same for equal layouts.
  var told: [(name: String, value: String)] { get }
}

extension Layout {
  /// What a layout places its views by: what it says itself, or the properties of one that others made. What ours
  /// are made of follows from their views.
  var properties: [(name: String, value: String)] {
    if case let layout as any ToldLayout = self { return layout.told }
    if ReflectedWords.isOurs(Self.self) { return [] }
    return Mirror(reflecting: self).children.compactMap { child in
      guard let name = child.label, let words = ReflectedWords.of(child.value) else { return nil }
      return (name, ReflectedWords.shortened(words))
    }
  }
}
