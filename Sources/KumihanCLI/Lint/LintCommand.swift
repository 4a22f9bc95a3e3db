import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanGoldenRuns
import KumihanLint

/// `kumihan lint`: the rules of the book that source files alone can break.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", _superCommandName: KumihanCommand.name,
    abstract: "Checks Swift source against the rules of a design system that need no drawing.",
    discussion: """
      Words are read as the compiler reads them, so comments and texts are never mistaken for code. \
      What a picture alone can show is found by 'kumihan audit'. A comment \
      '// kumihan:ignore rule reason' allows a line to differ.

      Ends with 0 where nothing is wrong, with 1 where rules are broken, and with 2 where a file or \
      rule cannot be looked at.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github }

  @Argument(
    help: ArgumentHelp(
      "Swift files, and folders with some; else the current folder.", valueName: "path"))
  var paths: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The design system whose rules are meant: joho (unless given) or kajilis, the names and folders of code.",
      valueName: "name"))
  var system: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only these rules, separated by commas; a name that ends in a dot is all rules below it.",
      valueName: "rules"))
  var rules: String?

  @Flag(name: .long, help: "Print the rules with their sources, and end.")
  var listRules = false

  @Option(name: .long, help: "text, json, or github for notes beside the source.")
  var format: Format = .text

  func run() throws {
    do {
      if listRules { return try printRules() }
      let rules = try chosenRules()
      var findings: [LintFinding] = []
      for file in try SwiftFiles.all(in: paths.isEmpty ? ["."] : paths) {
        do throws(InputFile.Problem) {
          let bytes = try InputFile.read(file)
          let folders = URL(fileURLWithPath: file).standardizedFileURL.pathComponents.dropLast()
          findings += Lint.findings(
            in: [UInt8](bytes), path: file, folders: Array(folders), rules: rules)
        } catch {
          throw CommandFailure("cannot read '\(file)': \(error)")
        }
      }
      try print(findings)
      if !findings.isEmpty { throw ExitCode(1) }
    } catch let status as ExitCode {
      throw status
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("Error: \(CommandFailure(error))\n".utf8))
      throw ExitCode(2)
    }
  }

  private func printRules() throws {
    let rows = try chosenRules().map { [$0.id, $0.summary, $0.source] }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = (0..<2).map {
        row[$0].padding(toLength: widths[$0], withPad: " ", startingAt: 0)
      }
      try say(cells.joined(separator: "  ") + "  " + row[2])
    }
  }

  private func chosenRules() throws -> [LintRule] {
    let systems = Set(LintRule.all.map(\.system)).sorted()
    if let system, !systems.contains(system) {
      throw CommandFailure(
        "unknown design system '\(system)'", hint: NearMatch.hint(for: system, among: systems))
    }
    guard let rules else {
      return LintRule.all.filter { $0.system == system ?? "joho" || listRules && system == nil }
    }
    var chosen: Set<String> = []
    let known = Set(LintRule.all.map(\.id)).filter {
      system == nil || $0.hasPrefix("\(system ?? "").")
    }
    .sorted()
    for name in rules.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      let found = known.filter { $0 == name || (name.hasSuffix(".") && $0.hasPrefix(name)) }
      guard !found.isEmpty else {
        throw CommandFailure(
          "unknown rule '\(name)'", hint: NearMatch.hint(for: name, among: known))
      }
      chosen.formUnion(found)
    }
    return LintRule.all.filter { chosen.contains($0.id) }
  }

  private func print(_ findings: [LintFinding]) throws {
    switch format {
    case .text:
      for finding in findings {
        try say(
          "\(finding.path):\(finding.line):\(finding.column): \(finding.message) [\(finding.rule)]")
      }
    case .github:
      for finding in findings {
        try say(
          Annotation.error(
            file: finding.path, line: finding.line, column: finding.column,
            "\(finding.message) [\(finding.rule)]"), terminator: "")
      }
    case .json:
      let list = findings.map { finding -> JSONValue in
        [
          "rule": .text(finding.rule), "file": .text(finding.path),
          "line": .number(Double(finding.line)), "column": .number(Double(finding.column)),
          "message": .text(finding.message),
        ]
      }
      try say(JSONWriter.text(of: ["findings": .list(list)]), terminator: "")
    }
  }
}

/// The Swift files that a command is given.
enum SwiftFiles {
  /// Folders of packages and tools, not of the project.
  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "SourcePackages",
  ]

  /// The files, and those in the folders, in the order of their names.
  static func all(in paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      do throws(InputFile.Problem) {
        try InputFile.check(path)
        files.append(path)
        continue
      } catch {
        guard error == .folder else { throw CommandFailure("cannot read '\(path)': \(error)") }
      }
      // Hidden folders, `.build` and `.git` among them, are skipped.
      let walk = FileManager.default.enumerator(
        at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      let root = URL(fileURLWithPath: path).standardizedFileURL.path
      var found: [String] = []
      while let url = walk?.nextObject() as? URL {
        if foreign.contains(url.lastPathComponent) { walk?.skipDescendants() }
        guard url.pathExtension == "swift" else { continue }
        let below = url.standardizedFileURL.path.dropFirst(root.count).drop { $0 == "/" }
        found.append(
          path == "." ? String(below) : (path.hasSuffix("/") ? path : path + "/") + below)
      }
      files += found.sorted()
    }
    return files
  }
}
