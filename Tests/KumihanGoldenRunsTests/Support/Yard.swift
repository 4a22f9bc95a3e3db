import Foundation

@testable import KumihanGoldenRuns

/// A package's folder with references and a run, for one test.
struct Yard {
  let package: URL
  var run: URL { package.appending(path: ".build/kumihan-goldens/latest") }
  var journal: ChangeJournal { ChangeJournal(package: package) }

  init(package: URL) { self.package = package }

  init() throws {
    package = FileManager.default.temporaryDirectory.appending(
      path: "kumihan-golden-runs-tests/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: package) }

  func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

  func write(_ data: Data, _ path: String) throws {
    let url = package.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Nil where there is no such file.
  func text(_ path: String) -> String? {
    (try? Data(contentsOf: package.appending(path: path))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// A difference with the bytes of its reference and its snapshot; the run's files are written.
  @discardableResult
  func difference(
    _ id: String, old: String? = "old", new: String? = "new", causes: [String] = [],
    kind: GoldenDifference.Kind = .different, _ change: (inout GoldenDifference) -> Void = { _ in }
  ) throws -> GoldenDifference {
    var result = GoldenDifference(
      id: id, kind: kind, test: "test()", source: "Tests/CardTests.swift", line: 7, column: 3,
      root: package.path, message: causes.map { "cause: \($0)" } + ["pixels: 4 of 9"], rule: "CI")
    result.causes = causes.map { words in
      let place = words.prefix { $0 != " " }
      return .init(
        place: String(place), kind: "vstack", property: "spacing", old: "2", new: "4",
        words: words, count: 2)
    }
    if let old {
      try write(old, id)
      result.old = GoldenDifference.hash(Data(old.utf8))
    }
    let base = ".build/kumihan-goldens/latest"
    if let new {
      result.new = GoldenDifference.hash(Data(new.utf8))
      result.actual = "\(id).actual"
      try write(new, "\(base)/\(id).actual")
      if result.isPicture {
        result.layout = "\(id).actual.layout.txt"
        try write("layout of \(new)", "\(base)/\(id).actual.layout.txt")
        result.lock = "9x9@1  pixels:\(new)"
      }
    }
    change(&result)
    try write(result.json, "\(base)/\(id)\(GoldenDifference.ending)")
    return result
  }

  func read() throws -> GoldenRun { try GoldenRun(reading: run) }

  func approval() throws -> Approval {
    Approval(run: try read(), package: package, journal: journal)
  }

  /// Paths of all files of the package outside `.build`.
  var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: package.path)) ?? []
    return all.filter { path in
      let values = try? package.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return !path.hasPrefix(".build") && values?.isRegularFile == true
    }.sorted()
  }
}
