import ArgumentParser
import Foundation
import Kumihan
import KumihanAudit
import KumihanData
import KumihanLint
import KumihanPlanner
import KumihanStage
import KumihanTokens

/// What is judged: the pages of another command, or every preview of files and folders.
@MainActor
struct AuditSubjects {
  /// A page, and the same at size AX3.
  private struct Subject {
    var name: String
    var page: LaidOutPage
    var large: LaidOutPage?
    /// What of a design system is for paper is judged by the same rules.
    var isPaper = false
    /// The preview's own line, for what no line of the page's source makes.
    var preview: (file: String, line: Int)?
    /// Why a finding is meant so; nil where it is not.
    var reason: @MainActor (Finding) -> String? = { _ in nil }
  }

  private(set) var options: AuditOptions
  private var subjects: [Subject] = []
  private var input: StageInput?

  /// - Parameter arguments: the command line without the options of the audit.
  init(_ arguments: [String], options: AuditOptions) throws {
    self.options = options
    guard let first = arguments.first else {
      throw CommandFailure(
        "nothing to judge",
        hint: "give Swift files, a folder, or star, render, planner or catalogue")
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "star": try addStar(rest)
    case "planner": try addPlanner(rest)
    case "catalogue": try addCatalogue(rest)
    case "render": try addViews(rest, all: false)
    default: try addViews(arguments, all: true)
    }
    guard !subjects.isEmpty else {
      throw CommandFailure(
        "no page to judge", hint: "add a #Preview, or a view that needs no arguments")
    }
  }

  private var needsLarge: Bool {
    options.pageKind == .screen && options.chosenRules.contains { $0.needs.contains(.largeText) }
  }

  private mutating func add(_ name: String, _ page: (DynamicTypeSize?) throws -> LaidOutPage) throws
  {
    let large = needsLarge ? try page(.accessibility3) : nil
    subjects.append(Subject(name: name, page: try page(nil), large: large))
  }

  /// A command with its arguments, whose faults are said as the command says them.
  private static func read<Command: ParsableCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) throws -> Command {
    do {
      return try Command.parse(arguments)
    } catch {
      guard !Command.exitCode(for: error).isSuccess else { throw error }
      throw CommandFailure(
        Command.message(for: error),
        hint: "run 'kumihan \(Command.configuration.commandName ?? "") --help' for its arguments")
    }
  }

  private mutating func addStar(_ arguments: [String]) throws {
    let command = try Self.read(StarCommand.self, arguments + ["--output=-"])
    try add("star \(command.date)") { try command.page(typeSize: $0) }
  }

  private mutating func addPlanner(_ arguments: [String]) throws {
    let command = try Self.read(PlannerCommand.self, arguments + ["--output=-.pdf"])
    let book = try command.output.book(command.plan(), title: "Planner \(command.year)")
    for page in try book.laidOutPages() {
      subjects.append(Subject(name: page.label ?? "", page: page))
    }
  }

  private mutating func addCatalogue(_ arguments: [String]) throws {
    let command = try Self.read(CatalogueCommand.self, arguments + ["--output=."])
    let context = try command.fontOptions.context()
    let run = try SystemRun(
      command.system, views: nil, folder: URL(fileURLWithPath: NSTemporaryDirectory()))
    for catalogue in run.catalogues {
      let chosen = try SystemRun.chosen(command.component, in: catalogue)
      // What the system's own values cannot reach is said by `tokens check`.
      let faint = SystemCheck(catalogue.system).contrasts.filter { !$0.isEnough }.map {
        "\($0.text.hex) on \($0.ground.hex);"
      }
      let judged = try SystemDrawing.judged(
        of: chosen, context: context, typeSize: needsLarge ? .accessibility3 : nil)
      for one in judged {
        subjects.append(
          Subject(
            name: "\(catalogue.system.name): \(one.page.label ?? "")", page: one.page,
            large: one.large, isPaper: one.component.isPaper
          ) { finding in
            if finding.rule.hasPrefix("contrast.text"),
              faint.contains(where: finding.message.contains)
            {
              return "a pair of the system's own, which tokens check reports"
            }
            return (one.component.known + catalogue.known).first {
              $0.covers(finding.rule, finding.message, in: one.state.name)
            }?.reason
          })
      }
    }
  }

  /// - Parameter all: every preview, not only the one that would be drawn.
  private mutating func addViews(_ arguments: [String], all: Bool) throws {
    defer {
      StageBounds.endWatch()
      StageBounds.finish()
    }
    let command = try Self.read(RenderCommand.self, arguments)
    if command.source.sandbox {
      throw CommandFailure("an audit runs in no sandbox", hint: "leave out --sandbox")
    }
    Stage.setTimeZone()
    Stage.locale = command.screen.readersLocale
    let input = try command.source.input()
    self.input = input
    guard let entries = try command.source.load(input) else { return }
    let context = try command.context(of: input)
    let choice = StageChoice(sources: input.sources, entries: entries, context: context)
    let isOne = !all || command.source.view != nil || command.source.preview != nil
    let chosen =
      isOne
      ? [try choice.chosen(view: command.source.view, preview: command.source.preview)]
      : try choice.everyPreview()
    let isPaper = options.pageKind == .paper
    for (entry, view) in chosen {
      let name = [entry.fileName, entry.name ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
      try add(names(name)) { size in
        var sized = command
        if size != nil { sized.screen.dynamicType = "AX3" }
        return try sized.page(
          of: (entry, view), in: input, context: context, isPaper: isPaper)
      }
      subjects[subjects.count - 1].preview = (entry.file, entry.line)
    }
  }

  /// A name that no page has yet.
  private func names(_ name: String) -> String {
    var (result, number) = (name, 1)
    while subjects.contains(where: { $0.name == result }) {
      number += 1
      result = "\(name) \(number)"
    }
    return result
  }

  /// The pages at the size of text that was asked for.
  var pages: [LaidOutPage] { subjects.map(\.page) }

  /// Judges all pages.
  func reports() throws -> [AuditReport] {
    try subjects.map { subject in
      var options = options
      if subject.isPaper {
        options.rules = Set(options.chosenRules.map(\.id))
        options.pageKind = .paper
      }
      var report = try subject.page.audit(options, large: subject.large)
      report.page = subject.name
      return report
    }
  }

  /// The path of a call site's file, as it was given.
  nonisolated func path(_ site: CallSite) -> String? {
    let name = site.fileID.description
    guard let input else { return nil }
    let path = input.siteAsGiven("\(name):\(site.line)").prefix { $0 != ":" }
    return path == name && !input.sources.contains { $0.path == name } ? nil : String(path)
  }

  /// What the chosen rules find in the files themselves.
  private func addFaultsOfSources(to document: inout AuditDocument) {
    let chosen = Set(options.chosenRules.map(\.id))
    for source in input?.sources ?? [] {
      for fault in SourceFaults(Array(source.bytes)).faults where chosen.contains(fault.rule) {
        document.add(
          fault.rule, fault.message, file: source.path, line: fault.line, column: fault.column,
          level: fault.level)
      }
    }
  }

  /// Leaves out what is meant and what comments in the sources excuse, and adds what is wrong with
  /// comments.
  func excuse(_ document: inout AuditDocument) {
    let byName = Dictionary(subjects.map { ($0.name, $0) }) { first, _ in first }
    for index in document.entries.indices {
      let entry = document.entries[index]
      let subject = byName[entry.page]
      // Controls that code of UIKit makes have no line of their own.
      if entry.file == nil, let preview = subject?.preview {
        document.entries[index].file = preview.file
        document.entries[index].finding.site = CallSite(
          fileID: "", line: preview.line, column: 0)
      }
      guard let reason = subject?.reason(entry.finding) else { continue }
      document.entries[index].excuse = .meant(reason: reason)
    }
    addFaultsOfSources(to: &document)
    var comments = Suppressions()
    for source in input?.sources ?? [] {
      comments.add(Array(source.bytes), of: source.path)
    }
    let applied = Set(document.totals.map(\.rule))
    let others = Set(LintRule.all.map(\.id))
    for found in comments.excuse(&document, applied: applied, others: others) {
      document.add(
        found.rule, found.message, file: found.file, line: found.line, column: found.column)
    }
  }
}
