import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanTokens

/// `kumihan tokens`: token files checked, brought into one shape, exported and compared.
struct TokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Checks, converts, exports and compares files of design tokens.",
    discussion: """
      Reads the format of the Design Tokens Community Group and its resolver documents, and the \
      files of Style Dictionary, Tokens Studio, Figma and Theo, and themes of values alone. A file may also be one of the systems \
      that come with the program: joho, kajilis, system, studio.
      """,
    subcommands: [
      TokensCheck.self, TokensImport.self, TokensExport.self, TokensDiff.self,
      TokensDocument.self,
    ])
}

/// A token file by its path, or one that comes with the program.
struct TokenFile {
  let name: String
  let system: DesignSystem

  init(_ path: String) throws {
    if let bundled = BundledSystem(rawValue: path) {
      (name, system) = (path, try bundled.system)
      return
    }
    let bytes: Data
    do throws(InputFile.Problem) {
      bytes = try InputFile.read(path)
    } catch {
      let known = BundledSystem.allCases.map(\.rawValue)
      let near =
        path.contains("/") || path.contains(".")
        ? nil : NearMatch.value(for: path, among: known)
      throw CommandFailure(
        "cannot read '\(path)': \(error)",
        hint: near.map { "did you mean '\($0)'?" }
          ?? "give the path of a token file, or one of: \(known.joined(separator: ", "))")
    }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    do {
      let document = try TokenDocument(parsing: bytes) { name in
        // Only files beside the document and below it: a token file is data of anybody's.
        let file = folder.appendingPathComponent(name).standardizedFileURL
        guard file.path.hasPrefix(folder.standardizedFileURL.path) else { return nil }
        return (try? InputFile.read(file.path)).map { [UInt8]($0) }
      }
      let stem = url.lastPathComponent.split(separator: ".").first.map(String.init) ?? "tokens"
      (name, system) = (url.lastPathComponent, DesignSystem(document, name: stem))
    } catch {
      throw CommandFailure("\(path): \(error)", hint: error.hint)
    }
  }

  /// The tokens, where nothing is wrong with them.
  func soundDocument() throws -> TokenDocument {
    if let first = system.document.problems.first {
      let others = system.document.problems.count - 1
      throw CommandFailure(
        "\(name): \(first)" + (others > 0 ? " (and \(others) more)" : ""),
        hint: first.hint ?? "see 'kumihan tokens check'")
    }
    return system.document
  }

  /// The name of the type around exported constants.
  var rootName: String { system.name.prefix(1).uppercased() + system.name.dropFirst() + "Tokens" }
}

/// `kumihan tokens check`: what is wrong in token files.
struct TokensCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Names what is wrong: references, cycles, types, contrasts, versions, examples.")

  @Argument(help: ArgumentHelp("Token files.", valueName: "file"))
  var files: [String]

  @Flag(name: .long, help: "Print every contrast that was computed.")
  var contrasts = false

  @Flag(name: .long, help: "Do not compile the examples of code.")
  var noCode = false

  @Flag(name: .long, help: "Print the problems as JSON.")
  var json = false

  func run() throws {
    try reporting {
      var count = 0
      var reports: [JSONValue] = []
      for path in files {
        let file = try TokenFile(path)
        let check = SystemCheck(file.system)
        var problems = check.problems
        if !noCode, file.system.document.problems.isEmpty {
          problems += try TokenCode(file).problems()
        }
        count += problems.count
        if json {
          reports.append(report(file.name, problems, check))
        } else {
          for problem in problems {
            try say("\(file.name): \(problem)" + (problem.hint.map { "\n  hint: \($0)" } ?? ""))
          }
          if contrasts { for contrast in check.contrasts { try say(line(contrast)) } }
          let tokens = file.system.document.tokens.count
          if tokens == 0, problems.isEmpty {
            try say("\(file.name): no tokens\n  hint: a token has '$value', or 'value'")
          } else if problems.isEmpty {
            try say("\(file.name): \(tokens) tokens, nothing wrong")
          }
        }
      }
      if json { try say(JSONWriter.text(of: .list(reports)), terminator: "") }
      if count > 0 { throw ExitCode(1) }
    }
  }

  private func line(_ contrast: SystemCheck.Contrast) -> String {
    let pair = contrast.pair
    return "  \(pair.text) on \(pair.ground)" + (contrast.mode.map { " (\($0))" } ?? "")
      + ": \(String(format: "%.2f", contrast.ratio)), \(contrast.level)"
      + (pair.isDeclared ? "" : ", implied")
  }

  private func report(
    _ name: String, _ problems: [TokenProblem], _ check: SystemCheck
  ) -> JSONValue {
    [
      "file": .text(name),
      "problems": .list(
        problems.map { problem in
          [
            "path": .text(problem.path), "reason": .text(problem.reason),
            "kind": .text(problem.kind.rawValue),
            "hint": problem.hint.map { .text($0) } ?? .null,
          ]
        }),
      "contrasts": .list(
        check.contrasts.map { contrast in
          [
            "text": .text(contrast.pair.text), "ground": .text(contrast.pair.ground),
            "mode": contrast.mode.map { .text($0) } ?? .null,
            "ratio": .number((contrast.ratio * 100).rounded() / 100),
            "required": .number(contrast.pair.required), "level": .text(contrast.level),
          ]
        }),
    ]
  }
}

/// `kumihan tokens import`: a file of another tool in the common format.
struct TokensImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Brings a token file into the format of the Design Tokens Community Group.")

  @Argument(help: ArgumentHelp("A token file of any shape.", valueName: "file"))
  var file: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; else standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    try reporting { try write(try TokenFile(file).soundDocument().dtcg, to: output) }
  }
}

/// `kumihan tokens export`: tokens as Swift, CSS, plain JSON or an asset catalogue.
struct TokensExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes tokens as Swift, CSS, plain JSON or an asset catalogue of colours.")

  enum Language: String, EnumerableFlag {
    case swift, css, json, assets

    static func help(for value: Language) -> ArgumentHelp? {
      switch value {
      case .swift: "Swift constants that need SwiftUI only."
      case .css: "Custom properties of CSS, modes by media queries."
      case .json: "Each token's value without references."
      case .assets: "Color Sets in a folder such as Assets.xcassets, given by --output."
      }
    }
  }

  @Argument(help: ArgumentHelp("A token file of any shape.", valueName: "file"))
  var file: String

  @Flag(exclusivity: .exclusive) var language: Language

  @Option(name: .long, help: "The name of the Swift type around the constants.")
  var name: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; else standard output.", valueName: "file"))
  var output: String?

  private func writeCatalogue(_ sets: [(path: String, contents: String)]) throws {
    guard let output else {
      throw CommandFailure(
        "an asset catalogue is a folder", hint: "name it: --output Assets.xcassets")
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    for set in sets {
      let file = folder.appendingPathComponent(set.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.write(Data(set.contents.utf8), to: file)
    }
  }

  func run() throws {
    try reporting {
      let tokens = try TokenFile(file)
      let document = try tokens.soundDocument()
      let text =
        switch language {
        case .swift: document.swift(root: name ?? tokens.rootName)
        case .css: document.css
        case .json: document.flatJSON
        case .assets: ""
        }
      if language == .assets { return try writeCatalogue(document.colorSets) }
      try write(text, to: output)
    }
  }
}

/// `kumihan tokens diff`: what became of tokens.
struct TokensDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Prints the tokens that two files do not have in common.")

  @Argument(help: ArgumentHelp("The earlier file.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The later file.", valueName: "after"))
  var after: String

  @Flag(name: .long, help: "End with status 1 where there is a difference.")
  var exitCode = false

  func run() throws {
    try reporting {
      let difference = TokenDiff(
        from: try TokenFile(before).soundDocument(), to: try TokenFile(after).soundDocument())
      for change in difference.changes { try say("\(change)") }
      if difference.changes.isEmpty { try say("no token differs") }
      if exitCode, !difference.changes.isEmpty { throw ExitCode(1) }
    }
  }
}

/// `kumihan tokens document`: the document of a system.
struct TokensDocument: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "document",
    abstract: "Writes the document of a system that its token file describes, from the values.")

  @Argument(help: ArgumentHelp("A token file that describes its system.", valueName: "file"))
  var file: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A .md or .html file to write; else Markdown to standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    try reporting {
      let tokens = try TokenFile(file)
      _ = try tokens.soundDocument()
      let document = SystemDocument(tokens.system)
      guard !document.chapters.isEmpty else {
        throw CommandFailure(
          "\(tokens.name) describes no document",
          hint: "list its chapters under $extensions.\(DesignSystem.extensionKey).document")
      }
      let ending = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? "md"
      switch ending {
      case "html", "htm": try write(document.html, to: output)
      case "md", "markdown", "": try write(document.markdown, to: output)
      default:
        throw CommandFailure("unknown extension '.\(ending)'", hint: "end the name in .md or .html")
      }
    }
  }
}

/// Writes a text to a file, or to standard output.
private func write(_ text: String, to path: String?) throws {
  guard let path, path != "-" else { return try say(text, terminator: "") }
  try WholeFile.write(Data(text.utf8), to: URL(fileURLWithPath: path))
}
