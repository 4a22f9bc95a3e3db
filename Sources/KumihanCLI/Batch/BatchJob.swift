import ArgumentParser
package import Foundation
import KumihanCairo
import KumihanCalendar
package import KumihanData

/// A job of `kumihan batch`: a line of JSON, whose keys are the options of a command.
package struct BatchJob {
  let kind: BatchKind
  /// The job's own name; null without one.
  let id: JSONValue
  /// Nil where the result is to hold the files.
  let output: String?
  let format: String
  /// The command's, without its output.
  private(set) var arguments: [String] = []
  private(set) var texts = InlineTexts()
  /// Source files that the job holds itself, by their names.
  private(set) var sources: [(name: String, text: String)] = []
  private var subjects: [String] = []
  private let value: JSONValue
  /// The files that are read.
  private(set) var inputs: [String] = []

  /// The keys that every kind knows.
  private static let ownKeys = ["draw", "id", "output", "format"]

  /// - Throws: ``JSONError`` at the first key or value that the command does not know.
  package init(parsing line: Data) throws(JSONError) {
    let node = try JSONNode(parsing: line)
    let open = try node.openObject()
    kind = try open.required("draw").word(BatchKind.allCases.map { ($0.rawValue, $0) })
    let keys = kind.keys
    let subject = kind.command.subject.map { [$0] } ?? []
    let object = try node.object(keys: Self.ownKeys + subject + keys.keys.sorted())
    value = node.value
    id = object["id"]?.value ?? .null
    output = try object["output"]?.text()
    format =
      try object["format"]?.word(["png", "pdf", "svg"].map { ($0, $0) }) ?? kind.format
    for member in object.members where !Self.ownKeys.contains(member.key) {
      if subject.contains(member.key) {
        try addSubject(member.node)
      } else {
        try add(member.key, member.node, keys[member.key] ?? BatchKind.Key())
      }
    }
  }

  private mutating func addSubject(_ node: JSONNode) throws(JSONError) {
    guard kind == .render else {
      subjects.append(try word(node))
      return
    }
    for file in try node.list() {
      if case .object = file.value {
        let object = try file.object(keys: ["name", "text"])
        let (name, node) = (try object.required("name"), try object.required("text"))
        let word = try name.text()
        guard !word.contains("/") else {
          throw name.error("'\(word)' is not a file's name", hint: "give it without a folder")
        }
        sources.append((word, try node.string()))
      } else {
        let path = try file.text()
        subjects.append(path)
        inputs.append(path)
      }
    }
  }

  private mutating func add(
    _ key: String, _ node: JSONNode, _ declared: BatchKind.Key
  ) throws(JSONError) {
    if declared.isFlag {
      if try node.flag() { arguments.append("--\(key)") }
      return
    }
    var values = [node]
    if declared.isList, case .list = node.value { values = try node.list() }
    for node in values {
      switch (key, node.value) {
      case ("data", .object): texts.data = JSONWriter.text(of: node.value)
      case ("rules", .object): texts.rules = JSONWriter.text(of: node.value)
      case ("holidays", .object): texts.holidays = JSONWriter.text(of: node.value)
      case ("events", .text(let text)) where text.trimmed.hasPrefix("BEGIN:VCALENDAR"):
        texts.events.append(text)
      case ("data", _), ("rules", _), ("holidays", _), ("events", _):
        inputs.append(try node.text())
        fallthrough
      default: arguments.append("--\(key)=\(try word(node))")
      }
    }
  }

  /// A value as a word of the command line.
  private func word(_ node: JSONNode) throws(JSONError) -> String {
    if case .number(let number) = node.value { return number.shortText }
    return try node.string()
  }

  /// Reads the job as its command would; throws what that finds wrong with the options.
  package func check() throws {
    _ = try command(output: "a.\(format)", sourcesIn: nil)
  }

  /// The command with its output.
  ///
  /// - Parameter folder: Where sources of the job's own are put, so that compiled ones are found
  ///   again; nil where they are not put.
  func command(output: String, sourcesIn folder: URL?) throws -> any DrawingCommand {
    var files = subjects
    if let folder { files += try put(in: folder) }
    func parsed<Command: DrawingCommand>(_ type: Command.Type) throws -> any DrawingCommand {
      do {
        let words = arguments + ["--output=\(output)", "--"] + files
        var command = try type.parse(words)
        command.texts = texts
        command.texts.arguments = words
        return command
      } catch {
        let words = type.message(for: error).components(separatedBy: "\nHint: ")
        throw CommandFailure(
          words[0],
          hint: words.count > 1 ? words[1] : NearMatch.hint(forParserMessage: words[0]))
      }
    }
    return try parsed(kind.command)
  }

  /// Writes the sources that the job holds, and gives their paths.
  private func put(in folder: URL) throws -> [String] {
    try sources.map { source in
      let place = folder.appendingPathComponent(SHA256.text(of: source.text.utf8))
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let file = place.appendingPathComponent(source.name)
      if FileManager.default.contents(atPath: file.path) != Data(source.text.utf8) {
        try WholeFile.write(Data(source.text.utf8), to: file)
      }
      return file.path
    }
  }

  /// A sum of the job, the files that it reads, and this program's version: what is equal is drawn
  /// equally.
  var hash: String {
    var sum = SHA256()
    sum.add("kumihan \(KumihanCommand.configuration.version)\n".utf8)
    sum.add(JSONWriter.line(of: value).utf8)
    for path in inputs {
      let data = try? InputFile.read(path)
      sum.add("\n\(path) \(data?.count ?? -1)\n".utf8)
      if let data { sum.add(data) }
    }
    return sum.finished()
  }
}

extension String {
  fileprivate var trimmed: Substring {
    drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  }
}
