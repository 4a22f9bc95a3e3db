import Foundation
import KumihanData

/// A run of `kumihan batch`.
struct Batch {
  let status: Int32
  let output: Data
  let errors: String
  let results: [Result]

  static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("kumihan").path

  struct File: Hashable {
    var name: String?
    var hash: String
    var data: Data?
  }

  struct Result {
    var line = 0
    var id: JSONValue?
    var isGood = false
    var files: [File] = []
    var problems: [String] = []
    var error = ""
    var hint = ""

    static func all(_ output: Data) throws -> [Result] {
      try output.split(separator: UInt8(ascii: "\n")).map { try Result($0) }
    }

    private init(_ line: Data) throws {
      let object = try JSONNode(parsing: line).openObject()
      self.line = try object.required("line").whole(in: 1...1_000_000)
      id = object["id"]?.value
      isGood = try object.required("ok").flag()
      error = try object["error"]?.string() ?? ""
      hint = try object["hint"]?.string() ?? ""
      problems = try object.required("problems").list().map { try $0.string() }
      files =
        try object["files"]?.list().map { node in
          let file = try node.openObject()
          let data = try file["data"]?.string()
          return File(
            name: try (file["name"] ?? file["file"])?.string(),
            hash: try file.required("hash").string(),
            data: data.flatMap { Data(base64Encoded: $0) })
        } ?? []
    }
  }

  init(_ lines: [String], _ arguments: [String], in scratch: Scratch) throws {
    let input = try scratch.file("jobs-\(UUID().uuidString)", lines.joined(separator: "\n"))
    let run = try Command(
      program: "/bin/sh",
      all: ["-c", "KUMIHAN_CACHE='\(RenderCommandTests.cache)' exec \"$@\" < '\(input)'", "sh"]
        + [Self.program, "batch"] + arguments)
    (status, output, errors) = (run.status, run.output, run.errors)
    results = try Result.all(output)
  }
}
