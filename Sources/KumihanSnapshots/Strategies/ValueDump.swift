/// A value and all it holds as text that two runs share: no addresses, no order of hashing.
enum ValueDump {
  static func text(_ value: Any) -> String {
    var lines: [String] = []
    add(value, label: nil, depth: 0, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let deepest = 32

  private static func add(_ value: Any, label: String?, depth: Int, to lines: inout [String]) {
    let start = String(repeating: "  ", count: depth)
    let name = label.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first else { return lines.append("\(start)- \(name)nil") }
      return add(wrapped.value, label: label, depth: depth, to: &lines)
    }
    if let words = words(value, mirror) { return lines.append("\(start)- \(name)\(words)") }
    guard depth < deepest else { return lines.append("\(start)- \(name)…") }
    lines.append("\(start)▿ \(name)\(heading(value, mirror))")
    var parts = mirror.children.map { ($0.label, $0.value) }
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
      parts.sort { text($0.1) < text($1.1) }
    }
    for (label, part) in parts { add(part, label: label, depth: depth + 1, to: &lines) }
    if let above = mirror.superclassMirror, !above.children.isEmpty {
      lines.append("\(start)  ▿ super: \(above.subjectType)")
      for part in above.children {
        add(part.value, label: part.label, depth: depth + 2, to: &lines)
      }
    }
  }

  /// A value without parts, in words.
  private static func words(_ value: Any, _ mirror: Mirror) -> String? {
    if let text = value as? String { return text.debugDescription }
    if let text = value as? Substring { return text.debugDescription }
    if let text = value as? any AnySnapshotStringConvertible { return text.snapshotDescription }
    guard mirror.children.isEmpty else { return nil }
    switch mirror.displayStyle {
    case .collection: return "0 elements"
    case .set: return "0 members"
    case .dictionary: return "0 key/value pairs"
    case .class, .foreignReference: return "\(mirror.subjectType)"
    case .struct where !(value is any CustomStringConvertible): return "\(mirror.subjectType)"
    case .struct, .enum, .tuple, .optional, nil: return "\(value)"
    @unknown default: return "\(value)"
    }
  }

  private static func heading(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    return switch mirror.displayStyle {
    case .collection: count == 1 ? "1 element" : "\(count) elements"
    case .set: count == 1 ? "1 member" : "\(count) members"
    case .dictionary: count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .tuple: "(\(count) elements)"
    case .enum: "\(mirror.subjectType).\(mirror.children.first?.label ?? "\(value)")"
    default: "\(mirror.subjectType)"
    }
  }
}

/// A type that says itself how it stands in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether what it holds would stand below its line; a dump of ours shows the line alone.
  static var renderChildren: Bool { get }
  /// The line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}
