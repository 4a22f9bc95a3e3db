/// The place in source that made a view or modifier, from `#fileID`, `#line` and `#column`.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// `Module/File.swift`, or empty when unknown. A literal, so that nodes are plain bytes.
  public var fileID: StaticString
  /// The line in the upper 20 bits, the column in the lower 12, to keep nodes small.
  private var position: UInt32

  /// Larger numbers than 1,048,575 lines and 4,095 columns are clamped to these.
  public init(fileID: StaticString, line: Int, column: Int) {
    self.fileID = fileID
    let line = UInt32(min(max(line, 0), 0xF_FFFF))
    position = line << 12 | UInt32(min(max(column, 0), 0xFFF))
  }

  public static let unknown = CallSite(fileID: "", line: 0, column: 0)

  /// Counted from 1; 0 when the place is unknown.
  public var line: Int { Int(position >> 12) }

  /// The position of the call's parenthesis, counted from 1 in bytes; 0 when unknown.
  public var column: Int { Int(position & 0xFFF) }

  /// Whether it names a line; ``unknown`` does not.
  public var isKnown: Bool { line > 0 }

  /// `Module/File.swift:line:column`, or `-` when unknown.
  public var description: String { isKnown ? "\(fileID)\(suffix)" : "-" }

  /// `File.swift:line:column`, or `-` when unknown.
  public var shortDescription: String {
    guard isKnown else { return "-" }
    let fileID = fileID.description
    return (fileID.lastIndex(of: "/").map { fileID[$0...].dropFirst() } ?? fileID[...]) + suffix
  }

  private var suffix: String { column > 0 ? ":\(line):\(column)" : ":\(line)" }

  public static func == (a: CallSite, b: CallSite) -> Bool {
    a.position == b.position && a.fileID.description == b.fileID.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(fileID.description)
  }
}

extension CallSite {
  /// The layer of a module above the engine. A node made in a lower layer for a view of a higher
  /// one has the call site of the higher.
  package enum Layer: Int, Comparable, Sendable {
    case unknown, language, components, pages, user

    package static func < (a: Layer, b: Layer) -> Bool { a.rawValue < b.rawValue }
  }

  /// Our own modules that make views; every other module is a user's.
  private static let layers: [Substring: Layer] = {
    let language = [
      "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanPhotos", "Kumihan",
      "KumihanSwiftUI", "KumihanUIKit", "KumihanCharts", "KumihanMaps", "KumihanWidgets",
      "KumihanTips", "KumihanStore", "KumihanServices", "KumihanSwiftData", "KumihanCoreGraphics",
      "KumihanStage",
    ]
    let components = ["Joho", "Kajilis", "SystemRules", "DarkStudio"]
    var layers: [Substring: Layer] = ["KumihanPlanner": .pages]
    for module in language { layers[module[...]] = .language }
    for module in components { layers[module[...]] = .components }
    return layers
  }()

  /// Whether it is in the views that stand for what does not compile.
  package var isOfStage: Bool {
    isKnown && fileID.description.utf8.starts(with: "KumihanStage/".utf8)
  }

  /// Reads the module's name, so it is computed when places are shown, not for every node.
  package var layer: Layer {
    guard isKnown else { return .unknown }
    let path = fileID.description
    guard let end = path.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      return CallSite.layers[path[...]] ?? .user
    }
    return CallSite.layers[path[..<end]] ?? .user
  }
}
