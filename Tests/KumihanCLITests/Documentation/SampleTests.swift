import Foundation
import Testing

/// Every Swift sample of the documents, and of the facade's comments, compiles alone and as it stands.
struct SampleTests {
  /// A fenced block of an article, or a file that a tutorial shows.
  struct Sample: CustomTestStringConvertible, Sendable {
    var place: String
    var text: String

    var testDescription: String { place }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let samples: [Sample] = {
    let documents =
      ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] + files(under: "docs", ".md")
    let shown = files(under: "docs/Kumihan.docc/Resources", ".swift")
    return documents.flatMap { blocks(of: text($0), in: $0) }
      + shown.map { Sample(place: $0, text: text($0)) }
      + files(under: "Sources/Kumihan", ".swift").flatMap { samples(inCommentsOf: text($0), $0) }
  }()

  private static func files(under folder: String, _ suffix: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The blocks between a line "```swift" and the next "```".
  static func blocks(of document: String, in path: String) -> [Sample] {
    var blocks: [Sample] = []
    var open: Sample?
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let word = line.trimmingCharacters(in: .whitespaces)
      if let block = open {
        if word == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.text += line + "\n"
        }
      } else if word.hasPrefix("```swift") {
        open = Sample(place: "\(path):\(index + 1)", text: "")
      }
    }
    return blocks
  }

  /// The indented lines of documentation comments, with their module imported.
  static func samples(inCommentsOf source: String, _ path: String) -> [Sample] {
    let marker = "///     "
    let module = path.split(separator: "/").dropFirst().first ?? ""
    var samples: [Sample] = []
    var isOpen = false
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let comment = line.trimmingCharacters(in: .whitespaces)
      guard comment.hasPrefix(marker) else {
        isOpen = isOpen && comment == "///"
        continue
      }
      if !isOpen {
        samples.append(
          Sample(
            place: "\(path):\(index + 1)",
            text: "import Foundation\nimport Kumihan\nimport \(module)\n"))
      }
      isOpen = true
      samples[samples.count - 1].text += comment.dropFirst(marker.count) + "\n"
    }
    return samples
  }

  @Test func samplesInCommentsAreFound() {
    let source =
      "/// A:\n///\n///     let a = 1\n///\n///       let b = 2\n///\n/// B\n///     c()\nlet d = 1\n"
    let found = Self.samples(inCommentsOf: source, "Sources/Joho/A.swift")
    let imports = "import Foundation\nimport Kumihan\nimport Joho\n"
    #expect(found.map(\.place) == ["Sources/Joho/A.swift:3", "Sources/Joho/A.swift:8"])
    #expect(found.map(\.text) == [imports + "let a = 1\n  let b = 2\n", imports + "c()\n"])
  }

  @Test func blocksAreFound() {
    let found = Self.blocks(
      of: "a\n```swift\nlet a = 1\n\n```\n```\nno\n```\n```swift\n```\n", in: "A")
    #expect(found.map(\.place) == ["A:2", "A:9"])
    #expect(found.map(\.text) == ["let a = 1\n\n", ""])
    #expect(Self.samples.count > 8)
    #expect(Self.samples.contains { $0.place.hasPrefix("README.md:") })
  }

  @Test(arguments: samples) func sampleCompiles(sample: Sample) throws {
    let words = try Self.check(sample.text)
    #expect(words == "", "\(sample.place) does not compile:\n\(words)")
  }

  @Test func aBrokenSampleIsFound() throws {
    #expect(try Self.check("import Kumihan\nlet text: Text = Txt(\"\")\n").contains("'Txt'"))
    #expect(try Self.check("import PackageDescription\nlet package = Package(nam: \"a\")\n") != "")
  }

  /// The compiler's messages for a text, empty when it compiles.
  private static func check(_ text: String) throws -> String {
    let scratch = try Scratch()
    let file = try scratch.file("main.swift", text)
    let libraries = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path
    ).filter { $0.hasPrefix("CKumihan") }
    let maps = try scratch.file(
      "c.modulemap", libraries.map { "module \($0) {}\n" }.joined())
    let modules = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "Modules")
    var arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path,
      "-Xcc", "-fmodule-map-file=\(maps)", "-module-cache-path",
      modules.deletingLastPathComponent().appending(path: "SampleModuleCache").path,
      file,
    ]
    if text.contains("import PackageDescription") {
      let compiler = try run(["/bin/sh", "-c", "readlink -f \"$(command -v swiftc)\""])
      let tools = URL(fileURLWithPath: compiler.trimmingCharacters(in: .whitespacesAndNewlines))
        .deletingLastPathComponent().deletingLastPathComponent()
      arguments += [
        "-I", tools.appending(path: "lib/swift/pm/ManifestAPI").path,
        "-package-description-version", "6.2",
      ]
    }
    return try run(["/usr/bin/env"] + arguments)
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return words
  }
}
