import ArgumentParser
import Foundation
import Kumihan
import KumihanAudit
import KumihanCairo
import KumihanData

/// `kumihan audit`: rules of accessibility, layout, print and a design system, on drawn pages.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", _superCommandName: KumihanCommand.name,
    abstract: "Checks pages against rules of accessibility, layout, print and a design system.",
    usage: """
      kumihan audit <file.swift or folder> ... [options]
      kumihan audit star|render|planner|catalogue <that command's arguments> [options]
      """,
    discussion: """
      Of Swift files and folders every preview is judged. A comment '// kumihan:ignore rule reason' \
      beside a view leaves a finding out.

      Ends with 0 where nothing is violated, 1 where something is, 2 where a page could not be looked at.
      """)

  @Option(
    help:
      "The rules of a system besides those of every design: joho, kajilis, system, studio or any.")
  var system: String?

  @Option(help: ArgumentHelp("Only these rules, with commas.", valueName: "names"))
  var rules: String?

  @Flag(
    help:
      "Print each rule's name, level, system, threshold and source, and judge nothing; of all systems unless one is named."
  )
  var listRules = false

  @Option(help: "The form of the report: text, json, sarif, github or junit.")
  var format = "text"

  @Option(name: .shortAndLong, help: ArgumentHelp("A file for the report.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("A file of known findings, which do not count.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Take out of the baseline what is found no more; make it where there is none.")
  var updateBaseline = false

  @Option(help: "From when text is large: wcag (24 pt, or 18.67 in bold) or hig (18 pt, or bold).")
  var largeText = "wcag"

  @Option(help: "Pairs of the system's own colours: trusted or judged.")
  var systemColours = "trusted"

  @Option(
    help: "What is touched: touchable, the area that answers, or declared, the frame around it.")
  var touch = "touchable"

  @Option(help: "What the pages are for: screen or paper; planners are for paper.")
  var page: String?

  @Option(help: "The edge at which paper is bound: none, left, right or top.")
  var boundEdge = "none"

  @Option(
    help: ArgumentHelp(
      "Write the safe changes as a patch for git apply; - for standard output.", valueName: "file"))
  var fix: String?

  @Option(
    help: ArgumentHelp(
      "Write the pages with numbered marks and measures: .png, .pdf, .svg, or .html to hover.",
      valueName: "file"))
  var redline: String?

  @Option(help: .hidden)
  var rulePages: String?

  @Argument(parsing: .allUnrecognized, help: .hidden)
  var arguments: [String] = []

  func run() throws {
    do {
      try MainActor.assumeIsolated { try work() }
    } catch let status as ExitCode {
      throw status
    } catch let failure as CleanExit {
      throw failure
    } catch {
      let failure = CommandFailure(error)
      try? FileHandle.standardError.write(contentsOf: Data("Error: \(failure.description)\n".utf8))
      throw ExitCode(2)
    }
  }

  @MainActor
  private func work() throws {
    let options = try options()
    if listRules {
      let isOfAll = system == nil && rules == nil && page == nil
      return try say(
        Self.list(isOfAll ? RuleRegister.all : options.chosenRules), terminator: "")
    }
    if let rulePages { return try writeRulePages(to: rulePages) }
    let format = try Self.word(format, AuditDocument.Format.self, "format")
    if updateBaseline, baseline == nil {
      throw CommandFailure("--update-baseline names no file", hint: "add --baseline FILE")
    }
    // What is malformed is said before anything is compiled.
    let known = try readBaseline()
    // A catalogue is drawn of the system that it is judged by.
    let isCatalogue = arguments.first == "catalogue" && system != nil
    let subjects = try AuditSubjects(
      arguments + (isCatalogue ? ["--system=\(system ?? "")"] : []), options: options)
    let reports = try subjects.reports()
    var document = AuditDocument(reports, file: subjects.path)
    subjects.excuse(&document)
    try apply(known, to: &document)
    if let redline {
      // What is excused is no news to a designer.
      let left = reports.map { report in
        let excused = Set(
          document.entries.filter { $0.excuse != nil && $0.page == report.page }.map(\.finding))
        return report.without(excused.contains)
      }
      try subjects.writeRedline(left, to: redline)
    }
    if let fix {
      try writePatch(of: document, to: fix)
      if fix == "-" {
        if !document.violations.isEmpty { throw ExitCode(1) }
        return
      }
    }
    let text = document.written(as: format, version: KumihanCommand.configuration.version)
    if let output {
      try WholeFile.write(Data(text.utf8), to: URL(fileURLWithPath: output).absoluteURL)
      if format != .text { try say(document.summary) }
    } else {
      try say(text, terminator: "")
    }
    if !document.violations.isEmpty { throw ExitCode(1) }
  }

  /// The safe changes of what is not excused, as paths are given.
  private func writePatch(of document: AuditDocument, to path: String) throws {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let findings = document.entries.filter { $0.excuse == nil }.compactMap { entry in
      entry.file.map { file in
        (
          finding: entry.finding,
          file: Self.path(file, in: folder)
        )
      }
    }
    let patch = FixPatch(findings) { file in (try? InputFile.read(file)).map { [UInt8]($0) } }
    if path == "-" {
      try say(patch.text, terminator: "")
    } else {
      try WholeFile.write(Data(patch.text.utf8), to: URL(fileURLWithPath: path).absoluteURL)
    }
    if !patch.left.isEmpty {
      warn(
        "\(patch.left.count) of \(patch.left.count + patch.fixed.count) changes have no place in the source, or wait for others"
      )
    }
  }

  /// From the current folder, without steps that lead nowhere, which patches may not have.
  private static func path(_ file: String, in folder: String) -> String {
    let steps = file.split(separator: "/", omittingEmptySubsequences: false)
    let plain = steps.enumerated().filter { index, step in
      step != "." && (index == 0 || !step.isEmpty)
    }.map(\.element).joined(separator: "/")
    return plain.hasPrefix(folder) ? String(plain.dropFirst(folder.count)) : plain
  }

  private func options() throws -> AuditOptions {
    var options = AuditOptions()
    let system = try system.map { try Self.word($0, AuditRule.System.self, "system") }
    options.systems = system.map { $0 == .any ? [] : [$0] } ?? []
    if let rules {
      let names = rules.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in names where RuleRegister.rule(name) == nil {
        throw CommandFailure("unknown rule '\(name)'", hint: RuleRegister.hint(for: name))
      }
      options.rules = Set(names)
    }
    options.largeText = try Self.word(largeText, AuditOptions.LargeText.self, "--large-text")
    options.systemColours = try Self.word(
      systemColours, AuditOptions.SystemColours.self, "--system-colours")
    options.touch = try Self.word(touch, AuditOptions.Touch.self, "--touch")
    options.binding = try Self.word(boundEdge, AuditOptions.Binding.self, "--bound-edge")
    if let page { options.pageKind = try Self.word(page, AuditOptions.PageKind.self, "--page") }
    if arguments.first == "planner", page == nil { options.pageKind = .paper }
    return options
  }

  private static func word<Word: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ type: Word.Type, _ name: String
  ) throws -> Word {
    if let word = Word(rawValue: text.lowercased()) { return word }
    throw CommandFailure(
      "unknown \(name) '\(text)'",
      hint: NearMatch.hint(for: text, among: Word.allCases.map(\.rawValue)))
  }

  private static func list(_ rules: [AuditRule]) -> String {
    rules.map {
      "\($0.id)\t\($0.level.rawValue)\t\($0.system.rawValue)\t\($0.threshold)\t\($0.source)\n"
    }
    .joined()
  }

  /// Writes the documentation of all rules.
  private func writeRulePages(to folder: String) throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true).absoluteURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in RulePages.all {
      try WholeFile.write(Data(page.text.utf8), to: folder.appendingPathComponent(page.file))
    }
  }

  private func readBaseline() throws -> Baseline? {
    guard let baseline else { return nil }
    let data: Data
    do throws(InputFile.Problem) {
      data = try InputFile.read(baseline)
    } catch {
      if error == .missing, updateBaseline { return nil }
      throw CommandFailure(
        "cannot read the baseline '\(baseline)': \(error)",
        hint: "make one with --update-baseline")
    }
    do throws(JSONError) {
      return try Baseline(parsing: data)
    } catch {
      throw CommandFailure(
        "'\(baseline)' is no baseline: \(error.description)",
        hint: "make it anew with --update-baseline, or repair it")
    }
  }

  private func apply(_ known: Baseline?, to document: inout AuditDocument) throws {
    guard let baseline else { return }
    if var known {
      let gone = known.excuse(&document)
      if updateBaseline {
        known.shrink(to: document)
        try write(known, to: baseline)
      } else if gone > 0 {
        warn(
          "\(gone) of \(known.count) in '\(baseline)' are found no more; --update-baseline takes them out"
        )
      }
    } else {
      let first = Baseline(document)
      try write(first, to: baseline)
      _ = first.excuse(&document)
    }
  }

  private func write(_ baseline: Baseline, to path: String) throws {
    try WholeFile.write(Data(baseline.text.utf8), to: URL(fileURLWithPath: path).absoluteURL)
  }
}
