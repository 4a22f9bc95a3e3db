import Foundation

extension Snapshotting where Format == String {
  /// The value in the manner of swift-custom-dump, as its initialiser would be written.
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.pullback { CustomDump.text($0) }
  }
}

/// A value as text in the words of swift-custom-dump, so that texts which it wrote stay.
enum CustomDump {
  static func text(_ value: Any) -> String {
    var around: Set<ObjectIdentifier> = []
    return lines(value, isRoot: true, &around)
  }

  private static func lines(
    _ value: Any, isRoot: Bool, _ around: inout Set<ObjectIdentifier>
  ) -> String {
    if let told = plain(value) { return told }
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    func list(
      _ open: String, _ close: String, _ parts: [String]
    ) -> String {
      guard !parts.isEmpty else { return open + close }
      return open + "\n" + parts.map(indented).joined(separator: ",\n") + "\n" + close
    }
    func labelled(_ child: Mirror.Child) -> String {
      let text = lines(child.value, isRoot: false, &around)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label) + ": " + text
    }
    switch mirror.displayStyle {
    case .optional:
      return children.first.map { lines($0.value, isRoot: isRoot, &around) } ?? "nil"
    case .collection:
      return list(
        "[", "]",
        children.enumerated().map {
          "[\($0.offset)]: " + lines($0.element.value, isRoot: false, &around)
        })
    case .set:
      return list(
        "Set([", "])", children.map { lines($0.value, isRoot: false, &around) }.sorted())
    case .dictionary:
      let pairs = children.map { child in
        let pair = Array(Mirror(reflecting: child.value).children)
        return lines(pair[0].value, isRoot: false, &around) + ": "
          + lines(pair[1].value, isRoot: false, &around)
      }
      return children.isEmpty ? "[:]" : list("[", "]", pairs.sorted())
    case .tuple: return list("(", ")", children.map(labelled))
    case .enum:
      let start = isRoot ? name(mirror.subjectType) + "." : "."
      guard let child = children.first, let label = child.label else { return "\(start)\(value)" }
      let inner = Mirror(reflecting: child.value)
      let parts: [String]
      if inner.displayStyle == .tuple {
        parts = inner.children.map(labelled)
      } else {
        parts = [lines(child.value, isRoot: false, &around)]
      }
      if parts.count == 1, !parts[0].contains("\n") { return "\(start)\(label)(\(parts[0]))" }
      if parts.count == 1 { return "\(start)\(label)(\n\(indented(parts[0]))\n)" }
      return list("\(start)\(label)(", ")", parts)
    case .class:
      let id = ObjectIdentifier(value as AnyObject)
      guard around.insert(id).inserted else { return "\(name(mirror.subjectType))(↩︎)" }
      defer { around.remove(id) }
      var (parts, above) = (children, mirror.superclassMirror)
      while let mirror = above {
        parts = Array(mirror.children) + parts
        above = mirror.superclassMirror
      }
      return list(name(mirror.subjectType) + "(", ")", parts.map(labelled))
    case .struct:
      return list(name(mirror.subjectType) + "(", ")", children.map(labelled))
    default: return "\(value)"
    }
  }

  /// What has words of its own.
  private static func plain(_ value: Any) -> String? {
    switch value {
    case let text as String: return quoted(text)
    case let text as Substring: return quoted(String(text))
    case let character as Character: return quoted(String(character))
    case let date as Date:
      return "Date(\(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))))"
    case let url as URL: return "URL(\(url.absoluteString))"
    case let id as UUID: return "UUID(\(id.uuidString))"
    case let data as Data: return "Data(\(data.count) bytes)"
    case let number as Decimal: return number.description
    case let zone as TimeZone: return "TimeZone(\(zone.identifier))"
    case let locale as Locale: return "Locale(\(locale.identifier))"
    case is any BinaryInteger, is any FloatingPoint, is Bool: return "\(value)"
    default: return nil
    }
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains("\n") else { return text.debugDescription }
    let signs = text.contains("\"\"\"") ? "#" : ""
    return "\(signs)\"\"\"\n" + indented(text) + "\n\"\"\"\(signs)"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// The type's name with those around it, without its module.
  private static func name(_ type: Any.Type) -> String {
    let whole = String(reflecting: type).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
    let parts = whole.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && !whole.contains("<") ? String(parts[1]) : "\(type)"
  }
}
