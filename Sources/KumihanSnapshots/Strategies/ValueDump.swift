import Foundation

/// A value and all it holds as text that two runs share: no addresses, no order of hashing.
///
/// The text is that of swift-snapshot-testing's `dump`, so that references which it wrote stay.
struct ValueDump {
  /// The lines, each with its end.
  private(set) var text = ""
  /// The objects around the running one: a circle of them ends where it closes.
  private var around: Set<ObjectIdentifier> = []

  static func text(_ value: Any) -> String { text(value, around: []) }

  private static func text(_ value: Any, around: Set<ObjectIdentifier>) -> String {
    var dump = ValueDump()
    dump.around = around
    dump.add(value, label: nil, depth: 0)
    return dump.text
  }

  /// Deeper values are cut: a description that makes new values each time has no end.
  private static let deepest = 256

  private mutating func add(_ value: Any, label: String?, depth: Int) {
    let start = String(repeating: "  ", count: depth)
    let name = label.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    let sign = mirror.children.isEmpty ? "-" : "▿"
    let isList =
      [.collection, .dictionary, .set, .tuple, .optional].contains(mirror.displayStyle)
    if !isList, let told = value as? any AnySnapshotStringConvertible,
      !Swift.type(of: told).renderChildren
    {
      text += "\(start)- \(name)\(told.snapshotDescription)\n"
      return
    }
    let outer = around
    defer { around = outer }
    if !isList, mirror.displayStyle == .class, !(value is any AnySnapshotStringConvertible),
      !(value is any CustomStringConvertible)
    {
      guard around.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        text += "\(start)\(sign) \(label ?? "value") (circular reference detected)\n"
        return
      }
    }
    guard depth < Self.deepest else {
      text += "\(start)- \(name)…\n"
      return
    }
    text += "\(start)\(sign) \(name)\(heading(value, mirror))\n"
    for (label, part) in parts(of: value, mirror) { add(part, label: label, depth: depth + 1) }
  }

  /// What stands below a value. What has no order of its own, or one that a refactoring changes, is
  /// sorted by its text.
  private func parts(of value: Any, _ mirror: Mirror) -> [Mirror.Child] {
    let parts = Array(mirror.children)
    switch mirror.displayStyle {
    case .dictionary, .set: break
    case .class, .struct:
      if value is any AnySnapshotStringConvertible || value is any CustomStringConvertible {
        return parts
      }
    default: return parts
    }
    let sorted = parts.map { (part: $0, key: Self.text($0, around: around)) }
      .sorted { $0.key < $1.key }
    return sorted.map(\.part)
  }

  private func heading(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return Self.name(mirror) + (count == 0 ? ".none" : "")
    default: break
    }
    if let told = value as? any AnySnapshotStringConvertible { return told.snapshotDescription }
    if let told = value as? any CustomStringConvertible { return told.description }
    switch mirror.displayStyle {
    case .enum: return Self.name(mirror) + (count == 0 ? ".\(value)" : "")
    case .class, .struct: return Self.name(mirror)
    default: return "\(value)"
    }
  }

  /// The type's name; those of functions carry a number that other code moves.
  private static func name(_ mirror: Mirror) -> String {
    "\(mirror.subjectType)".replacing(#/ #\d+/#, with: "")
  }
}
