import ArgumentParser
import Foundation

/// `kumihan toolset`: provides `import SwiftUI` for packages that do not depend on Kumihan.
struct ToolsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toolset", _superCommandName: KumihanCommand.name,
    abstract: "Writes a toolset with which 'swift build' finds SwiftUI for every package.",
    discussion: """
      swift build --toolset kumihan-toolset.json

      All packages of the build then find SwiftUI, Combine, os, OSLog, PhotosUI and \
      UniformTypeIdentifiers, and #Preview, @Previewable, @Entry and @Model, without a word in \
      their manifests. With --ios, modules that import such frameworks are compiled as for an \
      iPhone: #if os(iOS) and targetEnvironment(simulator) hold there. A folder of the same name is written beside the file; write both anew after an \
      update of kumihan or of the Swift toolchain.
      """)

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("Where to write it; ends in .json.", valueName: "file"))
  var output = "kumihan-toolset.json"

  @Option(
    help: ArgumentHelp(
      "The names to be found, apart by commas; else all. Where a package of the build asks "
        + "#if canImport(Combine) and needs all of it, leave Combine out.", valueName: "names"))
  var names: String?

  @Flag(
    name: .customLong("ios"),
    help: "Compile packages as for an iPhone: #if os(iOS) holds in modules of views.")
  var isForIPhone = false

  func run() throws {
    try reporting {
      // Those of services only where they are asked for: `Network` and `CryptoKit` mean much more to servers.
      let usual = StageCompiler.aliases.keys.sorted()
      let known = usual + StageCompiler.services.keys.sorted()
      let names = names.map { $0.split(separator: ",").map(String.init) } ?? usual
      if let unknown = names.first(where: { !known.contains($0) }) {
        throw CommandFailure(
          "unknown name '\(unknown)'", hint: "choose some of: \(known.joined(separator: ", "))")
      }
      let file = URL(fileURLWithPath: output).standardizedFileURL
      guard file.pathExtension == "json" else {
        throw CommandFailure(
          "'\(output)' does not end in .json", hint: "name it kumihan-toolset.json")
      }
      var toolset = try Toolset.installed(names: names)
      toolset.isForIPhone = isForIPhone
      try toolset.write(to: file)
      print("swift build --toolset \(output)")
    }
  }
}
