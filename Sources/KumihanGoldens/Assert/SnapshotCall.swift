import Foundation
import Testing

/// One assertion: what it was asked, and what of its task is gone on another thread.
struct SnapshotCall: Sendable {
  var name: String?
  var timeout: TimeInterval
  var fileID, filePath: StaticString
  var testName: String
  var line, column: UInt
  /// Of the references.
  var folder: URL
  var decision: RecordDecision
  var world: SnapshotWorld
  var storage: SnapshotTestingConfiguration.Storage
  /// The values of a parameterised test's case; empty for other tests.
  var parameters: [String]
  var counter: SnapshotCounter
  var task: Int?
  var environment: [String: String]

  init(
    name: String?, recording: SnapshotTestingConfiguration.Record?, directory: String?,
    timeout: TimeInterval, fileID: StaticString, filePath: StaticString, testName: String,
    line: UInt, column: UInt
  ) {
    TestReporter.watch()
    self.name = name
    self.timeout = timeout
    (self.fileID, self.filePath, self.testName) = (fileID, filePath, testName)
    (self.line, self.column) = (line, column)
    let file = URL(filePath: filePath.description)
    let scopes = SnapshotScope.current
    let suite = file.deletingPathExtension().lastPathComponent
    if let directory {
      folder = URL(filePath: directory)
    } else if let root = scopes.last(where: { $0.configuration.root != nil })?.configuration.root,
      let package = RunFolder.package(of: file)
    {
      let module = fileID.description.prefix { $0 != "/" }
      folder = package.appending(path: "\(root)/\(module)/\(suite)")
    } else {
      folder = file.deletingLastPathComponent().appending(path: "__Snapshots__/\(suite)")
    }
    environment = ProcessInfo.processInfo.environment
    decision = RecordDecision(
      argument: recording, scopes: scopes, isRecording: isRecording, environment: environment)
    world = scopes.last { $0.configuration.world != nil }?.configuration.world ?? .frozen
    storage = scopes.last { $0.configuration.storage != nil }?.configuration.storage ?? .png
    parameters = Test.Case.current.map(Self.parameters) ?? []
    counter = SnapshotCounter.scoped ?? .shared
    task = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
  }

  /// `File.swift:20`.
  var place: String { "\(fileID):\(line)" }

  /// The name of the file without its ending; a message instead where two names become one.
  func stem(ending: String?) -> (stem: String, mistake: String?) {
    let test = SnapshotName.test(testName)
    let key = "\(filePath) \(testName) \(parameters.joined(separator: ", "))"
    let values = parameters.map(SnapshotName.unique).filter { !$0.isEmpty }.joined(separator: "-")
    let raw: String
    let identifier: String
    if let name {
      raw = "\(testName) named \(name)"
      identifier = SnapshotName.cleaned(name)
    } else {
      let number = counter.next(of: key, site: "\(line):\(column)", task: task)
      raw = "\(testName) \(parameters) number \(number)"
      identifier =
        values.isEmpty ? "\(number)" : (number == 1 ? values : "\(values).\(number)")
    }
    let stem = SnapshotName.file(test: test, identifier: identifier)
    let path = folder.appending(path: ending.map { "\(stem).\($0)" } ?? stem).path
    let mistake = SnapshotClaims.shared.rival(of: raw, for: path).map {
      "two snapshots have one file, \(stem): \($0) and \(raw); hint: give them other names"
    }
    return (stem, mistake)
  }

  /// The values that a case was called with, in their own words; their order is that of the
  /// parameters. Swift Testing keeps them to itself, so they are read from the case's parts.
  private static func parameters(_ testCase: Test.Case) -> [String] {
    guard testCase.isParameterized else { return [] }
    var found: [String] = []
    func search(_ value: Any, _ depth: Int) {
      guard depth < 5 else { return }
      for child in Mirror(reflecting: value).children {
        if child.label == "arguments" || child.label == "_arguments" {
          for argument in Mirror(reflecting: child.value).children {
            let value = Mirror(reflecting: argument.value).children.first { $0.label == "value" }
            if let value { found.append(words(value.value)) }
          }
          return
        }
        search(child.value, depth + 1)
        if !found.isEmpty { return }
      }
    }
    search(testCase, 0)
    return found
  }

  private static func words(_ value: Any) -> String {
    // A text's own test description has quotation marks.
    if let text = value as? String { return text }
    return (value as? any CustomTestStringConvertible)?.testDescription ?? String(describing: value)
  }
}
