import Foundation
import KumihanTokens

/// The examples of code in a system's document, compiled beside its exported tokens.
struct TokenCode {
  /// An example, and whose it is.
  struct Example {
    let owner: String
    let code: String
  }

  private let file: TokenFile

  init(_ file: TokenFile) { self.file = file }

  var examples: [Example] {
    let system = file.system
    return
      (system.components.map { Example(owner: $0.name, code: $0.codeExample) }
      + system.layouts.map { Example(owner: $0.patternName, code: $0.codeTemplate) }
      + SystemDocument.chapters(of: system).map { Example(owner: $0.title, code: $0.code) })
      .filter { !$0.code.isEmpty }
  }

  /// The examples that do not compile, each with the compiler's first words about it.
  func problems() throws -> [TokenProblem] {
    let examples = examples
    guard !examples.isEmpty else { return [] }
    let cache = StageCache(explicit: nil, environment: ProcessInfo.processInfo.environment)
    let compiler = try StageCompiler(
      languageMode: "5", moduleCache: try cache.moduleCache(), seconds: 200)
    let folder = try cache.workFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ number: Int) -> String {
      folder.appendingPathComponent("example-\(number).swift").path
    }
    var contents = examples.enumerated().map { number, example in
      (path: path(number), text: text(of: example.code, number: number))
    }
    let tokens = file.system.document.swift(root: file.rootName)
    contents.append((folder.appendingPathComponent("tokens.swift").path, tokens))
    // On disk as well: the compiler checks that a file exists before it reads it.
    for content in contents {
      try Data(content.text.utf8).write(to: URL(fileURLWithPath: content.path))
    }
    guard let words = try compiler.check(contents, folder: folder) else { return [] }
    var found: [TokenProblem] = []
    for (number, example) in examples.enumerated() {
      let marker = path(number) + ":"
      let line = words.split(separator: "\n").first {
        $0.hasPrefix(marker) && $0.contains("error:")
      }
      guard let line else { continue }
      let place = line.dropFirst(marker.count).prefix { $0 != ":" }
      let reason = line.ranges(of: "error: ").first.map { line[$0.upperBound...] } ?? line
      found.append(
        TokenProblem(
          example.owner, "its example does not compile: \(reason) (line \(place))",
          hint: "examples may use \(modules.joined(separator: ", ")) and \(file.rootName)",
          kind: .code))
    }
    if found.isEmpty {
      let first = words.split(separator: "\n").first { $0.contains("error:") } ?? ""
      found.append(
        TokenProblem("$", "the examples do not compile: \(first)", kind: .code))
    }
    return found
  }

  private var modules: [String] { ["SwiftUI"] + file.system.exampleImports }

  /// The example inside a type of its own, so that two may declare the same; its lines keep their
  /// numbers.
  private func text(of code: String, number: Int) -> String {
    let source = StageSource(path: "example.swift", bytes: [UInt8](code.utf8))
    let imports = modules.map { "import \($0); " }.joined()
    let isFile =
      code.contains("#Preview") || code.contains("extension ") || code.contains("import ")
    if isFile { return imports + source.text(number: number, entries: false) }
    let declares = ["struct ", "enum ", "class ", "@", "final ", "public "].contains {
      code.hasPrefix($0)
    }
    if declares { return "\(imports)enum Example\(number) { \(code)\n}\n" }
    return """
      \(imports)struct Example\(number): View { var body: some View { \(code)
      }
      \(file.system.exampleContext)
      }

      """
  }
}
