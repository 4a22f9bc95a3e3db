import Foundation
import KumihanCairo
import KumihanSwiftWords

/// A run of the compiler on a package's module, whose files it reads as they read for an iPhone: decision 0027.
///
/// The package's files stay as they are; copies stand beside what the module is compiled into, and the compiler reads those
/// under the names of the package's own.
struct PhoneCompiler {
  /// The compiler that came with the toolchain.
  let compiler: URL
  /// What SwiftPM gives to it.
  let arguments: [String]

  /// The options with which the compiler reads the copies; none for a module without any of Apple's frameworks, which may
  /// need its own side of `#if os(Linux)`.
  func overlay() throws -> [String] {
    guard arguments.contains("-module-name") else { return [] }
    let texts = sources.map { path in
      (path, FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? [])
    }
    let read = StageSource.module(of: texts.map { StageSource(path: $0.0, bytes: $0.1) })
    let sources = zip(texts, read).map { ($0.0, $0.1, $1) }
    let imports = sources.reduce(into: Set<String>()) {
      $0.formUnion(AppleSource.imports(in: $1.2.scan.tokens))
    }
    guard !imports.isDisjoint(with: Self.frameworks) else { return [] }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var roots: [[String: String]] = []
    for (number, source) in sources.enumerated() {
      let text = source.2.packageText()
      guard text != source.1 else { continue }
      let copy = folder.appendingPathComponent("\(number).swift")
      try write(Data(text), to: copy)
      roots.append([
        "type": "file", "name": URL(fileURLWithPath: source.0).standardizedFileURL.path,
        "external-contents": copy.path,
      ])
    }
    let overlay = folder.appendingPathComponent("overlay.yaml")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write(encoder.encode(Overlay(roots: roots)), to: overlay)
    return ["-vfsoverlay", overlay.path]
  }

  /// The file by which the compiler finds the copies.
  private struct Overlay: Encodable {
    var version = 0
    var useExternalNames = "false"
    var roots: [[String: String]]
    enum CodingKeys: String, CodingKey {
      case version, roots
      case useExternalNames = "use-external-names"
    }
  }

  /// Frameworks with which a module is one of an app's.
  private static let frameworks: Set = [
    "SwiftUI", "UIKit", "SwiftData", "WidgetKit", "Charts", "MapKit", "PhotosUI", "TipKit",
    "StoreKit", "AppIntents", "QuartzCore", "CoreGraphics", "ImageIO",
  ]

  /// Beside the objects of the module.
  private var folder: URL {
    let map = arguments.firstIndex(of: "-output-file-map").flatMap { index in
      arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
    return map.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }?
      .appendingPathComponent("as-on-an-iphone")
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("kumihan-\(UUID())")
  }

  /// The files that are compiled: words of the command, or lines of the lists that it names.
  private var sources: [String] {
    arguments.flatMap { word in
      guard word.hasPrefix("@"),
        let list = FileManager.default.contents(atPath: String(word.dropFirst()))
      else { return [word] }
      return String(decoding: list, as: UTF8.self).split(separator: "\n").map(Self.unquoted)
    }
    .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
  }

  /// As SwiftPM writes a path with a space: between single quotation marks.
  private static func unquoted(_ line: Substring) -> String {
    guard line.count > 1, line.hasPrefix("'"), line.hasSuffix("'") else { return String(line) }
    return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
  }

  /// What is there already keeps its time.
  private func write(_ data: Data, to file: URL) throws {
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try WholeFile.write(data, to: file)
  }

  /// Compiles, with the compiler's own words.
  ///
  /// - Returns: its status.
  func run() throws -> Int32 {
    let process = Process()
    process.executableURL = compiler
    process.arguments = try arguments + overlay()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
