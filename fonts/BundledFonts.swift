public import Foundation

/// Where the bundled faces lie.
public enum BundledFonts {
  /// The environment variable that names a folder of faces.
  public static let variable = "KUMIHAN_FONTS"

  /// No place that was looked at holds the bundled faces.
  public struct NotFound: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folders looked at, in order.
    public var tried: [String]

    public var description: String { "no fonts found; tried \(tried.joined(separator: ", "))" }

    /// The remedy, in one line.
    public var hint: String {
      "name the folder of Kumihan's faces with --fonts or \(BundledFonts.variable)"
    }
  }

  /// The folder of the bundled faces: the explicit one or the environment's when given, and else
  /// the first that is there of `fonts` beside the executable, `../share/kumihan/fonts`, and the
  /// build's own resources.
  public static func folder(
    explicit: String? = nil, environment: [String: String] = [:], executable: URL?
  ) throws(NotFound) -> URL {
    let places = places(explicit: explicit, environment: environment, executable: executable)
    for place in places where isFolderOfFaces(place) { return place }
    throw NotFound(tried: places.map(\.path))
  }

  private static func places(
    explicit: String?, environment: [String: String], executable: URL?
  ) -> [URL] {
    if let explicit { return [URL(fileURLWithPath: explicit, isDirectory: true)] }
    if let named = environment[variable], !named.isEmpty {
      return [URL(fileURLWithPath: named, isDirectory: true)]
    }
    guard let executable else { return [] }
    let beside = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    return [
      "fonts", "../share/kumihan/fonts", "Kumihan_KumihanFonts.resources/faces",
    ].map { beside.appendingPathComponent($0, isDirectory: true).standardizedFileURL }
  }

  private static func isFolderOfFaces(_ folder: URL) -> Bool {
    FileManager.default.isReadableFile(atPath: folder.path + "/faces.tsv")
  }
}
