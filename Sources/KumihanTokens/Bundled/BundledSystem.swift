import Foundation

/// The token files that come with the package: four systems, and two of them repaired.
public enum BundledSystem: String, CaseIterable, Sendable {
  case joho, kajilis, system, studio
  /// Those two whose documents contradict themselves, without their faults.
  case repairedKajilis, repairedStudio

  /// The name of the file.
  public var fileName: String {
    switch self {
    case .joho, .kajilis, .system, .studio: "\(rawValue).tokens.json"
    case .repairedKajilis: "kajilis.repaired.json"
    case .repairedStudio: "studio.repaired.json"
    }
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { Array(text.utf8) }

  // Text, not a resource that SwiftPM embeds: the compiler takes 15 seconds for a list of as many bytes.
  private var text: String {
    switch self {
    case .joho: Self.johoText
    case .kajilis: Self.kajilisText
    case .system: Self.systemText
    case .studio: Self.studioText
    case .repairedKajilis: Self.repairedKajilisText
    case .repairedStudio: Self.repairedStudioText
    }
  }

  /// The bytes of a bundled file by its name; nil for an unknown one.
  public static func file(_ name: String) -> [UInt8]? {
    allCases.first { $0.fileName == name }?.bytes
  }

  /// The system, read.
  public var system: DesignSystem {
    get throws(TokenProblem) {
      DesignSystem(try TokenDocument(parsing: bytes, load: Self.file), name: rawValue)
    }
  }

  /// The system for views, which have no way to throw; one without tokens where the file is broken,
  /// which the tests of the package do not let happen.
  public var loaded: DesignSystem {
    (try? system) ?? DesignSystem(TokenDocument(source: .members([])), name: rawValue)
  }
}
