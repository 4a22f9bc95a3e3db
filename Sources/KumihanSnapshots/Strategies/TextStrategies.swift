public import Foundation

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in old == new ? nil : (LineDifference(old, new).description, []) })
  }
}

extension Diffing where Value == Data {
  /// Bytes.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let same = zip(old, new).prefix { $0 == $1 }.count
        return ("\(old.count) bytes became \(new.count), the first other one is byte \(same)", [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text.
  public static var lines: Snapshotting { .lines("txt") }

  /// The text in a file of another ending, such as `svg`.
  public static func lines(_ pathExtension: String) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .lines)
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value with all it holds, a line for each; sets and dictionaries in the order of their text.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text($0) }
  }

  /// What a function makes of the values of a type, a line for each case.
  public static func `func`<A>(
    into strategy: Snapshotting<A, String>
  ) -> Snapshotting<(Value) -> A, String> where Value: CaseIterable {
    Snapshotting<(Value) -> A, String>(pathExtension: "csv", diffing: .lines) { function in
      var lines: [String] = []
      for input in Value.allCases {
        strategy.snapshot(function(input)).run { lines.append("\"\(input)\",\"\($0)\"") }
      }
      return lines.joined(separator: "\n")
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, keys sorted.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as an encoder of one's own writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json", { try encoder.encode($0) })
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as an encoder of one's own writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist", { try encoder.encode($0) })
  }

  private static func encoded(
    _ ending: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    Snapshotting(pathExtension: ending, diffing: .lines) { value in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        SnapshotProblems.add("\(Value.self) cannot be encoded: \(error)")
        return ""
      }
    }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// An array, a dictionary or a value of JSON, keys sorted.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      do {
        let data = try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
        return String(decoding: data, as: UTF8.self)
      } catch {
        SnapshotProblems.add("the value is no JSON: \(error)")
        return ""
      }
    }
  }
}
