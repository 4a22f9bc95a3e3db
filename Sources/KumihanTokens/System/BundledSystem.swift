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
  public var bytes: [UInt8] {
    switch self {
    case .joho: PackageResources.joho_tokens_json
    case .kajilis: PackageResources.kajilis_tokens_json
    case .system: PackageResources.system_tokens_json
    case .studio: PackageResources.studio_tokens_json
    case .repairedKajilis: PackageResources.kajilis_repaired_json
    case .repairedStudio: PackageResources.studio_repaired_json
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
